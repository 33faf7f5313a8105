import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/made/faq';
import { services } from '@/lib/content/made/services';
import { site } from '@/lib/content/made/site';
import { formatPhone, formatPrice } from '@/lib/format';
import { serviceRoute } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { print } from '../print';
import { templates } from '../routes';
import { sendRequest, VISITOR } from '../support';

/** What comes out of a printer: A4, as the browser lays it out without margins. */

test.use({ viewport: { width: 794, height: 1123 } });

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

/** Links off the site that are printed, with what the paper says of each. */
const readPrintedLinks = (page: Page) =>
  page.locator('a:visible').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ protocol, host }) => protocol !== location.protocol || host !== location.host)
      .map((link) => ({
        href: link.getAttribute('href')!,
        printed: link.innerText + getComputedStyle(link, '::after').content,
      })),
  );

// A sheet has the page for itself: sheets.spec.ts says how it is printed.
const ordinary = templates.filter((path) => !path.startsWith('/fiches/'));

const pageOfAll = shareOnePage();

for (const path of ordinary) {
  test(`${path} on paper: nothing to press, every way to the centre, black on white, whole`, async () => {
    const page = pageOfAll();
    await print(page, path);

    await test.step('it has nothing to press: no menu, button, slider, dialog or call bar', async () => {
      await expect(
        page.locator('nav, button, dialog, [aria-roledescription]').locator('visible=true'),
      ).toHaveCount(0);
      const press = /^(Consultation|Appeler|WhatsApp|Nous appeler|Demander un devis|Contact.*)$/;
      const links = page.locator('main').getByRole('link', { name: press });
      const alone = await links.locator('visible=true').evaluateAll((shown) =>
        shown
          .filter((link) => {
            // A link in a sentence is read with it.
            const sentence = link.closest('p, li')?.textContent ?? '';
            return sentence.trim().length <= link.textContent.trim().length;
          })
          .map((link) => link.textContent),
      );
      expect(alone).toEqual([]);
      await expect(page.getByRole('link', { name: /^Aller au contenu|^Retour/ })).toHaveCount(0);
      await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeHidden();
    });

    await test.step('it names the centre, its phone and its e-mail', async () => {
      await expect(page.locator('body > header').getByText(site.name)).toBeVisible();
      const phones = page.getByText(formatPhone(site.phones[0])).locator('visible=true');
      const first = (await phones.first().boundingBox())!;
      // On the first sheet, and again where one looks for it: at the end.
      expect(first.y).toBeLessThan(100);
      await expect(
        page.locator('footer').getByText(formatPhone(site.phones.at(-1) ?? site.phones[0])),
      ).toBeVisible();
      await expect(page.locator('footer').getByText(site.email)).toBeVisible();
    });

    await test.step('it spells out where links lead', async () => {
      const links = await readPrintedLinks(page);
      expect(links.length).toBeGreaterThan(0);
      for (const { href, printed } of links) {
        const address = href.replace(/^(?:tel|mailto):/, '');
        expect(printed.replace(/\s/g, ''), href).toContain(address);
      }
    });

    await test.step('it is black on white', async () => {
      const colours = await page.locator('body, body *').evaluateAll((elements) => {
        const found = new Set<string>();
        for (const element of elements) {
          const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
          found.add(`${color} on ${backgroundColor}, ${backgroundImage}`);
        }
        return [...found];
      });
      expect(colours).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
    });

    await test.step('it leaves nothing over the edge of the sheet', async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(794);
    });
  });
}

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
    await expect(page.getByText('Autres services')).toBeHidden();
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
