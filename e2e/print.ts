import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';

/** A sheet of A4 without margins, in CSS pixels. */
export const PAPER = { width: 794, height: 1123 };

/** Opens a page as a printer lays it out. */
export async function print(page: Page, path: string) {
  // It is opened on the screen, whatever was done to the page before it.
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** How many sheets of paper a page takes. */
export async function countSheets(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Links by themselves that nobody can press on paper; in a sentence a link is read with it. */
async function linksToPress(page: Page): Promise<string[]> {
  const name =
    /^(Consultation|Appeler|WhatsApp|Nous appeler|Demander un devis|Contact.*|Call|Open WhatsApp)$/;
  const links = page.locator('main').getByRole('link', { name }).locator('visible=true');
  return links.evaluateAll((shown) =>
    shown
      .map((link) => ({ text: link.textContent.trim(), sentence: link.closest('p, li') }))
      .filter(({ text, sentence }) => (sentence?.textContent ?? '').trim().length <= text.length)
      .map(({ text }) => text),
  );
}

/** Links off the site, with what the paper says of each. */
const offSite = (page: Page) =>
  page.locator('a:visible').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ origin }) => origin !== location.origin)
      .map((link) => ({
        address: link.getAttribute('href')!.replace(/^(?:tel|mailto):/, ''),
        printed: (link.innerText + getComputedStyle(link, '::after').content).replace(/\s/g, ''),
      })),
  );

/** The page on paper: nothing to press, every way to the centre, black on white, whole. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('nav, button, dialog, [aria-roledescription]');
  await expect.soft(controls.locator('visible=true')).toHaveCount(0);
  expect.soft(await linksToPress(page)).toEqual([]);
  await expect
    .soft(page.getByRole('link', { name: /^Aller au contenu|^Skip to|^Retour/ }))
    .toHaveCount(0);

  await expect.soft(page.locator('body > header').getByText(site.name)).toBeVisible();
  const phones = page.getByText(formatPhone(site.phones[0])).locator('visible=true');
  // On the first sheet, and again where one looks for it: at the end.
  expect.soft((await phones.first().boundingBox())!.y).toBeLessThan(100);
  const foot = page.locator('footer');
  await expect.soft(foot.getByText(formatPhone(site.phones.at(-1)!))).toBeVisible();
  await expect.soft(foot.getByText(site.email)).toBeVisible();

  const links = await offSite(page);
  expect(links.length).toBeGreaterThan(0);
  for (const { address, printed } of links) expect.soft(printed).toContain(address);

  const colours = await page.locator('body, body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} on ${backgroundColor}, ${backgroundImage}`;
    }),
  );
  expect.soft([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: null });
}
