import { expect, test, type Locator, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { facebookShare, whatsappShare } from '@/lib/navigation/share';
import { titleOf } from '../exported';
import { announcements, press, TOUCH_PHONE, whenAlive, SMOKE, holdScripts } from '../support';

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
const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });
const shownItems = (page: Page) => strip(page).getByRole('listitem').locator('visible=true');
const alerts = (place: Locator) => place.getByRole('alert').filter({ hasText: /\S/ });

/** Opens a page once scripts run there; gives its address as the visitor sees it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await whenAlive(page);
  return page.url();
}

/** Notes what is copied: the site's own headers let no page read it back. */
const noteCopies = (page: Page) =>
  page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => write((window.name = text));
  });

const copied = (page: Page) => page.evaluate(() => window.name);

async function expectShareLinks(place: Locator, address: string, title: string) {
  await expect(link(place, 'Partager sur Facebook')).toHaveAttribute(
    'href',
    facebookShare(address),
  );
  await expect(link(place, 'Partager sur WhatsApp')).toHaveAttribute(
    'href',
    whatsappShare(title, address),
  );
  for (const it of await place.getByRole('link').all()) {
    await expect(it).toHaveAttribute('target', '_blank');
    await expect(it).toHaveAttribute('rel', /\bnoopener\b/);
  }
}

/** What is selected of the text in a field. */
const selected = (field: Locator) =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });

/** Gives the browser a share sheet, which most computers lack, that takes each page so. */
async function giveShareSheet(page: Page, take: (data: ShareData) => void): Promise<void> {
  await page.exposeFunction('takeShared', take);
  await page.addInitScript(() => {
    const { takeShared } = window as unknown as { takeShared: (data?: ShareData) => Promise<void> };
    navigator.share = (data) =>
      takeShared(data).catch(() => {
        throw new DOMException('refused', 'NotAllowedError');
      });
  });
}

test('the strip shares, copies, and tells the steps for Instagram', async ({ page }) => {
  await noteCopies(page);
  // On a computer the links stand alone, whatever its browser offers.
  await giveShareSheet(page, () => undefined);
  // What stands behind ? and # is the visitor's own.
  await open(page, `${SERVICE}?service=3#suite`);
  const address = new URL(SERVICE, page.url()).href;
  await expect(shownItems(page)).toHaveCount(4);
  await expectShareLinks(strip(page), address, titleOf(SERVICE));
  await test.step('a copy is said', async () => {
    await expect(announcements(strip(page))).toHaveText('');
    await press(button(strip(page), 'Copier le lien'));
    await expect(announcements(strip(page))).toHaveText(COPIED);
    expect(await copied(page)).toBe(address);
  });
  await test.step('three steps, with the address, say how to share on Instagram', async () => {
    await press(button(strip(page), 'Instagram'));
    await expect(steps(page).locator('ol > li')).toHaveText([
      /Ouvrez l’application Instagram/,
      /Créez une nouvelle publication/,
      /Collez le lien/,
    ]);
    await expect(steps(page)).toContainText(address);
  });
});

test(
  'a browser that can’t copy shows the address to copy by hand, until it can',
  SMOKE,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    });
    const address = await open(page, ARTICLE);
    await press(button(strip(page), 'Copier le lien'));
    await expect(alerts(strip(page))).toContainText('Copiez vous-même');
    const box = alerts(strip(page)).getByRole('textbox');
    await expect(box).toHaveAttribute('readonly');
    await expect(box).toBeFocused();
    // Whole and selected: Ctrl+C takes it from there.
    expect(await selected(box)).toBe(address);
    await expect(announcements(strip(page))).toHaveText('');
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await press(button(strip(page), 'Copier le lien'));
    await expect(announcements(strip(page))).toHaveText(COPIED);
    await expect(alerts(strip(page))).toHaveCount(0);
  },
);

test('the dialog of an article shares it, closes in each way, and gives focus back', async ({
  page,
}) => {
  await noteCopies(page);
  const address = await open(page, ARTICLE);
  await expect(dialog(page)).toBeHidden();
  await press(opener(page));
  const heading = dialog(page).getByRole('heading', { level: 2 });
  for (const close of [
    () => press(button(dialog(page), 'Fermer')),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await expect(heading).toBeFocused();
    // A ring around words that do nothing would say otherwise.
    await expect(heading).toHaveCSS('outline-style', 'none');
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await test.step('but not where a selection begun inside it ends outside', async () => {
    const { x, y, width, height } = (await heading.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(8, y, { steps: 5 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('it shows and copies the address', async () => {
    await expectShareLinks(dialog(page), address, titleOf(ARTICLE));
    const profile = dialog(page).getByRole('link', { name: /Instagram/ });
    await expect(profile).toHaveAttribute('href', site.social.instagram);
    const box = dialog(page).getByLabel('Adresse de l’article');
    await expect(box).toHaveValue(address);
    await expect(box).toHaveAttribute('readonly');
    await press(box);
    expect(await selected(box)).toBe(address);
    await press(button(dialog(page), 'Copier'));
    await expect(announcements(dialog(page))).toHaveText('Lien copié !');
    expect(await copied(page)).toBe(address);
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  // lib/navigation/share.test.ts has every device that has the app, and the sheet that is closed.
  test('its share sheet gets title and address, where it opens', async ({ page }) => {
    const shared: ShareData[] = [];
    let isRefusing = false;
    await giveShareSheet(page, (data) => {
      if (isRefusing) throw new Error('refused');
      shared.push(data);
    });
    const release = await holdScripts(page);
    await page.goto(`${ARTICLE}?fbclid=abc#suite`);
    const sheet = button(strip(page), 'Partager…');
    await test.step('asked before React it opens once, and nothing moves', async () => {
      await press(sheet);
      const places = () =>
        shownItems(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
      const before = await places();
      expect(before).toHaveLength(5);
      release();
      await expect.poll(() => shared).toHaveLength(1);
      await whenAlive(page);
      expect(await places()).toEqual(before);
    });
    await test.step('where it does not open that is said in French, until it does', async () => {
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

  test('Instagram’s app opens, with the link copied', async ({ page, context }) => {
    await noteCopies(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (iPhone; CPU iPhone OS)',
      });
    });
    // An app's address never becomes a request.
    const asked: string[] = [];
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    client.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    const address = await open(page, ARTICLE);
    // Without a share sheet the four links stand alone.
    await expect(shownItems(page)).toHaveCount(4);
    await press(button(strip(page), 'Instagram'));
    await expect.poll(() => asked.at(-1)).toMatch(/^instagram:\/\//);
    await expect(announcements(strip(page))).toHaveText(COPIED);
    expect(await copied(page)).toBe(address);
    await expect(steps(page)).toBeHidden();
  });
});
