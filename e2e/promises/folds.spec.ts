import { expect, test } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { services } from '@/lib/content/generated/services';
import { GESTURE_PARTS } from '@/lib/danger/gestures';
import { routes, serviceRoute } from '@/lib/routes';
import { WARNING_SECTION } from '@/lib/danger/warningSteps';
import { TOUCH_PHONE } from '../support';

test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

test('without scripts what is folded is reached', async ({ page }) => {
  const part = `#${GESTURE_PARTS[gesturesPage.gestures[0]!.code]}-en`;
  await page.goto(routes.english + part);
  await expect(page.locator(part)).toBeInViewport();

  await page.goto(serviceRoute(services[0]!.id));
  const links = page.getByRole('contentinfo').getByRole('navigation').locator('a');
  for (const link of await links.all()) await expect(link).toBeVisible();
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
