import { expect, test } from 'playwright/test';
import { drawing } from '../drawing';
import { DESKTOP, PHONE } from '../states';
import { press, whenAlive } from '../support';

/** Each page brings the style that it needs itself: see also the states of e2e/promises/states.spec.ts. */

test.use({ viewport: PHONE, hasTouch: true });

test('a page that is come to by a link is drawn as one that was asked for', async ({ page }) => {
  // Without the second of the overlay, and with slides that stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/cookies');
  await whenAlive(page);
  // From the leanest page to those that the header leads to, one after the other.
  for (const aim of ['/services', '/blog', '/doctors', '/contact', '/about', '/']) {
    await press(
      page
        .getByRole('contentinfo')
        .or(page.getByRole('banner'))
        .locator(`a[href="${aim}"]`)
        .first(),
    );
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const arrived = await drawing(page);
    const fresh = await page.context().newPage();
    await fresh.emulateMedia({ reducedMotion: 'reduce' });
    await fresh.setViewportSize(DESKTOP);
    await fresh.goto(aim);
    await whenAlive(fresh);
    expect(arrived, aim).toEqual(await drawing(fresh));
    await fresh.close();
  }
});
