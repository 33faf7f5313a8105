import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes, serviceRoute } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { countSheets, PAPER, print } from '../print';
import { press, sendRequest, VISITOR, whenAlive } from '../support';

/** What comes out of a printer: A4, as the browser lays it out without margins. */

test.use({ viewport: PAPER });

const pageOfAll = shareOnePage();

/** In a browser that can't print, as those inside other apps, the button says what to do. */
async function expectPrintHint(page: Page, name: string) {
  await whenAlive(page);
  await page.evaluate(() => Object.assign(window, { print: undefined }));
  await press(page.getByRole('button', { name }));
  const hint = page.getByRole('alert').filter({ hasText: 'n’imprime pas d’ici' });
  await expect(hint).toBeVisible();
  // A print that begins all the same, as from the menu.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(hint).toHaveCount(0);
}

test('an article is printed without what leads elsewhere, on as many sheets as its words need', async () => {
  const page = pageOfAll();
  await print(page, '/blogDetails/3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/min de lecture/)).toBeVisible();
  const part = await page.locator('article p ~ h2[id]').first().innerText();
  for (const heading of ['En bref', part, 'Quand consulter']) {
    const words = page.locator('article').getByText(heading, { exact: true });
    await expect(words.locator('visible=true')).toHaveCount(1);
  }
  for (const heading of ['Partager', 'Mots-clés', 'À lire aussi', 'Sommaire']) {
    await expect(page.getByText(heading, { exact: true })).toBeHidden();
  }
  const headings = page.locator('main').locator('h1, h2, h3').locator('visible=true');
  const breaks = await headings.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).breakAfter),
  );
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  // Some 300 words each, and one for what may not be cut apart.
  const words = (await page.locator('body').innerText()).split(/\s+/).length;
  expect(await countSheets(page)).toBeLessThanOrEqual(Math.ceil(words / 300) + 1);
});

test('prices, gestures and the steps when to seek help are printed whole, all prices on one sheet', async () => {
  const page = pageOfAll();
  for (const [path, part] of [
    [serviceRoute(3), '[aria-labelledby="tarifs"] dl > div'],
    [serviceRoute(3), '[aria-labelledby="quand-consulter"] > ol > li'],
    [routes.gestures, 'main details[name="gestes"]'],
  ] as const) {
    await print(page, path);
    const breaks = await page
      .locator(part)
      .evaluateAll((all) =>
        all.map((it) => it.checkVisibility() && getComputedStyle(it).breakInside),
      );
    expect(new Set(breaks), part).toEqual(new Set(['avoid']));
  }
  await print(page, routes.prices);
  for (const list of await page.locator('[aria-labelledby^="prix-"] dl').all())
    await expect(list).toBeVisible();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await expectPrintHint(page, 'Imprimer les tarifs');
});

test('questions are printed with their answers, and close again', async () => {
  const page = pageOfAll();
  await print(page, '/services');
  const entries = page.locator('#faq details');
  await expect(entries).toHaveCount(faq.questions.length);
  for (const { question, answer } of faq.questions) {
    const entry = entries.filter({ has: page.getByText(question, { exact: true }) });
    const shown = entry.getByText(answer);
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())!.height).toBeGreaterThan(15);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(entries.first().locator('summary + *')).toBeHidden();
});

test('the confirmation of a request fits on one sheet', async ({ page }) => {
  await page.goto('/appoitment');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  await expectPrintHint(page, 'Imprimer');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Demande envoyée', 'Référence', VISITOR.name, '10:30']) {
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  }
  const phone = page.locator('main').getByText(formatPhone(site.phones[0]));
  await expect(phone.locator('visible=true')).toHaveCount(1);
  await expect(page.locator('button, nav').locator('visible=true')).toHaveCount(0);
  await expect(page.getByText('Horaires')).toBeHidden();
  expect(await countSheets(page)).toBe(1);
});
