import { expect, test } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { navigation } from '@/lib/content/generated/navigation';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { GESTURE_PARTS } from '@/lib/danger/gestures';
import { routes, serviceRoute } from '@/lib/routes';
import { WARNING_SECTION } from '@/lib/danger/warningSteps';
import { TOUCH_PHONE } from '../support';

test.describe('on a phone without scripts', () => {
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

  test('shows all footer links', async ({ page }) => {
    await page.goto(routes.terms);
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(site.footerServices.length + navigation.useful.length);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });

  test('keeps signs of danger closed, complete on paper', async ({ page }) => {
    await page.goto(serviceRoute(services[0]!.id));
    const section = page.locator(`section[aria-labelledby="${WARNING_SECTION.id}"]`);
    const signs = section.locator('details li');
    await expect(signs.first()).toBeHidden();
    expect((await section.boundingBox())?.height).toBeLessThanOrEqual(520);
    await page.emulateMedia({ media: 'print' });
    for (const sign of await signs.all()) await expect(sign).toBeVisible();
    await page.emulateMedia({ media: null });
    await section.getByRole('heading', { level: 3 }).first().tap();
    await expect(signs.first()).toBeVisible();
  });

  test('opens the disclosure that a link leads into', async ({ page }) => {
    const [gesture] = gesturesPage.gestures;
    await page.goto(`${routes.english}#${GESTURE_PARTS[gesture!.code]}-en`);
    await expect(page.locator(`#${GESTURE_PARTS[gesture!.code]}-en`)).toBeInViewport();
  });
});
