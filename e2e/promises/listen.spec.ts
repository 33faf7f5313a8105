import { expect, test, type Page } from 'playwright/test';
import { sheets } from '@/lib/content/generated/sheets';
import { sheetRoute } from '@/lib/routes';
import { mainOf } from '../exported';
import { articleRoutes, templates } from '../routes';
import { press, whenAlive } from '../support';

/** A page is read aloud by the device's own voice: for who reads badly, or sees badly. */

/** Stands in for the device's voices, which a test browser has not: it says when it is told to. */
interface Voices {
  /** What has been said, the last sentence first. */
  said: string[];
  /** The voice of the last sentence. */
  name?: string;
  /** Ends the sentence that is being said. */
  end: () => void;
  break: () => void;
}

declare global {
  interface Window {
    voices: Voices;
  }
}

type Voice = Partial<SpeechSynthesisVoice>;

/** Voices of some languages, which come late, as on most devices. */
const giveVoices = (page: Page, languages: readonly (string | Voice)[]) =>
  page.addInitScript((list) => {
    let current: SpeechSynthesisUtterance | undefined;
    let voices: object[] = [];
    let isMute = false;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {
        const canceled = current;
        current = undefined;
        setTimeout(() => canceled?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent));
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        // As the voices of speech-dispatcher: nothing is heard after an empty text.
        isMute ||= !utterance.text;
        if (isMute || !utterance.text.trim()) return;
        current = utterance;
        window.voices.said.unshift(utterance.text);
        window.voices.name = utterance.voice?.name;
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
      },
    });
    window.voices = {
      said: [],
      end: () => {
        const over = current;
        current = undefined;
        over?.onend?.(new Event('end') as SpeechSynthesisEvent);
      },
      break: () => current?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent),
    };
    addEventListener('load', () =>
      setTimeout(() => {
        voices = list.map((it) => {
          const voice = typeof it === 'string' ? { lang: it } : it;
          return { localService: true, voiceURI: voice.name ?? '', ...voice };
        });
        speech.dispatchEvent(new Event('voiceschanged'));
      }, 300),
    );
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        constructor(public text: string) {}
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  }, languages);

const listen = (page: Page) => page.getByRole('button', { name: 'Écouter' });
const bar = (page: Page) => page.getByRole('group', { name: 'Lecture à voix haute' });
const said = (page: Page) => page.evaluate(() => window.voices.said);
const endSentence = (page: Page) => page.evaluate(() => window.voices.end());
/** The words that are marked as being read. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((it) => String(it).trim()));

const placeOfMark = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    const { top, bottom } = (range as Range).getBoundingClientRect();
    return { top, bottom };
  });

const article = articleRoutes[0] ?? '';
const sheet = sheetRoute(sheets[0]?.id ?? '');

/** Opens a page on a device with a French voice of its own. */
async function open(page: Page, route: string, voices: Voice[] = []): Promise<void> {
  await giveVoices(page, ['en-GB', ...voices, 'fr-FR']);
  await page.goto(route);
  await whenAlive(page);
}

const SCREEN = { width: 360, height: 740 };

test.use({ viewport: SCREEN });

test('articles, services, sheets and gestures can be read aloud', () => {
  const read = templates.filter((route) =>
    /^\/(blogDetails|ServiceDetails|fiches)\/|gestes/.test(route),
  );
  expect(read).toHaveLength(4);
  for (const route of read) {
    expect.soft(mainOf(route), route).toMatch(/>Écouter<.* data-read="true"/s);
  }
});

