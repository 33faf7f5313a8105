import { expect, test } from 'playwright/test';
import { DraftBanner } from './DraftBanner';

test('a draft says that it is off the site, and what it lacks', () => {
  const said = (props: Parameters<typeof DraftBanner>[0]) =>
    JSON.stringify(DraftBanner(props)).replace(/\s/g, ' ');
  expect(said({ draft: true, missing: ['Résumé', 'Image'] })).toContain(
    'Brouillon : cette page n’est pas sur le site. Il manque encore : Résumé, Image.',
  );
  expect(said({ draft: true })).not.toContain('Il manque');
  expect(said({})).toBe('null');
});
