import { expect, test, type Page } from 'playwright/test';
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

/** The page on paper: nothing to press, every way to the centre, black on white, whole. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });

  await test.step('it has nothing to press: no menu, button, slider, dialog or call bar', async () => {
    await expect
      .soft(page.locator('nav, button, dialog, [aria-roledescription]').locator('visible=true'))
      .toHaveCount(0);
    const press =
      /^(Consultation|Appeler|WhatsApp|Nous appeler|Demander un devis|Contact.*|Call|Open WhatsApp)$/;
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
    expect.soft(alone).toEqual([]);
    await expect
      .soft(page.getByRole('link', { name: /^Aller au contenu|^Skip to|^Retour/ }))
      .toHaveCount(0);
    await expect.soft(page.getByText(`© ${new Date().getFullYear()}`)).toBeHidden();
  });

  await test.step('it names the centre, its phone and its e-mail', async () => {
    await expect.soft(page.locator('body > header').getByText(site.name)).toBeVisible();
    const phones = page.getByText(formatPhone(site.phones[0])).locator('visible=true');
    const first = (await phones.first().boundingBox())!;
    // On the first sheet, and again where one looks for it: at the end.
    expect.soft(first.y).toBeLessThan(100);
    await expect
      .soft(page.locator('footer').getByText(formatPhone(site.phones.at(-1) ?? site.phones[0])))
      .toBeVisible();
    await expect.soft(page.locator('footer').getByText(site.email)).toBeVisible();
  });

  await test.step('it spells out where links lead', async () => {
    const links = await readPrintedLinks(page);
    expect(links.length).toBeGreaterThan(0);
    for (const { href, printed } of links) {
      const address = href.replace(/^(?:tel|mailto):/, '');
      expect.soft(printed.replace(/\s/g, ''), href).toContain(address);
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
    expect.soft(colours).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
  });

  await test.step('it leaves nothing over the edge of the sheet', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width).toBeLessThanOrEqual(PAPER.width);
  });
  await page.emulateMedia({ media: null });
}