test('a page is read sentence by sentence, pauses, goes on and stops', async ({ page }) => {
  await open(page, sheet, [{ lang: 'fr-CA' }, { lang: 'fr_FR', name: 'Android', default: true }]);
  const title = await page.locator('h1').innerText();
  const hold = (name: string) => press(bar(page).getByRole('button', { name }));
  await press(listen(page));
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(() => said(page)).toHaveLength(1);
  expect(await page.evaluate(() => window.voices.name)).toBe('Android');
  expect(await marked(page)).toEqual([title.trim()]);
  for (let count = 2; count <= 6; count += 1) await endSentence(page);
  expect(await said(page)).toHaveLength(6);
  expect(await marked(page)).toHaveLength(1);
  await expect
    .poll(async () => {
      const { top, bottom } = await placeOfMark(page);
      return top >= 0 && bottom > top && bottom <= SCREEN.height;
    })
    .toBe(true);
  await test.step('paused in a sentence it begins that one again', async () => {
    const [last] = await said(page);
    await hold('Pause');
    await endSentence(page);
    expect(await said(page)).toHaveLength(6);
    await hold('Reprendre');
    expect((await said(page)).slice(0, 2)).toEqual([last, last]);
  });
  await test.step('what is worked with is not read', async () => {
    const isRead = async () => (await endSentence(page), bar(page).count());
    await expect.poll(isRead, { intervals: [0] }).toBe(0);
    expect((await said(page)).length).toBeGreaterThan(15);
    expect((await said(page)).join(' ')).not.toMatch(/Écouter|Imprimer la fiche|Tout effacer/);
  });
  await test.step('stopped it marks nothing any more', async () => {
    await press(listen(page));
    await hold('Arrêter');
    await expect(bar(page)).toHaveCount(0);
    expect(await marked(page)).toEqual([]);
    await expect(listen(page)).toBeFocused();
  });
});

test('whoever scrolls away is left there until the sentence is in sight, and whoever leaves is not read to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, article);
  await press(listen(page));
  await expect.poll(() => said(page)).toHaveLength(1);
  const down = () => page.evaluate(() => scrollY);
  const wheel = async (by: number) => {
    const before = await down();
    await page.mouse.wheel(0, by);
    await expect.poll(down).toBe(before + by);
  };
  await page.mouse.move(180, 300);
  await wheel(4000);
  const away = await down();
  for (let count = 2; count <= 4; count += 1) await endSentence(page);
  expect(await said(page)).toHaveLength(4);
  expect(await down()).toBe(away);
  await wheel(Math.round((await placeOfMark(page)).top) - 300);
  // Followed again, sooner or later a sentence stands lower than that.
  const before = await down();
  for (let count = 0; count < 9 && (await down()) === before; count += 1) await endSentence(page);
  expect(await down()).toBeGreaterThan(before);

  await test.step('a voice that breaks off says so', async () => {
    await page.evaluate(() => window.voices.break());
    await expect(page.getByText('n’a pas pu lire à voix haute')).toBeVisible();
  });
  await test.step('another page is not read on', async () => {
    await press(listen(page));
    await expect(bar(page)).toBeVisible();
    await press(page.getByRole('banner').locator('a[href="/"]').first());
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toHaveCount(0);
    const count = (await said(page)).length;
    await endSentence(page);
    expect(await said(page)).toHaveLength(count);
  });
});

/** Keeps the next script back: what it gives lets it come, and tells when it has run. */
async function holdNextScript(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => (await released, route.continue()), { times: 1 });
  return async () => {
    const hasRun = page.evaluate(
      () =>
        new Promise((end) =>
          document.addEventListener(
            'load',
            ({ target }) => target instanceof HTMLScriptElement && requestAnimationFrame(end),
            { capture: true },
          ),
        ),
    );
    release();
    await hasRun;
  };
}

test('a second press reads once; a page that was left is not read', async ({ page }) => {
  // As Firefox on Linux tells its voices.
  const local = { lang: 'fr-CM', localService: false, voiceURI: 'urn:moz-tts:speechd:French' };
  await giveVoices(page, [local]);
  await page.goto(article);
  await whenAlive(page);
  const comeTwice = await holdNextScript(page);
  await press(listen(page));
  await page.keyboard.press('Enter');
  await comeTwice();
  await expect.poll(() => said(page)).toHaveLength(1);
  await endSentence(page);
  expect(await said(page)).toHaveLength(2);
  await expect(bar(page)).toBeVisible();

  await page.reload();
  await whenAlive(page);
  const comeLate = await holdNextScript(page);
  await press(listen(page));
  await press(page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  await comeLate();
  expect(await said(page)).toEqual([]);
  await expect(bar(page)).toHaveCount(0);
});

test('without a French voice of the device’s own there is no button', async ({ page }) => {
  await giveVoices(page, [
    'en-GB',
    { lang: 'fr-FR', localService: false, name: 'Google français' },
  ]);
  await page.goto(article);
  const before = await page.locator('h1').boundingBox();
  await whenAlive(page);
  await expect(listen(page)).toHaveCount(0);
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  expect(await said(page)).toEqual([]);
});
