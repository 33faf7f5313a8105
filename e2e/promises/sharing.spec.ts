import { expect, test, type Locator, type Page } from 'playwright/test';
import { titleOf } from '../exported';
import {
  announcements,
  press,
  TOUCH_PHONE,
  waitForHydration,
  SMOKE,
  holdScripts,
} from '../support';

/** Sharing a page: the strip of services and articles, and the dialog of an article. */

const SERVICE = '/ServiceDetails/3';
const ARTICLE = '/blogDetails/1';

const COPIED = 'Lien copié dans le presse-papiers !';

test.use({ permissions: ['clipboard-write'] });
// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const strip = (page: Page) => page.getByRole('region', { name: /^Partager( ce service)?$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partager cet article' });
const opener = (page: Page) => page.getByRole('button', { name: 'Partager cet article' });
const steps = (page: Page) => page.getByRole('dialog', { name: 'Partager sur Instagram' });
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const shownItems = (page: Page) => strip(page).getByRole('listitem').locator('visible=true');
const alerts = (place: Locator) => place.getByRole('alert').filter({ hasText: /\S/ });

/** Opens a page once scripts run there; gives its address as the visitor sees it. */
async function open(page: Page, path: string) {
  // The site's own headers let no page read back what is copied.
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => write((window.name = text));
  });
  await page.goto(path);
  await waitForHydration(page);
  return page.url();
}

const copied = (page: Page) => page.evaluate(() => window.name);

/** What is selected of the text in a field. */
const selected = (field: Locator) =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });

test('the strip copies, and tells the steps for Instagram', async ({ page }) => {
  // What stands behind ? and # is the visitor's own.
  await open(page, `${SERVICE}?service=3#suite`);
  const address = new URL(SERVICE, page.url()).href;
  await expect(shownItems(page)).toHaveCount(4);
  await press(button(strip(page), 'Copier le lien'));
  await expect(announcements(strip(page))).toHaveText(COPIED);
  expect(await copied(page)).toBe(address);
  await press(button(strip(page), 'Instagram'));
  await expect(steps(page).locator('ol > li').last()).toHaveText(/Collez le lien/);
  await expect(steps(page)).toContainText(address);
});

test('without a clipboard one copies by hand', SMOKE, async ({ page }) => {
  const address = await open(page, ARTICLE);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await press(button(strip(page), 'Copier le lien'));
  await expect(alerts(strip(page))).toContainText('Copiez vous-même');
  const box = alerts(strip(page)).getByRole('textbox');
  await expect(box).toBeFocused();
  expect(await selected(box)).toBe(address);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await press(button(strip(page), 'Copier le lien'));
  await expect(announcements(strip(page))).toHaveText(COPIED);
  await expect(alerts(strip(page))).toHaveCount(0);
});

test('the dialog copies, closes, and gives focus back', async ({ page }) => {
  const address = await open(page, ARTICLE);
  await press(opener(page));
  const heading = dialog(page).getByRole('heading', { level: 2 });
  for (const close of [
    () => press(button(dialog(page), 'Fermer')),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await expect(heading).toBeFocused();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await test.step('but not where a selection begun inside it ends outside', async () => {
    await heading.hover();
    await page.mouse.down();
    await page.mouse.move(8, 100, { steps: 5 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
  const box = dialog(page).getByLabel('Adresse de l’article');
  await press(box);
  expect(await selected(box)).toBe(address);
  await press(button(dialog(page), 'Copier'));
  await expect(announcements(dialog(page))).toHaveText('Lien copié !');
  expect(await copied(page)).toBe(address);
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  // lib/navigation/share.test.ts has every device that has the app, and the sheet that is closed.
  test('its share sheet gets title and address, before React too', async ({ page }) => {
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
    await press(sheet);
    release();
    await expect.poll(() => shared).toHaveLength(1);
    await waitForHydration(page);
    isRefusing = true;
    await press(sheet);
    await expect(alerts(strip(page))).toHaveText(/^Le partage ne s’est pas ouvert\./);
    isRefusing = false;
    await press(sheet);
    await expect(alerts(strip(page))).toHaveCount(0);
    const title = titleOf(ARTICLE);
    const data = { title, text: title, url: new URL(ARTICLE, page.url()).href };
    expect(shared.slice(1)).toEqual([data]);
  });
});
