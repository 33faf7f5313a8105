import { expect } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { estimates } from '@/lib/i18n/fr';
import { serviceRoute } from '@/lib/routing/routes';
import { priceOffers } from '@/lib/services/offers';
import { getTitle } from '@/e2e/support/exported';
import { awa } from '@/e2e/support/form';
import { test } from '@/e2e/support/ownHost';
import { startOldChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { Visit } from './visit';
import { startWebKit } from './webkit';

/** The main journey at phone width, in browsers other than current Chromium. */

const engines = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
  { name: 'Chromium 92', start: startOldChromium },
] as const;

const FORM = '/appoitment';
const MENU = '#menu';
/** A link in browsers without popovers. */
const OPENER = 'header button, header a[href="#menu"]';
const NEXT_SLIDE = 'main [aria-label="Diapositive suivante"]';
const DANGER = '[aria-labelledby="quand-consulter"]';
const SUBMIT = 'main form [type="submit"]';
const SEND = '/api/v1.0/email/send';
const field = (name: string) => `main form [name="${name}"]`;

for (const { name, start } of engines) {
  test.describe(name, () => {
    let engine: Engine | undefined;
    let visit: Visit;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      engine = await start();
    });
    test.afterAll(() => engine?.close());
    // Each test has its own origin, and so its own storage.
    test.beforeEach(({ host }) => void (visit = new Visit(engine!, host.url)));

    test('tables, cards and questions fit, under a low header', async () => {
      for (const path of ['/doctors', '/tarifs', '/fiches']) await visit.load(path);
      // A picture of the last page shows one frame of its file.
      const ratio = () => {
        const frame = document.querySelector<HTMLImageElement>('img[src*="#f"]')!;
        return frame.naturalWidth / frame.naturalHeight;
      };
      await expect.poll(() => visit.run(ratio)).toBeCloseTo(4 / 3);
    });

    test('the menu opens before hydration, and navigates', async ({ host }) => {
      const release = host.holdScripts();
      await visit.load('/about');
      await visit.tap(OPENER, 'Menu');
      await visit.see(MENU);
      release();
      await visit.waitForHydration();
      await visit.run(() => document.body.setAttribute('data-same', ''));
      await visit.tap(`${MENU} > *`, 'Fermer');
      await visit.see(MENU, '', false);
      await visit.tap(OPENER, 'Menu');
      await visit.tap(`${MENU} a`, 'Services');
      await visit.see('[data-overlay]');
      await visit.see('h1', getTitle('/services'));
      await visit.seeFocusOn('h1');
      await visit.see('[data-overlay]', '', false);
      expect(await visit.shows(MENU)).toBe(false);
      // A soft navigation keeps the mark.
      expect(await visit.shows('[data-same]')).toBe(true);

      await visit.tap('#faq details:first-of-type summary');
      await visit.see('#faq details[open] :not(summary)');
      await visit.tap('#faq details:last-of-type summary');
      await visit.see('#faq details:last-of-type[open]');
      expect(await visit.shows('#faq details:first-of-type[open]')).toBe(false);
    });

    test('red flags open; the page is shared', async () => {
      await visit.open(serviceRoute(services[0]!.id));
      await visit.tap(`${DANGER} summary`);
      await visit.see(`${DANGER} details[open] li`);
      await visit.tap('main button', 'Instagram');
      await visit.see('dialog[open] li', 'Collez le lien');
      // The title, where a dialog can't have `autofocus`.
      await visit.seeFocusOn('dialog[open], dialog[open] h2');
      await visit.tap('dialog[open] button', 'OK');
      await visit.see('dialog', '', false);
      await visit.tap('main button', 'Copier le lien');
      // Some engines have no clipboard.
      const messages = '[aria-live]';
      const isOffered = async () =>
        (await visit.shows(messages, 'Lien copié')) ||
        (await visit.shows(messages, 'Copiez vous-même'));
      await expect.poll(isOffered).toBe(true);
    });

    test('a price opens to its estimate', async () => {
      const { anchor } = priceOffers(services).find(({ line }) => line.unit === 'visit')!;
      await visit.open(`/tarifs?fois=3#${anchor}`);
      await visit.see('details[open] [aria-live]', 'par mois');
      await visit.see('details[open] select');
      await visit.see('details[open] a', estimates.send);
    });

    test('a request made before hydration is sent once', async ({ host }) => {
      const sends = () => host.requested.filter((item) => item === `POST ${SEND}`).length;
      host.extra.set(SEND, { status: 500, type: 'text/plain', body: '' });
      const release = host.holdScripts();
      await visit.load(FORM);
      await visit.type(field('serviceType'), 'Autre');
      await visit.pick(field('appointmentDate'), '2099-12-24');
      await visit.pick(field('appointmentTime'), '10:30');
      await visit.type(field('fullName'), awa.fullName);
      await visit.type(field('email'), awa.email);
      await visit.tap(SUBMIT);
      await visit.tap(SUBMIT);
      await visit.see('main form', 'votre demande part dès que la page est prête');
      expect(sends()).toBe(0);
      release();
      await visit.see('[aria-live="assertive"]', 'Erreur: ');
      await visit.see('main a', 'Par WhatsApp');
      expect(sends()).toBe(1);

      host.extra.clear();
      await visit.load('/about');
      await visit.open(FORM);
      const kept = () =>
        visit.run(() => [...new FormData(document.querySelector('main form')!).values()]);
      await expect.poll(kept).toEqual(expect.arrayContaining(['2099-12-24', awa.fullName]));
      // Over a typed number, without an event, as some password managers do.
      await visit.type(field('phone'), '699123456');
      await visit.see('main form select[form=""]');
      await visit.run((item) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set!.call(document.querySelector(item), '+33 6 12 34 56 78');
      }, field('phone'));
      await visit.tap(SUBMIT);
      await visit.see('main h2', 'Demande envoyée');
      await visit.see('main dl', '+33612345678');
      expect(sends()).toBe(2);
    });

    test('a request erased elsewhere is gone on the way back', async () => {
      test.skip(name === 'Chromium 92', 'It fires `input` events for restored values.');
      const written = () =>
        visit.run(
          (item) => document.querySelector<HTMLInputElement>(item)?.value,
          field('fullName'),
        );
      await visit.open(FORM);
      await visit.type(field('fullName'), awa.fullName);
      await visit.open('/contact');
      await expect.poll(written).toBe(awa.fullName);
      await visit.tap('main form [commandfor$="-erase"]');
      await visit.tap('main dialog [type="reset"]');
      await expect.poll(written).toBe('');
      await visit.run(() => history.back());
      // No answer while a page loads.
      const path = () => visit.run(() => location.pathname).catch(() => '');
      await expect.poll(path).toBe(FORM);
      await visit.waitForHydration();
      await expect.poll(written).toBe('');
    });

    test('slides turn before hydration; visited pages open offline', async ({ host }) => {
      const release = host.holdScripts();
      await visit.load('/');
      await visit.tap(NEXT_SLIDE);
      await visit.tap(NEXT_SLIDE);
      release();
      await visit.see('[aria-label="Aller à la diapositive 3"][aria-current="true"]');
      await visit.tap('main [aria-label="Arrêter le défilement"]');
      await visit.see('main [aria-label="Relancer le défilement"]');

      const copy = () =>
        visit.run(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      await expect.poll(copy).toBe('activated');
      await visit.tap(OPENER, 'Menu');
      await visit.tap(`${MENU} a[href="/doctors"]`);
      await visit.see('h1', getTitle('/doctors'));
      const routes = ['/gestes', '/doctors'];
      const missing = (paths: string[]) =>
        Promise.all(paths.map(async (path) => ((await caches.match(path)) ? [] : path)));
      // A page that a link has opened is cached as it is left.
      await visit.load('/contact');
      await expect.poll(async () => (await visit.run(missing, routes)).flat()).toEqual([]);
      host.hanging.add('/doctors');
      await visit.load('/doctors');
      await visit.see('h1', getTitle('/doctors'));
      await host.stop();
      for (const route of routes) {
        await visit.load(route);
        await visit.see('h1', getTitle(route));
      }
    });
  });
}
