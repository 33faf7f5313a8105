import { expect, test, type Locator, type Page } from 'playwright/test';
import { site } from '@/content/site';
import { announcements, press, TOUCH_PHONE, whenAlive } from '../support';

/** A service and an article: their titles have accents, and the second an apostrophe. */
const pages = [
  { path: '/ServiceDetails/3', strip: 'Partager ce service' },
  { path: '/blogDetails/1', strip: 'Partager' },
] as const;
const ARTICLE = pages[1].path;

const COPIED_BY_STRIP = 'Lien copié dans le presse-papiers !';
const COPIED_BY_DIALOG = 'Lien copié !';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The share strip of either page, the article's dialog, and what stands inside them. */
const strip = (page: Page) => page.getByRole('region', { name: /^Partager( ce service)?$/ });
const opener = (page: Page) => page.getByRole('button', { name: 'Partager cet article' });
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Partager cet article' });
const stepsDialog = (page: Page) => page.getByRole('dialog', { name: 'Partager sur Instagram' });
const linkBox = (page: Page) => shareDialog(page).getByRole('textbox');
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });

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

/** Opens a page once scripts run there; gives its address as the visitor sees it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await whenAlive(page);
  return page.url();
}

async function openDialog(page: Page) {
  const address = await open(page, ARTICLE);
  await press(opener(page));
  await expect(shareDialog(page)).toBeVisible();
  return address;
}

const readTitle = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
/** Tests in one browser share its clipboard: what the last one copied must not serve the next. */
const clearClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('empty'));
/** From a blank page beside it: the site's own headers let no page read what was copied. */
async function readClipboard(page: Page): Promise<string> {
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
async function expectCopied(place: Locator, name: string, sentence: string) {
  const region = await announcements(place).elementHandle();
  expect(await region!.textContent()).toBe('');
  await press(button(place, name));
  await expect.poll(() => region!.textContent()).toBe(sentence);
  expect(await region!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(announcements(place)).toBeVisible();
}

/** The address stands in a field, whole and selected: Ctrl+C takes it from there. */
async function expectOfferedByHand(place: Locator, address: string) {
  const alert = place.getByRole('alert').filter({ hasText: 'Copiez vous-même' });
  const box = alert.getByRole('textbox');
  await expect(box).toHaveValue(address);
  await expect(box).toHaveAttribute('readonly');
  await expect(box).toBeFocused();
  expect(await box.evaluate(readSelection)).toBe(address);
  await expect(announcements(place)).toHaveText('');
}

function readSelection(element: Element): string {
  const { value, selectionStart, selectionEnd } = element as HTMLInputElement | HTMLTextAreaElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

async function expectShareLinks(place: Locator, address: string, title: string) {
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

async function expectOpensApart(target: Locator) {
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('rel', /\bnoopener\b/);
}

const alerts: string[] = [];

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  alerts.length = 0;
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
});

test.afterEach(() => {
  expect(alerts, 'the page speaks for itself, never through window.alert').toEqual([]);
});

for (const { path, strip: name } of pages) {
  test.describe(`the share strip of ${path}`, () => {
    test('is named, and shares the title and the address of the page', async ({ page }) => {
      const address = await open(page, path);
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      const title = await readTitle(page);
      expect(title).toMatch(/[éàè’]/);
      await expectShareLinks(strip(page), address, title);
      for (const service of ['Facebook', 'WhatsApp']) {
        await expectOpensApart(link(strip(page), service));
      }
    });

    test('shares the page without what stands behind ? and #', async ({ page }) => {
      await open(page, `${path}?service=3#suite`);
      await clearClipboard(page);
      const address = page.url().split('?', 1)[0]!;
      await expectShareLinks(strip(page), address, await readTitle(page));
      await press(button(strip(page), 'Copier le lien'));
      await expect(announcements(strip(page))).toHaveText(COPIED_BY_STRIP);
      expect(await readClipboard(page)).toBe(address);
    });

    test('copies the address and says so', async ({ page }) => {
      const address = await open(page, path);
      await clearClipboard(page);
      await expectCopied(strip(page), 'Copier le lien', COPIED_BY_STRIP);
      expect(await readClipboard(page)).toBe(address);
    });

    test('shows the address to copy by hand where the browser refuses', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      });
      const address = await open(page, path);
      await press(button(strip(page), 'Copier le lien'));
      await expectOfferedByHand(strip(page), address);
    });

    test('on a computer tells in three steps how to share on Instagram', async ({ page }) => {
      const address = await open(page, path);
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
      await press(button(stepsDialog(page), 'OK'));
      await expect(stepsDialog(page)).toBeHidden();
      await expect(button(strip(page), 'Instagram')).toBeFocused();
    });
  });
}

