import { expect, type Locator, type Page } from 'playwright/test';
import { getTitle } from '@/e2e/support/exported';
import { copied, ownClipboard, normaliseSpaces, test } from '@/e2e/support/form';
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
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = now;
        }
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

  for (const isMissing of [true, false]) {
    const title = isMissing ? 'without a clipboard' : 'if it never answers';
    await test.step(`${title}, the link is selected for copying`, async () => {
      await page.evaluate((missing) => {
        const writeText = missing ? undefined : () => new Promise(() => {});
        Object.assign(navigator.clipboard, { writeText });
      }, isMissing);
      await tap(button(strip(page), 'Copier le lien'));
      if (!isMissing) await expect(alerts(strip(page))).toHaveCount(0);
      await expect(alerts(strip(page))).toContainText('Copiez vous-même');
      const box = alerts(strip(page)).getByRole('textbox');
      await expect(box).toBeFocused();
      expect(await selected(box)).toBe(address);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ ...TOUCH_PHONE, userAgent: 'Android' });

  test('the share sheet gets title and address, before hydration too', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      navigator.share = (data) =>
        new Promise((resolve, reject) => {
          shared.push(data!);
          const end = (error: string) =>
            error ? reject(new DOMException(error, error)) : resolve();
          Object.assign(window, { shared, end });
        });
    });
    const end = (error = '') =>
      page.evaluate((it) => (Reflect.get(window, 'end') as (error: string) => void)(it), error);
    const release = await holdScripts(page);
    await page.goto(`${ARTICLE}?fbclid=abc#suite`);
    const sheet = button(strip(page), 'Partager…');
    await tap(sheet);
    await tap(button(page.getByRole('main'), 'Partager cet article'));
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    release();
    const title = getTitle(ARTICLE);
    const data = { title, text: title, url: new URL(ARTICLE, page.url()).href };
    await test.step('while none shows, the link is there to copy', async () => {
      const box = strip(page).getByRole('textbox');
      await expect(box).toHaveValue(data.url);
      await expect(box).not.toBeFocused();
      await expect(alerts(strip(page))).toHaveCount(0);
      await end();
      await expect(box).toHaveCount(0);
    });
    for (const error of ['NotAllowedError', 'InvalidStateError', '']) {
      await tap(sheet);
      await end(error);
      await expect(alerts(strip(page))).toHaveText(error ? /^Le partage ne s’est pas ouvert/ : []);
    }
    const shared = await page.evaluate(() => Reflect.get(window, 'shared') as ShareData[]);
    expect(shared.slice(1)).toEqual([data, data, data]);
    await test.step('Instagram opens once the link is copied', async () => {
      const opened = page.evaluate(async () => {
        let copied = '';
        navigator.clipboard.writeText = async (text) => {
          await new Promise(requestAnimationFrame);
          copied = text;
        };
        return new Promise((resolve) =>
          navigation.addEventListener('navigate', ({ destination }) =>
            resolve([copied, destination.url]),
          ),
        );
      });
      await tap(button(strip(page), 'Partager sur Instagram'));
      expect(await opened).toEqual([data.url, 'instagram://camera']);
    });
  });

  test('«Copier l’adresse» copies address and landmark', async ({ page }) => {
    await ownClipboard(page);
    await goto(page, '/contact');
    const place = page.getByRole('region', { name: 'Venir au centre' });
    await tap(place.getByRole('button', { name: 'Copier l’adresse', exact: true }));
    await expect(announcements(place)).toHaveText('Adresse copiée.');
    expect(await copied(page)).toContain('Yaoundé');
    expect(await copied(page)).toContain(
      normaliseSpaces(await place.locator('blockquote').innerText()),
    );
  });
});
