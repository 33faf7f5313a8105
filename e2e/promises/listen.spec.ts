import { expect, test, type Page } from 'playwright/test';

import { templates } from '../routes';
import { press, whenAlive } from '../support';

/** A page is read aloud by the device's own voice: for who reads badly, or sees badly. */

/** Stands in for the device's voices, which a test browser has not: it says when it is told to. */
interface Voices {
  /** What has been said, the last sentence first. */
  said: string[];
  /** Ends the sentence that is being said. */
  end: () => void;
  break: () => void;
}

declare global {
  interface Window {
    voices: Voices;
  }
}

const giveVoices = (page: Page, languages: readonly string[], late = false) =>
  page.addInitScript(
    ([list, isLate]) => {
      let current: SpeechSynthesisUtterance | undefined;
      const all = list.map((lang) => ({ lang, localService: !lang.includes('network') }));
      let there = isLate ? [] : all;
      const target = new EventTarget();
      window.voices = {
        said: [],
        end: () => {
          const over = current;
          current = undefined;
          over?.onend?.(new Event('end') as SpeechSynthesisEvent);
        },
        break: () => current?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent),
      };
      if (isLate) {
        addEventListener('load', () =>
          setTimeout(() => {
            there = all;
            target.dispatchEvent(new Event('voiceschanged'));
          }, 300),
        );
      }
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(target, {
          getVoices: () => there,
          cancel: () => {
            current = undefined;
          },
          speak: (utterance: SpeechSynthesisUtterance) => {
            if (!utterance.text) return;
            current = utterance;
            window.voices.said.unshift(utterance.text);
            utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
          },
        }),
      });
      window.SpeechSynthesisUtterance = class {
        voice = null;
        lang = '';
        onend = null;
        constructor(public text: string) {}
      } as unknown as typeof SpeechSynthesisUtterance;
    },
    [languages, late] as const,
  );

const listen = (page: Page) => page.getByRole('button', { name: 'Écouter' });
const bar = (page: Page) => page.getByRole('group', { name: 'Lecture à voix haute' });
const said = (page: Page) => page.evaluate(() => window.voices.said);
const endSentence = (page: Page) => page.evaluate(() => window.voices.end());
/** The words that are marked as being read. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((it) => String(it).trim()));

const article = templates.find((route) => route.startsWith('/blogDetails/')) ?? '';
const read = templates.filter((route) =>
  /^\/(blogDetails|ServiceDetails|fiches)\/|gestes/.test(route),
);

test.use({ viewport: { width: 360, height: 740 } });

for (const route of read) {
  test(`${route} is read from its title on, each sentence marked and in sight`, async ({
    page,
  }) => {
    await giveVoices(page, ['en-GB', 'fr-FR']);
    await page.goto(route);
    await whenAlive(page);
    const title = await page.locator('h1').innerText();
    await press(listen(page));
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(() => said(page)).toHaveLength(1);
    expect((await marked(page))[0]).toBe(title.trim());
    for (let count = 2; count <= 6; count += 1) {
      await endSentence(page);
      expect(await said(page)).toHaveLength(count);
      const place = await page.evaluate(() => {
        const [range] = CSS.highlights.get('spoken') ?? [];
        return (range as Range).getBoundingClientRect().height;
      });
      expect(place).toBeGreaterThan(0);
    }
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [range] = CSS.highlights.get('spoken') ?? [];
          const { top, bottom } = (range as Range).getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    // What is worked with is not read.
    const all = (await said(page)).join(' ');
    expect(all).not.toMatch(/Écouter|Imprimer|Partager/);
  });
}

test('a reading pauses, goes on with its sentence, and stops', async ({ page }) => {
  await giveVoices(page, ['fr-FR'], true);
  await page.goto(article);
  await whenAlive(page);
  await press(listen(page));
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => said(page)).toHaveLength(1);
  await endSentence(page);
  const [second] = await said(page);
  await press(bar(page).getByRole('button', { name: 'Pause' }));
  await endSentence(page);
  expect(await said(page)).toHaveLength(2);
  await press(bar(page).getByRole('button', { name: 'Reprendre' }));
  expect((await said(page))[0]).toBe(second);
  await press(bar(page).getByRole('button', { name: 'Arrêter' }));
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toEqual([]);
  await expect(listen(page)).toBeFocused();
});

test('whoever scrolls away is not taken back, until the sentence is in sight again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveVoices(page, ['fr-FR']);
  await page.goto(article);
  await whenAlive(page);
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
  for (let count = 2; count <= 4; count += 1) {
    await endSentence(page);
    expect(await said(page)).toHaveLength(count);
    expect(await down()).toBe(away);
  }
  await wheel(
    await page.evaluate(() => {
      const [range] = CSS.highlights.get('spoken') ?? [];
      return Math.round((range as Range).getBoundingClientRect().top) - 300;
    }),
  );
  // Followed again, sooner or later a sentence stands lower than that.
  const before = await down();
  for (let count = 0; count < 9 && (await down()) === before; count += 1) await endSentence(page);
  expect(await down()).toBeGreaterThan(before);
});

test('a voice that breaks off says so, and another page is not read on', async ({ page }) => {
  await giveVoices(page, ['fr-FR']);
  await page.goto(article);
  await whenAlive(page);
  await press(listen(page));
  await expect.poll(() => said(page)).toHaveLength(1);
  await page.evaluate(() => window.voices.break());
  await expect(page.getByText('n’a pas pu lire à voix haute')).toBeVisible();
  await press(listen(page));
  await expect(bar(page)).toBeVisible();
  await press(page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  await expect(bar(page)).toHaveCount(0);
  const count = (await said(page)).length;
  await endSentence(page);
  expect(await said(page)).toHaveLength(count);
});

test('without a French voice of the device’s own there is no button, and nothing moves', async ({
  page,
}) => {
  await giveVoices(page, ['en-GB', 'fr-network']);
  await page.goto(article);
  const before = await page.locator('h1').boundingBox();
  await whenAlive(page);
  await expect(listen(page)).toHaveCount(0);
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  expect(await said(page)).toEqual([]);
});
