import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { HYDRATED } from '@/lib/hydration/eventReplay';
import { serviceRoute } from '@/lib/routing/routes';
import { titleOf } from '../exported';
import { startOwnHost, type OwnHost } from '../ownHost';
import { VISITOR } from '../support';
import { startOldChromium } from './chromium';
import { WINDOW, type Engine, type Run } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The main journey, on a phone's width, in the engines that visitors have beside Chromium of today. */

const engines = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
  { name: 'Chromium 92', start: startOldChromium },
] as const;

const FORM = '/appoitment';
const MENU = '#menu';
/** What opens it: before popovers, a link. */
const OPENER = 'header button, header a[href="#menu"]';
const NEXT_SLIDE = 'main [aria-label="Diapositive suivante"]';
const DANGER = '[aria-labelledby="quand-consulter"]';
const SUBMIT = 'main form [type="submit"]';
const SEND = '/api/v1.0/email/send';
const field = (name: string) => `main form [name="${name}"]`;

async function fill(visit: Visit): Promise<void> {
  await visit.type(field('serviceType'), 'Autre');
  await visit.pick(field('appointmentDate'), '2099-12-24');
  await visit.pick(field('appointmentTime'), '10:30');
  await visit.type(field('fullName'), VISITOR.name);
  await visit.type(field('email'), VISITOR.email);
}

for (const { name, start } of engines) {
  test.describe(name, () => {
    let engine: Engine | undefined;
    let host: OwnHost;
    let visit: Visit;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      engine = await start();
    });
    test.afterAll(() => engine?.close());
    // An address of its own for each test: what one leaves behind is kept for that address.
    test.beforeEach(async ({}, info) => {
      host = await startOwnHost({ outbox: info.outputPath('outbox') });
      visit = new Visit(engine!, host.url);
    });
    test.afterEach(() => host.stop());

    // Engines lay them out in ways of their own, and no journey comes by.
    test('tables, cards and questions fit, under a low header', async () => {
      for (const path of ['/doctors', '/tarifs', '/trouver']) await visit.openEarly(path);
    });

    test('the menu opens before React, and leads on', async () => {
      const release = host.holdScripts();
      await visit.openEarly('/about');
      await visit.tap(OPENER, 'Menu');
      await visit.see(MENU);
      release();
      await visit.seeAlive();
      await visit.run(() => document.body.setAttribute('data-same', ''));
      await visit.tap(`${MENU} > *`, 'Fermer');
      await visit.see(MENU, '', false);
      await visit.tap(OPENER, 'Menu');
      await visit.tap(`${MENU} a`, 'Services');
      await visit.see('[data-overlay]');
      await visit.see('h1', titleOf('/services'));
      await visit.seeFocusOn('h1');
      await visit.see('[data-overlay]', '', false);
      expect(await visit.shows(MENU)).toBe(false);
      // React has changed the page: no other was loaded.
      expect(await visit.shows('[data-same]')).toBe(true);

      await visit.tap('#faq details:first-of-type summary');
      await visit.see('#faq details[open] :not(summary)');
      await visit.tap('#faq details:last-of-type summary');
      await visit.see('#faq details:last-of-type[open]');
      expect(await visit.shows('#faq details:first-of-type[open]')).toBe(false);
    });

    test('the signs of danger open; the page is shared', async () => {
      await visit.open(serviceRoute(services[0]!.id));
      await visit.tap(`${DANGER} summary`);
      await visit.see(`${DANGER} details[open] li`);
      await visit.tap('main button', 'Instagram');
      await visit.see('dialog[open] li', 'Collez le lien');
      await visit.seeFocusOn('dialog[open] h2');
      await visit.tap('dialog[open] button', 'OK');
      await visit.see('dialog', '', false);
      await visit.tap('main button', 'Copier le lien');
      // Copied, or offered to be copied by hand: an engine without a clipboard to write to.
      const told = '[aria-live="polite"], [role="alert"]';
      const isGiven = async () =>
        (await visit.shows(told, 'Lien copié')) || (await visit.shows(told, 'Copiez vous-même'));
      await expect.poll(isGiven).toBe(true);
    });

    test('a request sent before React leaves once, then arrives', async () => {
      const sends = () => host.asked.filter((asked) => asked === `POST ${SEND}`).length;
      host.extra.set(SEND, { status: 500, type: 'text/plain', body: '' });
      const release = host.holdScripts();
      await visit.openEarly(FORM);
      await fill(visit);
      await visit.tap(SUBMIT);
      await visit.tap(SUBMIT);
      await visit.see('main form', 'votre demande part dès que la page est prête');
      expect(sends()).toBe(0);
      release();
      await visit.see('[role="alert"]', 'Erreur: ');
      await visit.see('main a', 'Par WhatsApp');
      expect(sends()).toBe(1);

      host.extra.clear();
      await visit.openEarly('/about');
      await visit.open(FORM);
      const kept = () =>
        visit.run(() => [...new FormData(document.querySelector('main form')!).values()]);
      await expect.poll(kept).toEqual(expect.arrayContaining(['2099-12-24', VISITOR.name]));
      await visit.tap(SUBMIT);
      await visit.see('main h2', 'Demande envoyée');
      expect(sends()).toBe(2);
    });

    // Chromium 92 tells the page of values that it gives back by `input` events, like typed ones.
    if (name !== 'Chromium 92') {
      test('a request erased elsewhere is gone on the way back', async () => {
        const written = () =>
          visit.run((it) => document.querySelector<HTMLInputElement>(it)?.value, field('fullName'));
        await visit.open(FORM);
        await visit.type(field('fullName'), VISITOR.name);
        await visit.open('/contact');
        await expect.poll(written).toBe(VISITOR.name);
        await visit.tap('main form [type="reset"]');
        await expect.poll(written).toBe('');
        await visit.run(() => history.back());
        // Between two pages an engine answers nothing.
        const path = () => visit.run(() => location.pathname).catch(() => '');
        await expect.poll(path).toBe(FORM);
        await visit.seeAlive();
        await expect.poll(written).toBe('');
      });
    }

    test('slides turn before React; visited pages open offline', async () => {
      const release = host.holdScripts();
      await visit.openEarly('/');
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
      await visit.see('h1', titleOf('/doctors'));
      const routes = ['/contact', '/doctors'];
      const missing = (paths: string[]) =>
        Promise.all(paths.map(async (path) => ((await caches.match(path)) ? [] : path)));
      await expect.poll(async () => (await visit.run(missing, routes)).flat()).toEqual([]);
      await host.stop();
      for (const route of routes) {
        // Offline a page opened by a link is read, and not hydrated.
        await visit.openEarly(route);
        await visit.see('h1', titleOf(route));
      }
    });
  });
}

