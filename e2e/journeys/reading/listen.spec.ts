import { expect, test, type Page } from 'playwright/test';
import { printableRoute, routes, serviceRoute } from '@/lib/routing/routes';
import { getMain } from '@/e2e/support/exported';
import { articleRoutes, templates } from '@/e2e/support/routes';
import { goto, tap, tapInFooter, TOUCH_PHONE } from '@/e2e/support/page';

declare global {
  interface Window {
    /** The spoken sentences, the last one first. */
    spoken: string[];
    /** Ends the current utterance. */
    end: (event: 'end' | 'error') => void;
  }
}

type Voice = Partial<SpeechSynthesisVoice>;

/** Mocks speech synthesis, whose voices load late on most devices. */
const mockVoices = (page: Page, voices: Voice[]) =>
  page.addInitScript((given) => {
    let current: SpeechSynthesisUtterance | undefined;
    let list: Voice[] = [];
    window.spoken = [];
    window.end = (event) => {
      const over = current;
      current = undefined;
      over?.[`on${event}`]?.(new Event(event) as SpeechSynthesisErrorEvent);
    };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => list,
      cancel: () => {
        const canceled = current;
        current = undefined;
        setTimeout(() => canceled?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent));
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (!utterance.text.trim()) return;
        current = utterance;
        window.spoken.unshift(utterance.text);
        window.name = utterance.voice?.name ?? '';
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
      },
    });
    addEventListener('load', () =>
      setTimeout(() => {
        list = given.map((item) => ({ localService: true, voiceURI: '', ...item }));
        speech.dispatchEvent(new Event('voiceschanged'));
      }, 300),
    );
    const Utterance = class {
      constructor(public text: string) {}
    };
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  }, voices);

const listen = (page: Page) => page.getByRole('button', { name: 'Écouter' });
const bar = (page: Page) => page.getByRole('group', { name: 'Lecture à voix haute' });
const spoken = (page: Page) => page.evaluate(() => window.spoken);
const end = (page: Page) => page.evaluate(() => window.end('end'));
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((item) => String(item).trim()));

const article = articleRoutes[0] ?? '';

async function open(page: Page, route: string, voices: Voice[]): Promise<void> {
  await mockVoices(page, [{ lang: 'en-GB' }, ...voices]);
  await goto(page, route);
}

test.use({ viewport: TOUCH_PHONE.viewport, contextOptions: { reducedMotion: 'reduce' } });

test('reads aloud by sentence, pauses, resumes, stops', async ({ page }) => {
  const read = templates.filter((template) =>
    /^\/(blogDetails|ServiceDetails|fiches)\/|gestes/.test(template),
  );
  for (const route of read) expect.soft(getMain(route), route).toContain('>Écouter<');
  const android = { lang: 'fr_FR', name: 'Android', default: true };
  await open(page, article, [{ lang: 'fr-CA' }, android]);
  const hold = (name: string) => tap(bar(page).getByRole('button', { name }));
  await tap(listen(page));
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  expect(await page.evaluate(() => window.name)).toBe('Android');
  expect(await marked(page)).toEqual([(await page.locator('h1').innerText()).trim()]);
  for (let count = 2; count <= 6; count += 1) await end(page);
  await test.step('resuming repeats the paused sentence', async () => {
    const [last] = await spoken(page);
    await hold('Pause');
    await end(page);
    expect(await spoken(page)).toHaveLength(6);
    await hold('Reprendre');
    expect((await spoken(page)).slice(0, 2)).toEqual([last, last]);
  });
  await test.step('reads to the end, without controls', async () => {
    await page.evaluate(() => {
      for (let count = 0; count < 1000; count += 1) window.end('end');
    });
    await expect(bar(page)).toHaveCount(0);
    expect((await spoken(page)).length).toBeGreaterThan(15);
    expect((await spoken(page)).join(' ')).not.toMatch(/Écouter|Copier le lien/);
  });
  await tap(listen(page));
  await hold('Arrêter');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toEqual([]);
  await expect(listen(page)).toBeFocused();
  await test.step('it ends when the voice fails, or on navigation', async () => {
    await tap(listen(page));
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.end('error'));
    await expect(page.getByText('n’a pas pu lire à voix haute')).toBeVisible();
    await tap(listen(page));
    await expect(bar(page)).toBeVisible();
    await tapInFooter(page, 'Tarifs');
    await expect(page).toHaveURL('/tarifs');
    await expect(bar(page)).toHaveCount(0);
  });
});

test('reads lines apart, and no words of controls', async ({ page }) => {
  for (const [route, label] of [
    [serviceRoute(1), 'Zone'],
    [printableRoute('tension-et-glycemie'), 'Jour 14'],
  ] as const) {
    await open(page, route, [{ lang: 'fr-FR', name: 'Android' }]);
    await tap(listen(page));
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => {
      for (let count = 0; count < 1000; count += 1) window.end('end');
    });
    const sentences = await spoken(page);
    expect(sentences).toContain(label);
    expect(sentences.filter((text) => /^Masquer la suite|Imprimer/.test(text))).toEqual([]);
  }
});

test('reads guides that would close each other', async ({ page }) => {
  await open(page, routes.guides, [{ lang: 'fr-FR', name: 'Android' }]);
  await tap(listen(page));
  await expect(bar(page)).toBeVisible();
  // Safari and older browsers do not read what is closed.
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
});

test('offers no reading without a French voice', async ({ page }) => {
  await open(page, article, [{ lang: 'fr-FR', localService: false, name: 'Google français' }]);
  await expect(listen(page)).toHaveCount(0);
});
