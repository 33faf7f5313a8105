import { expect, type Locator, type Page } from 'playwright/test';
import { getTitle } from '@/e2e/support/exported';
import { copied, ownClipboard, test } from '@/e2e/support/form';
import {
  alerts,
  announcements,
  goto,
  holdScripts,
  SMOKE,
  tap,
  TOUCH_PHONE,
} from '@/e2e/support/page';

const ARTICLE = '/blogDetails/1';
const COPIED = 'Lien copié dans le presse-papiers !';

const strip = (page: Page) => page.getByRole('region', { name: /^Partager( ce service)?$/ });
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

const selected = (field: Locator) =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });

test('share bar and dialog copy, close, return focus', SMOKE, async ({ page }) => {
  await ownClipboard(page);
  // Query and hash are not shared.
  await goto(page, `${ARTICLE}?service=3#suite`);
  const address = new URL(ARTICLE, page.url()).href;
  const opener = page.getByRole('button', { name: 'Partager cet article' });
  const dialog = page.getByRole('dialog', { name: 'Partager cet article' });
  const steps = page.getByRole('dialog', { name: 'Partager sur Instagram' });
  await tap(button(strip(page), 'Copier le lien'));
  await expect(announcements(strip(page))).toHaveText(COPIED);
  expect(await copied(page)).toBe(address);
  await test.step('the message goes after six seconds', async () => {
    const message = strip(page).getByText(COPIED);
    for (const time of [5900, 6000]) {
      await message.evaluate((element, now) => {
        for (const animation of element.getAnimations()) animation.currentTime = now;
      }, time);
      await expect(message).toBeVisible({ visible: time < 6000 });
    }
  });
  await tap(button(strip(page), 'Partager sur Instagram'));
  await expect(steps.locator('ol > li').last()).toHaveText(/Collez le lien/);
  await expect(steps).toContainText(address);
  await page.keyboard.press('Escape');

  await tap(opener);
  const heading = dialog.getByRole('heading', { level: 2 });
  for (const close of [
    () => tap(button(dialog, 'Fermer')),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await expect(heading).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const field = dialog.getByLabel('Adresse de l’article');
  await tap(field);
  expect(await selected(field)).toBe(address);
  await tap(button(dialog, 'Copier'));
  await expect(announcements(dialog)).toHaveText('Lien copié !');
  await page.keyboard.press('Escape');
  await tap(opener);
  await expect(announcements(dialog)).toBeEmpty();
  await page.keyboard.press('Escape');

  await test.step('where the clipboard never answers, the link is selected', async () => {
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }),
    );
    await tap(button(strip(page), 'Copier le lien'));
    await expect(alerts(strip(page))).toContainText('Copiez vous-même');
    const box = alerts(strip(page)).getByRole('textbox');
    await expect(box).toBeFocused();
    expect(await selected(box)).toBe(address);
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('the share sheet gets title and address, before hydration too', async ({ page }) => {
    const shared: ShareData[] = [];
    let isRefusing = false;
    await page.exposeFunction('takeShared', (data: ShareData) => {
      if (!isRefusing) shared.push(data);
      return isRefusing;
    });
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        const take = Reflect.get(window, 'takeShared') as (it?: ShareData) => Promise<boolean>;
        if (await take(data)) throw new DOMException('refused', 'NotAllowedError');
      };
    });
    const release = await holdScripts(page);
    await page.goto(`${ARTICLE}?fbclid=abc#suite`);
    const sheet = button(strip(page), 'Partager…');
    await tap(sheet);
    await tap(button(page.getByRole('main'), 'Partager cet article'));
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    release();
    await expect.poll(() => shared).toHaveLength(1);
    isRefusing = true;
    await tap(sheet);
    await expect(alerts(strip(page))).toContainText('Le partage ne s’est pas ouvert');
    isRefusing = false;
    await tap(sheet);
    await expect(alerts(strip(page))).toHaveCount(0);
    const title = getTitle(ARTICLE);
    const data = { title, text: title, url: new URL(ARTICLE, page.url()).href };
    expect(shared.slice(1)).toEqual([data]);
  });
});
