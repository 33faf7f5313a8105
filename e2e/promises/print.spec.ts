import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { formatPhone, formatPrice } from '@/lib/text/format';
import { serviceRoute } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { PAPER, print } from '../print';
import { sendRequest, VISITOR } from '../support';

/** What comes out of a printer: A4, as the browser lays it out without margins. */

test.use({ viewport: PAPER });

const ARTICLE = '/blogDetails/3';

/** How many sheets of A4 a page takes. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** On a sheet of ours, with its headings and lists. */
const WORDS_ON_SHEET = 300;

/** A page takes the sheets that its words need, and one for what may not be cut apart. */
async function expectFewSheets(page: Page) {
  const words = (await page.locator('body').innerText()).split(/\s+/).length;
  expect(await countSheets(page)).toBeLessThanOrEqual(Math.ceil(words / WORDS_ON_SHEET) + 1);
}

const pageOfAll = shareOnePage();

test('an article is printed with its head and its text, and without what leads elsewhere', async () => {
  const page = pageOfAll();
  await print(page, ARTICLE);
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
  await expectFewSheets(page);
});

for (const { id, pricing } of services) {
  test(`the prices of service ${id} are all printed, each on one sheet`, async () => {
    const page = pageOfAll();
    await print(page, serviceRoute(id));
    const prices = page.getByRole('region', { name: 'Nos tarifs' });
    await expect(prices.getByRole('term')).toHaveText(
      pricing.map(({ option, note = '' }) => option + note),
    );
    await expect(prices.getByRole('definition')).toHaveText(
      pricing.map((line) => formatPrice(line)),
    );
    for (const [index, line] of pricing.entries()) {
      const group = prices.locator('dl > div').nth(index);
      await expect(group.getByRole('term')).toBeVisible();
      await expect(group.getByText(formatPrice(line), { exact: true })).toBeVisible();
      await expect(group).toHaveCSS('break-inside', 'avoid');
    }
    await expect(page.getByRole('heading', { name: 'Autres services' })).toBeHidden();
    await expect(page.getByText('Partager ce service')).toBeHidden();
    await expectFewSheets(page);
  });
}

test('no heading is left alone at the foot of a sheet', async () => {
  const page = pageOfAll();
  await print(page, ARTICLE);
  const headings = page.locator('main').locator('h1, h2, h3').locator('visible=true');
  for (const heading of await headings.all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});

for (const path of ['/', '/services']) {
  test(`the questions of ${path} are printed with their answers, and close again`, async () => {
    const page = pageOfAll();
    await print(page, path);
    const entries = page.locator('#faq details');
    await expect(entries).toHaveCount(faq.questions.length);
    for (const { question, answer } of faq.questions) {
      const entry = entries.filter({ has: page.getByText(question, { exact: true }) });
      await expect(entry).toBeVisible();
      const shown = entry.getByText(answer);
      await expect(shown).toBeVisible();
      expect((await shown.boundingBox())!.height).toBeGreaterThan(15);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(entries.first().locator('summary + *')).toBeHidden();
  });
}

test('the confirmation of a request fits on one sheet, with its reference and the phone', async ({
  page,
}) => {
  await page.goto('/appoitment');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
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
