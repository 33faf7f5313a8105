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

  test('closes with the ×, Escape and a click beside it, and gives focus back to what opened it', async ({
    page,
  }) => {
    await openDialog(page);
    for (const close of [
      () => press(button(shareDialog(page), 'Fermer')),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ]) {
      await close();
      await expect(shareDialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(shareDialog(page)).toBeVisible();
    }
  });

  test('stays open on a click between its own parts, and where a selection begun inside it ends outside', async ({
    page,
  }) => {
    await openDialog(page);
    const box = (await shareDialog(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + 6);
    await press(shareDialog(page).getByRole('heading'));
    await press(linkBox(page));
    await expect(shareDialog(page)).toBeVisible();
    for (const start of [shareDialog(page).getByRole('heading'), linkBox(page)]) {
      const { x, y, width, height } = (await start.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(8, y, { steps: 5 });
      await page.mouse.up();
      await expect(shareDialog(page)).toBeVisible();
    }
  });

  test('shares the article, shows and copies its address, and leads to the centre’s own profile', async ({
    page,
  }) => {
    const address = await openDialog(page);
    const links = shareDialog(page).getByRole('link');
    await test.step('its links', async () => {
      // Modal, it leaves the title without a role.
      await expectShareLinks(shareDialog(page), address, await page.locator('h1').innerText());
      await expect(links).toHaveCount(3);
      const profile = shareDialog(page).getByRole('link', { name: /Instagram/ });
      await expect(profile).toHaveAttribute('href', site.social.instagram);
      expect(new URL(site.social.instagram).hostname).toBe('www.instagram.com');
      for (const each of await links.all()) await expectOpensApart(each);
    });
    await test.step('the address, which one click selects and nothing changes', async () => {
      await expect(linkBox(page)).toHaveValue(address);
      await expect(linkBox(page)).toHaveAttribute('readonly');
      await expect(linkBox(page)).toHaveAccessibleName('Adresse de l’article');
      await press(linkBox(page));
      expect(await linkBox(page).evaluate(readSelection)).toBe(address);
      await page.keyboard.type('autre');
      await expect(linkBox(page)).toHaveValue(address);
    });
    await test.step('«Copier» copies it and says so', async () => {
      await clearClipboard(page);
      await expectCopied(shareDialog(page), 'Copier', COPIED_BY_DIALOG);
      expect(await readClipboard(page)).toBe(address);
      await expect(shareDialog(page)).toBeVisible();
    });
  });

  test('«Copier le lien» copies the address and says so', async ({ page }) => {
    const address = await openDialog(page);
    await clearClipboard(page);
    await expectCopied(shareDialog(page), 'Copier le lien', COPIED_BY_DIALOG);
    expect(await readClipboard(page)).toBe(address);
  });

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
