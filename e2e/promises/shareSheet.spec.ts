import { expect, type Locator, type Page } from 'playwright/test';
import { announcements, press, TOUCH_PHONE, whenAlive, holdScripts } from '../support';
import {
  strip,
  link,
  openDialog,
  button,
  shareDialog,
  ARTICLE,
  readTitle,
  expectShareLinks,
  COPIED_BY_STRIP,
  open,
  test,
  ANDROID,
} from '../share';

/** The phone’s own share sheet, where there is one. */

/** The phone's own share sheet, as a test has it. */
interface SheetWindow extends Window {
  shared: ShareData[];
  answerShare: () => Promise<void>;
}

/**
 * Gives the browser a share sheet, which most computers lack, and writes down what it is asked.
 *
 * @param failure Name of the error with which it answers; nothing where the visitor shares.
 */
function stubShareSheet(page: Page, failure = '') {
  return page.addInitScript((name) => {
    const sheet = window as unknown as SheetWindow;
    sheet.shared = [];
    sheet.answerShare = () =>
      name ? Promise.reject(new DOMException('refused', name)) : Promise.resolve();
    navigator.share = (data) => {
      sheet.shared.push(data ?? {});
      return sheet.answerShare();
    };
  }, failure);
}

const readShared = (page: Page) => page.evaluate(() => (window as unknown as SheetWindow).shared);

const SHEET = 'Partager…';

const sheetButton = (place: Locator) => button(place, SHEET);

test.describe('on a phone with a share sheet of its own', () => {
  test.use({ userAgent: ANDROID, ...TOUCH_PHONE });

  test(`«${SHEET}» stands before the links, and hands over title and address of the page`, async ({
    page,
  }) => {
    await stubShareSheet(page);
    // What stands behind ? and # is the visitor's own.
    await open(page, `${ARTICLE}?fbclid=abc#suite`);
    const url = new URL(ARTICLE, page.url()).href;
    const title = await readTitle(page);
    const items = strip(page).getByRole('listitem').locator('visible=true');
    await expect(items).toHaveText([SHEET, 'Facebook', 'WhatsApp', 'Instagram', 'Copier le lien']);
    await press(sheetButton(strip(page)));
    await expect.poll(() => readShared(page)).toEqual([{ title, text: title, url }]);
    await expect(strip(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expectShareLinks(strip(page), url, title);
  });

  test('the article’s dialog has it too', async ({ page }) => {
    await stubShareSheet(page);
    const url = await openDialog(page);
    const title = await page.locator('h1').innerText();
    await press(sheetButton(shareDialog(page)));
    await expect.poll(() => readShared(page)).toEqual([{ title, text: title, url }]);
  });

  test('a visitor who closes the sheet hears nothing of it', async ({ page }) => {
    await stubShareSheet(page, 'AbortError');
    await open(page, ARTICLE);
    await press(sheetButton(strip(page)));
    await expect.poll(async () => (await readShared(page)).length).toBe(1);
    // The sheet has answered: a copy, made after it, comes after whatever would be said of it.
    await press(button(strip(page), 'Copier le lien'));
    await expect(announcements(strip(page))).toHaveText(COPIED_BY_STRIP);
    await expect(strip(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test('a sheet that does not open is said in French, beside the other ways', async ({ page }) => {
    await stubShareSheet(page, 'NotAllowedError');
    const url = await open(page, ARTICLE);
    await press(sheetButton(strip(page)));
    const alert = strip(page).getByRole('alert').filter({ hasText: 'Le partage ne s’est pas' });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/NotAllowed|refused/);
    await expectShareLinks(strip(page), url, await readTitle(page));
    await expect(button(strip(page), 'Copier le lien')).toBeVisible();

    await page.evaluate(() => {
      (window as unknown as SheetWindow).answerShare = () => Promise.resolve();
    });
    await press(sheetButton(strip(page)));
    await expect(alert).toHaveCount(0);
    expect(await readShared(page)).toHaveLength(2);
  });

  test.describe('while React is on its way', () => {
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

    test('«Partager…» is there, moves nothing, and opens the sheet once', async ({ page }) => {
      const release = await holdScripts(page);
      await stubShareSheet(page);
      await page.goto(ARTICLE);
      const places = () =>
        strip(page)
          .locator('li')
          .evaluateAll((items) =>
            items.map((item) => JSON.stringify(item.getBoundingClientRect())),
          );
      await press(sheetButton(strip(page)));
      expect(await readShared(page)).toEqual([]);
      const before = await places();
      release();
      await expect.poll(async () => (await readShared(page)).length).toBe(1);
      await whenAlive(page);
      expect(await places()).toEqual(before);
      expect(await readShared(page)).toHaveLength(1);
    });
  });
});

test.describe('on a phone without a share sheet', () => {
  test.use(TOUCH_PHONE);

  test('the four links stand alone', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await open(page, ARTICLE);
    await expect(sheetButton(strip(page))).toHaveCount(0);
    await expect(strip(page).getByRole('listitem')).toHaveCount(4);
    const first = (await strip(page).getByRole('list').boundingBox())!;
    const facebook = (await link(strip(page), 'Facebook').boundingBox())!;
    expect(facebook.y).toBe(first.y);
  });
});

test('on a computer the links stand alone, whatever its browser offers', async ({ page }) => {
  await stubShareSheet(page);
  await open(page, ARTICLE);
  await expect(sheetButton(strip(page))).toHaveCount(0);
  await expect(link(strip(page), 'Facebook')).toBeVisible();
});