test('the steps for Instagram close with Escape and with a click beside them', async ({ page }) => {
  await open(page, pages[0].path);
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 8)]) {
    await press(button(strip(page), 'Instagram'));
    await expect(stepsDialog(page)).toBeVisible();
    await close();
    await expect(stepsDialog(page)).toBeHidden();
    await expect(button(strip(page), 'Instagram')).toBeFocused();
  }
});

test('a browser without a clipboard gets the address to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const address = await open(page, pages[0].path);
  await press(button(strip(page), 'Copier le lien'));
  await expectOfferedByHand(strip(page), address);
});

test('a copy that works after a refused one takes the refusal away', async ({ page }) => {
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    let tries = 0;
    navigator.clipboard.writeText = (text) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('refused')) : write(text);
    };
  });
  const address = await open(page, pages[0].path);
  await press(button(strip(page), 'Copier le lien'));
  await expectOfferedByHand(strip(page), address);
  await expectCopied(strip(page), 'Copier le lien', COPIED_BY_STRIP);
  await expect(strip(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const [device, userAgent, touchPoints] of [
  ['an iPhone', IPHONE, 5],
  ['an older iPad', IPAD, 5],
  ['an iPad that says it is a Mac', MAC, 5],
  ['an Android phone', ANDROID, 5],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('Instagram’s app opens, with the link copied', async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value });
      }, touchPoints);
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
}

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

/** Every address that the page asks the browser for; an app's own never becomes a request. */
async function watchNavigations(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  client.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  return asked;
}

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

test.describe('on a phone with a share sheet of its own', () => {
  test.use({ userAgent: ANDROID, ...TOUCH_PHONE });

  for (const { path } of pages) {
    test(`«${SHEET}» stands before the links of ${path} and hands over title and address`, async ({
      page,
    }) => {
      await stubShareSheet(page);
      const url = await open(page, path);
      const title = await readTitle(page);
      const items = strip(page).getByRole('listitem').locator('visible=true');
      await expect(items).toHaveText([
        SHEET,
        'Facebook',
        'WhatsApp',
        'Instagram',
        'Copier le lien',
      ]);
      await press(sheetButton(strip(page)));
      await expect.poll(() => readShared(page)).toEqual([{ title, text: title, url }]);
      await expect(strip(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expectShareLinks(strip(page), url, title);
    });
  }

  test('the article’s dialog has it too', async ({ page }) => {
    await stubShareSheet(page);
    const url = await openDialog(page);
    const title = await page.locator('h1').innerText();
    await press(sheetButton(shareDialog(page)));
    await expect.poll(() => readShared(page)).toEqual([{ title, text: title, url }]);
  });

  test('the address of the page is handed over, and not the visitor’s own', async ({ page }) => {
    await stubShareSheet(page);
    await open(page, `${ARTICLE}?fbclid=abc#quand-consulter`);
    await press(sheetButton(strip(page)));
    await expect.poll(async () => (await readShared(page)).length).toBe(1);
    const [data] = await readShared(page);
    expect(data?.url).toBe(new URL(ARTICLE, page.url()).href);
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
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/_next/static/**/*.js', async (route) => {
        await released;
        await route.continue();
      });
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
