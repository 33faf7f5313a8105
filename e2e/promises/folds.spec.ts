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

const foot = (page: Page) => page.getByRole('contentinfo');
const useful = (page: Page) => foot(page).getByRole('navigation', { name: 'Liens utiles' });

test('the lists of the foot are a tap away on a phone, and lie open where there is room', async ({
  page,
}) => {
  await page.setViewportSize(TOUCH_PHONE.viewport);
  await page.goto('/terms');
  await expect(foot(page).locator('address a[href^="tel:"]').first()).toBeVisible();
  const links = useful(page).getByRole('listitem');
  await expect(links).toHaveCount(0);
  await press(useful(page).getByRole('heading', { name: 'Liens utiles' }));
  await expect(links).toHaveCount(navigation.useful.length);

  await page.reload();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(links).toHaveCount(navigation.useful.length);
  await expect(useful(page).getByRole('heading')).toHaveCount(1);
  // Nothing says that it is closed.
  await expect(foot(page).locator('summary').filter({ visible: true })).toHaveCount(0);
});

test.describe('on a phone without scripts', () => {
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

  test('a link to a folded part of a service opens it, and paper has all that is folded', async ({
    page,
  }) => {
    const [part] = services.flatMap(({ id, body }) =>
      partsOf(body).parts.map((it) => ({ ...it, service: id })),
    );
    test.skip(!part, 'no service has parts');
    const { service, id } = part!;
    await page.goto(serviceRoute(service));
    await expect(page.locator(`#${id}`)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goto(`${serviceRoute(service)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});
