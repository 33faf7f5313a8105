import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { announcements, press, whenAlive } from './support';

/** Sharing a page, for the tests about it. */

/** A service and an article: their titles have accents, and the second an apostrophe. */
export const pages = [
  { path: '/ServiceDetails/3', strip: 'Partager ce service' },
  { path: '/blogDetails/1', strip: 'Partager' },
] as const;

export const ARTICLE = pages[1].path;

export const COPIED_BY_STRIP = 'Lien copié dans le presse-papiers !';

export const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The share strip of either page, the article's dialog, and what stands inside them. */
export const strip = (page: Page) => page.getByRole('region', { name: /^Partager( ce service)?$/ });

export const opener = (page: Page) => page.getByRole('button', { name: 'Partager cet article' });

export const shareDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Partager cet article' });

export const button = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

export const link = (place: Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

/** Opens a page once scripts run there; gives its address as the visitor sees it. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await whenAlive(page);
  return page.url();
}

export async function openDialog(page: Page) {
  const address = await open(page, ARTICLE);
  await press(opener(page));
  await expect(shareDialog(page)).toBeVisible();
  return address;
}

export const readTitle = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Tests in one browser share its clipboard: what the last one copied must not serve the next. */
export const clearClipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.writeText('empty'));

/** From a blank page beside it: the site's own headers let no page read what was copied. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  const address = new URL('/presse-papiers', page.url()).href;
  await reader.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(address);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

/**
 * Presses a button that copies, and expects a sentence to the letter in a live region that stood
 * there, empty, before.
 */
export async function expectCopied(place: Locator, name: string, sentence: string) {
  const region = await announcements(place).elementHandle();
  expect(await region!.textContent()).toBe('');
  await press(button(place, name));
  await expect.poll(() => region!.textContent()).toBe(sentence);
  expect(await region!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(announcements(place)).toBeVisible();
}

/** The address stands in a field, whole and selected: Ctrl+C takes it from there. */
export async function expectOfferedByHand(place: Locator, address: string) {
  const alert = place.getByRole('alert').filter({ hasText: 'Copiez vous-même' });
  const box = alert.getByRole('textbox');
  await expect(box).toHaveValue(address);
  await expect(box).toHaveAttribute('readonly');
  await expect(box).toBeFocused();
  expect(await box.evaluate(readSelection)).toBe(address);
  await expect(announcements(place)).toHaveText('');
}

export function readSelection(element: Element): string {
  const { value, selectionStart, selectionEnd } = element as HTMLInputElement | HTMLTextAreaElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

export async function expectShareLinks(place: Locator, address: string, title: string) {
  const facebook = link(place, 'Facebook');
  const toFacebook = new URL((await facebook.getAttribute('href'))!);
  expect(toFacebook.origin + toFacebook.pathname).toBe(
    'https://www.facebook.com/sharer/sharer.php',
  );
  expect([...toFacebook.searchParams]).toEqual([['u', address]]);
  // Encoded, and not only readable again: a bare «:» or «/» would pass the line above.
  expect(toFacebook.search).toBe(`?u=${encodeURIComponent(address)}`);

  const whatsapp = link(place, 'WhatsApp');
  const toWhatsapp = new URL((await whatsapp.getAttribute('href'))!);
  expect(toWhatsapp.origin + toWhatsapp.pathname).toBe('https://wa.me/');
  expect([...toWhatsapp.searchParams]).toEqual([['text', `${title} ${address}`]]);
  // A space as «+» would stay a plus sign in some apps.
  expect(toWhatsapp.search).not.toContain('+');
}

export async function expectOpensApart(target: Locator) {
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('rel', /\bnoopener\b/);
}

/** The page may copy, and it speaks for itself, never through window.alert. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page, context }, provide) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.dismiss();
      });
      await provide();
      expect(alerts).toEqual([]);
    },
    { auto: true },
  ],
});
