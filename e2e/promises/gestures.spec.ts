import { expect } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { site } from '@/lib/content/generated/site';
import { GESTURES_SHEET, GESTURE_PARTS, HOSPITALS_PART, gestureRoute } from '@/lib/danger/gestures';
import { HOSPITAL_NEEDS } from '@/lib/content/schemas/hospitals';
import { routes, sheetRoute } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { test, whenKept } from '../offline';
import { print } from '../print';
import { TOUCH_PHONE, press, SMOKE } from '../support';

/** What to do before hospital: read in haste, on a small phone, perhaps without network. */

const { gestures, neverLabel, review } = gesturesPage;

test.describe('without JavaScript', () => {
  // An address asked for while the page still glides to another one is lost now and then.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });
  const pageOfAll = shareOnePage();

  for (const { code, title, when, lines, never, image } of gestures) {
    test(`«${title}» is a part of its own: when, at most five lines, one thing never to do, a drawing`, async () => {
      const page = pageOfAll();
      await page.goto(gestureRoute(code));
      const part = page.locator(`section#${GESTURE_PARTS[code]}`);
      await expect(part.getByRole('heading', { level: 2 })).toHaveText(title);
      // Its address brings it into sight.
      await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(part.getByText(when)).toBeVisible();
      expect(lines.length).toBeLessThanOrEqual(5);
      await expect(part.getByRole('listitem')).toHaveText(lines);
      const said = part.locator('p', { hasText: never });
      await expect(said).toHaveCount(1);
      await expect(said).toContainText(neverLabel);
      await expect(part.getByRole('img')).toHaveAttribute('alt', image.alt);
    });
  }

  test('hospitals stand by what for; one that is not checked says so', async () => {
    const page = pageOfAll();
    await page.goto(`${routes.gestures}#${HOSPITALS_PART}`);
    const part = page.locator(`#${HOSPITALS_PART}`);
    for (const [need, name] of Object.entries(HOSPITAL_NEEDS)) {
      const own = hospitals.items.filter(({ needs }) => (needs as string[]).includes(need));
      if (own.length === 0) continue;
      const group = part.getByRole('list').filter({ hasText: own[0]!.name });
      await expect(part.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(group.first()).toBeVisible();
    }
    const unchecked = hospitals.items.filter(({ checked }) => checked === undefined);
    for (const { name } of unchecked) {
      const entry = part.getByRole('listitem').filter({ hasText: name }).first();
      await expect(entry).toContainText(hospitals.toCheck);
    }
    const why = part.getByText(hospitals.noNumber);
    await expect(why).toHaveCount(site.emergencyNumbers.length > 0 ? 0 : 1);
  });

  test('the page says whether a doctor has read it, and leads to the sheet of all gestures', async () => {
    const page = pageOfAll();
    await page.goto(routes.gestures);
    const reading = review ? `Relu par ${review.by}` : /Relecture par un médecin.:.en attente/;
    await expect(page.getByText(reading)).toBeVisible();
    const sheet = page.locator(`main a[href="${sheetRoute(GESTURES_SHEET)}"]`);
    await expect(sheet).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('one touch on a name brings its gesture into sight', SMOKE, async ({ page }) => {
    await page.goto(routes.gestures);
    const { code, title } = gestures.at(-1)!;
    await press(page.getByRole('navigation', { name: 'Les gestes' }).getByText(title));
    await expect(page).toHaveURL(gestureRoute(code));
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  });
});

test('on paper each gesture is whole, and the sheet says them in the same words', async ({
  page,
}) => {
  await print(page, routes.gestures);
  for (const { code } of gestures) {
    await expect(page.locator(`#${GESTURE_PARTS[code]}`)).toHaveCSS('break-inside', 'avoid');
  }
  await print(page, sheetRoute(GESTURES_SHEET));
  const words = page.locator('form');
  for (const { title, when, lines, never } of gestures) {
    for (const text of [title, when, ...lines, never]) {
      await expect(words.getByText(text).first()).toBeVisible();
    }
  }
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit to any page the gestures open, drawings included', async ({
    page,
    host,
  }) => {
    await page.goto(host.url('/contact'));
    await whenKept(page);
    await host.stop();
    await page.goto(host.url(routes.gestures));
    const first = page.getByRole('img', { name: gestures[0]!.image.alt });
    await expect(first).toBeVisible();
    await expect
      .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
});
