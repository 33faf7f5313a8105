import { expect, type Locator, type Page } from 'playwright/test';
import { announcements, press, TOUCH_PHONE, SMOKE } from '../support';
import {
  clearClipboard,
  strip,
  link,
  expectOpensApart,
  expectOfferedByHand,
  button,
  readTitle,
  expectShareLinks,
  readClipboard,
  expectCopied,
  COPIED_BY_STRIP,
  open,
  test,
  pages,
} from '../share';

/** The strip of links that share a page. */

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

const stepsDialog = (page: Page) => page.getByRole('dialog', { name: 'Partager sur Instagram' });

/** Every address that the page asks the browser for; an app's own never becomes a request. */
async function watchNavigations(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  client.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  return asked;
}

/** From now on the browser writes to no clipboard, until it is allowed to. */
const refuseToCopy = (page: Page) =>
  page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.assign(window, { allowCopies: () => Object.assign(clipboard, { writeText: write }) });
  });

const allowCopies = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { allowCopies: () => void }).allowCopies();
  });

/** The whole of it can be seen: at its edges nothing lies over it, and none is out of the window. */
const expectUncovered = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, bottom, width } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].map((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return seen === element || (seen !== null && element.contains(seen));
        });
      }),
    )
    .toEqual([true, true]);

for (const { path, strip: name } of pages) {
  test(`the share strip of ${path} shares title and address, copies, and tells the steps for Instagram`, async ({
    page,
  }) => {
    // What stands behind ? and # is the visitor's own.
    await open(page, `${path}?service=3#suite`);
    const address = page.url().split('?', 1)[0]!;
    await test.step('it is named, shares title and address of the page, and copies it', async () => {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      const title = await readTitle(page);
      expect(title).toMatch(/[éàè’]/);
      await expectShareLinks(strip(page), address, title);
      for (const service of ['Facebook', 'WhatsApp']) {
        await expectOpensApart(link(strip(page), service));
      }
      await clearClipboard(page);
      await expectCopied(strip(page), 'Copier le lien', COPIED_BY_STRIP);
      expect(await readClipboard(page)).toBe(address);
    });
    await test.step('on a computer it tells in three steps how to share on Instagram', async () => {
      await expect(stepsDialog(page)).toBeHidden();
      await press(button(strip(page), 'Instagram'));
      await expect(stepsDialog(page)).toBeVisible();
      await expect(stepsDialog(page).getByRole('heading')).toBeFocused();
      const steps = stepsDialog(page).locator('ol > li');
      await expect(steps).toHaveText([
        /Ouvrez l’application Instagram/,
        /Créez une nouvelle publication/,
        /Collez le lien/,
      ]);
      await expect(steps.last()).toContainText(address);
    });
    await test.step('they close with their button, with Escape, and with a click beside them', async () => {
      const opener = button(strip(page), 'Instagram');
      await press(button(stepsDialog(page), 'OK'));
      await expect(stepsDialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 8)]) {
        await press(opener);
        await expect(stepsDialog(page)).toBeVisible();
        await close();
        await expect(stepsDialog(page)).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}

test('the strip shows the address to copy by hand where the browser refuses, until it no longer does', async ({
  page,
}) => {
  const address = await open(page, pages[0].path);
  await refuseToCopy(page);
  await press(button(strip(page), 'Copier le lien'));
  await expectOfferedByHand(strip(page), address);
  await allowCopies(page);
  await expectCopied(strip(page), 'Copier le lien', COPIED_BY_STRIP);
  await expect(strip(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a browser without a clipboard gets the address to copy by hand', SMOKE, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const address = await open(page, pages[0].path);
  await press(button(strip(page), 'Copier le lien'));
  await expectOfferedByHand(strip(page), address);
});

test.describe('on a phone, its button just above the call bar', () => {
  test.use(TOUCH_PHONE);

  test('what is said of a copy is in sight, and so is the address to copy by hand', async ({
    page,
  }) => {
    await open(page, pages[0].path);
    const opener = button(strip(page), 'Copier le lien');
    const copyAtTheFoot = async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const bar = page.getByRole('navigation', { name: 'Nous joindre' });
      await expect(bar).toBeVisible();
      const edge = (await bar.boundingBox())!.y;
      await opener.evaluate(
        (element, foot) =>
          scrollBy({ top: element.getBoundingClientRect().bottom - foot, behavior: 'instant' }),
        edge - 2,
      );
      await press(opener);
    };
    await copyAtTheFoot();
    await expectUncovered(page.getByText(COPIED_BY_STRIP));
    await refuseToCopy(page);
    await copyAtTheFoot();
    const box = strip(page).getByRole('alert').getByRole('textbox');
    await expectUncovered(strip(page).getByText('Copiez vous-même'));
    await expectUncovered(box);
    // Without the keyboard's focus, the bar is back.
    await box.blur();
    await expect(page.getByRole('navigation', { name: 'Nous joindre' })).toBeVisible();
    await expectUncovered(box);
  });
});

// lib/navigation/share.test.ts has every device that has the app.
test.describe('on an iPad that says it is a Mac', () => {
  test.use({ userAgent: MAC, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Instagram’s app opens, with the link copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    const asked = await watchNavigations(page);
    const address = await open(page, pages[0].path);
    await clearClipboard(page);
    await press(button(strip(page), 'Instagram'));
    await expect.poll(() => asked.at(-1)).toMatch(/^instagram:\/\//);
    await expect(announcements(strip(page))).toHaveText(COPIED_BY_STRIP);
    expect(await readClipboard(page)).toBe(address);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});

test.describe('on a Mac, which has no touch screen', () => {
  test.use({ userAgent: MAC });

  test('Instagram’s app is not asked for', async ({ page }) => {
    const asked = await watchNavigations(page);
    await open(page, pages[0].path);
    await press(button(strip(page), 'Instagram'));
    await expect(stepsDialog(page)).toBeVisible();
    expect(asked.filter((address) => !address.startsWith('http'))).toEqual([]);
  });
});