/** What marks the element that is meant, for the driver. */
const MEANT = 'data-meant';

/** What a visitor does on the site and sees there, in any engine. */
class Visit {
  readonly run: Run;

  constructor(
    private readonly engine: Engine,
    private readonly addressOf: (path: string) => string,
  ) {
    this.run = engine.run;
  }

  /** Opens a page of the site, and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    await this.seeAlive();
  }

  /** Opens a page of the site, which has to fit, and does not wait for React. */
  async openEarly(path: string): Promise<void> {
    await this.engine.open(this.addressOf(path));
    const { width, needed, header } = await this.run(measure);
    expect(width).toBe(WINDOW.width);
    expect.soft(needed, path).toBeLessThanOrEqual(width);
    expect.soft(header, path).toBeGreaterThan(30);
    expect.soft(header, path).toBeLessThanOrEqual(90);
    expect.soft(await this.shows('h1'), path).toBe(true);
  }

  seeAlive(): Promise<void> {
    return this.see(`[${HYDRATED}] main`);
  }

  async tap(selector: string, words = ''): Promise<void> {
    await this.see(selector, words, true, MEANT);
    await this.engine.tap(`[${MEANT}]`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.see(selector, '', true, MEANT);
    await this.engine.type(`[${MEANT}]`, text);
  }

  /** Has the picker of a phone give a field its value: each engine asks for the keys in its way. */
  async pick(selector: string, value: string): Promise<void> {
    await this.see(selector);
    await this.run(take, selector, value);
  }

  shows(selector: string, words = ''): Promise<boolean> {
    return this.run(find, selector, words, '');
  }

  /** Waits until something shows, or does no longer; a mark is for what is to be touched. */
  see(selector: string, words = '', isThere = true, mark = ''): Promise<void> {
    const message = `${selector} ${words}`;
    return until(() => this.run(find, selector, words, mark), message, isThere);
  }

  seeFocusOn(selector: string): Promise<void> {
    const hasFocus = (it: string) => document.activeElement?.matches(it) ?? false;
    return until(() => this.run(hasFocus, selector), `focus on ${selector}`);
  }
}

/** Asked often: an engine that waits for a test takes longer than one that is asked. */
const until = (ask: () => Promise<boolean>, message: string, answer = true) =>
  expect.poll(ask, { message, intervals: [100] }).toBe(answer);

/** In the page: how wide the window is, how wide a window the page needs, how high its header is. */
function measure() {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return { width: innerWidth, needed: document.documentElement.scrollWidth, header };
}

/** In the page: whether something shows with these words. What is marked also takes a touch. */
function find(selector: string, words: string, mark: string): boolean {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, pointerEvents } = getComputedStyle(element);
    const isSeen = width > 0 && height > 0 && visibility === 'visible';
    // A menu that has just opened takes no touch yet.
    const isTaken = isSeen && (!mark || pointerEvents !== 'none');
    return isTaken && plain(element.textContent).includes(plain(words));
  });
  if (!found || !mark) return Boolean(found);
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  found.setAttribute(mark, '');
  // What is pressed has to stand still by then.
  document.documentElement.style.scrollBehavior = 'auto';
  found.scrollIntoView({ block: 'center' });
  return true;
}

function take(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.focus();
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
