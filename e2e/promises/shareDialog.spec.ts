import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { press } from '../support';
import {
  clearClipboard,
  readSelection,
  openDialog,
  expectOpensApart,
  expectOfferedByHand,
  button,
  shareDialog,
  ARTICLE,
  readTitle,
  expectShareLinks,
  readClipboard,
  expectCopied,
  open,
  test,
  opener,
} from '../share';

/** The dialog in which an article is shared. */

const COPIED_BY_DIALOG = 'Lien copié !';

const linkBox = (page: Page) => shareDialog(page).getByRole('textbox');

test.describe('the share dialog of an article', () => {
  test('is closed at first, and opens under its title', async ({ page }) => {
    await open(page, ARTICLE);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(shareDialog(page)).toBeHidden();
    await press(opener(page));
    await expect(shareDialog(page)).toBeVisible();
    const heading = shareDialog(page).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Partager cet article');
    // It is read first; a ring around words that do nothing would say otherwise.
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    const isModal = await shareDialog(page).evaluate((element) => element.matches(':modal'));
    expect(isModal).toBe(true);
    await page.keyboard.press('Tab');
    await expect(button(shareDialog(page), 'Fermer')).toBeFocused();
  });

  for (const [way, close] of [
    ['the ×', (page: Page) => press(button(shareDialog(page), 'Fermer'))],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
  ] as const) {
    test(`closes with ${way}, and gives focus back to what opened it`, async ({ page }) => {
      await openDialog(page);
      await close(page);
      await expect(shareDialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(shareDialog(page)).toBeVisible();
    });
  }

  test('stays open on a click between its own parts', async ({ page }) => {
    await openDialog(page);
    const box = (await shareDialog(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + 6);
    await press(shareDialog(page).getByRole('heading'));
    await press(linkBox(page));
    await expect(shareDialog(page)).toBeVisible();
  });

  test('stays open where a selection begun inside it ends outside', async ({ page }) => {
    await openDialog(page);
    for (const start of [shareDialog(page).getByRole('heading'), linkBox(page)]) {
      const box = (await start.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(8, box.y, { steps: 5 });
      await page.mouse.up();
      await expect(shareDialog(page)).toBeVisible();
    }
  });

  test('shares the article, and leads to the centre’s own profile', async ({ page }) => {
    await open(page, ARTICLE);
    const title = await readTitle(page);
    const address = page.url();
    await press(opener(page));
    await expectShareLinks(shareDialog(page), address, title);
    const links = shareDialog(page).getByRole('link');
    await expect(links).toHaveCount(3);
    const profile = shareDialog(page).getByRole('link', { name: /Instagram/ });
    await expect(profile).toHaveAttribute('href', site.social.instagram);
    expect(new URL(site.social.instagram).hostname).toBe('www.instagram.com');
    for (const each of await links.all()) await expectOpensApart(each);
  });

  test('shows the address, which one click selects and nothing changes', async ({ page }) => {
    const address = await openDialog(page);
    await expect(linkBox(page)).toHaveValue(address);
    await expect(linkBox(page)).toHaveAttribute('readonly');
    await expect(linkBox(page)).toHaveAccessibleName('Adresse de l’article');
    await press(linkBox(page));
    expect(await linkBox(page).evaluate(readSelection)).toBe(address);
    await page.keyboard.type('autre');
    await expect(linkBox(page)).toHaveValue(address);
  });

  for (const name of ['Copier', 'Copier le lien']) {
    test(`«${name}» copies the address and says so`, async ({ page }) => {
      const address = await openDialog(page);
      await clearClipboard(page);
      await expectCopied(shareDialog(page), name, COPIED_BY_DIALOG);
      expect(await readClipboard(page)).toBe(address);
      await expect(shareDialog(page)).toBeVisible();
    });
  }

  test('shows the address to copy by hand where the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const address = await openDialog(page);
    await press(button(shareDialog(page), 'Copier'));
    // Two fields stand in the dialog then: the alert's own is the one in question.
    await expectOfferedByHand(shareDialog(page), address);
  });
});
