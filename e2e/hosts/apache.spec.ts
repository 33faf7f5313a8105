import { expect, test as base } from 'playwright/test';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { expectRedirects, hostTest, hostTests } from './host';
import { startApache } from './programs';

/** The site as its own `.htaccess` has it served, under a real Apache set up as hosts do. */

const GUESSES = {
  '/ABOUT?service=3': '/about?service=3',
  '/servicedetails/1': '/ServiceDetails/1',
  '/RDV': '/appoitment',
  '/faq?service=3': '/services#faq',
};

base.describe('at the root of its host', () => {
  const test = hostTest({ start: startApache });
  hostTests(test);
  expectRedirects(test, 'other letters, and addresses that people guess, lead on', {
    ...GUESSES,
    '/accueil': '/',
    '/index.html': '/',
  });

  test('a copy has no address of its own', async ({ host: { get } }) => {
    expect((await get('/about.html.br')).status).toBe(404);
  });
});

base.describe('in a folder of its host', () => {
  const test = hostTest({
    start: startApache,
    basePath: SUBPATH,
    out: SUBPATH_OUT,
  });
  hostTests(test);
  expectRedirects(test, 'other letters, and addresses that people guess, lead on', {
    ...GUESSES,
    '/accueil': '',
    '/index.html': '',
  });
});
