import { expect, test, type Page } from 'playwright/test';
import { navigation } from '@/lib/content/generated/navigation';
import { services } from '@/lib/content/generated/services';
import { partsOf } from '@/lib/site/reading';
import { serviceRoute } from '@/lib/routes';
import { press, TOUCH_PHONE } from '../support';

/**
 * What phones fold is a tap away there, needs no script, and lies open where there is room: thumbs
 * and data are dear, and nothing is lost.
 */

const PHONE = { ...TOUCH_PHONE, viewport: { width: 360, height: 740 } };

const foot = (page: Page) => page.getByRole('contentinfo');
const useful = (page: Page) => foot(page).getByRole('navigation', { name: 'Liens utiles' });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the foot is at most 1.3 screens high, every way to reach the centre in it', async ({
    page,
  }) => {
    await page.goto('/terms');
    await expect(foot(page).locator('address a[href^="tel:"]').first()).toBeVisible();
    const { height } = (await foot(page).boundingBox())!;
    expect(height / 740).toBeLessThanOrEqual(1.3);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('a tap opens the lists of the foot, and another closes them', async ({ page }) => {
    await page.goto('/terms');
    const links = useful(page).getByRole('listitem');
    const heading = useful(page).getByRole('heading', { name: 'Liens utiles' });
    await expect(links).toHaveCount(0);
    await press(heading);
    await expect(links).toHaveCount(navigation.useful.length);
    await expect(links.last()).toBeVisible();
    await press(heading);
    await expect(links).toHaveCount(0);
  });

  test('a link to a folded part of a service opens it', async ({ page }) => {
    const found = services.flatMap(({ id, body }) =>
      partsOf(body).parts.map((part) => ({ ...part, service: id })),
    );
    const [part] = found;
    test.skip(!part, 'no service has parts');
    const { service, id, title } = part!;
    await page.goto(serviceRoute(service));
    const text = page.locator(`#${id}`);
    await expect(text).toBeHidden();
    await page.goto(`${serviceRoute(service)}#${id}`);
    await expect(text).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });

  test('paper has all that is folded', async ({ page }) => {
    await page.goto(serviceRoute(services[0]!.id));
    const facts = page.getByRole('region', { name: 'Informations pratiques' });
    await expect(facts.getByRole('listitem')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(facts.getByRole('listitem').first()).toBeVisible();
    await expect(facts.getByRole('heading')).toHaveCount(1);
  });
});

test('where there is room the lists of the foot lie open, under one heading each', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms');
    await expect(useful(page).getByRole('heading')).toHaveCount(1);
    for (const link of await useful(page).getByRole('link').all()) await expect(link).toBeVisible();
    await expect(useful(page).getByRole('link')).toHaveCount(navigation.useful.length);
    // Nothing says that it is closed.
    await expect(foot(page).locator('summary').filter({ visible: true })).toHaveCount(0);
  }
});
