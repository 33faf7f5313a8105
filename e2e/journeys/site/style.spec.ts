import { expect, test } from 'playwright/test';
import { computedStyles } from '@/e2e/support/computedStyles';
import { DESKTOP } from '@/e2e/support/viewports';
import { tap, waitForHydration } from '@/e2e/support/page';

// Without the overlay and autoplay.
test.use({ viewport: DESKTOP, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

test('a page has the same styles by link and by address', async ({ page }) => {
  await page.goto('/cookies');
  // From the page with the fewest styles to those with the most.
  for (const aim of ['/doctors', '/contact', '/']) {
    await waitForHydration(page);
    const frame = page.getByRole('contentinfo').or(page.getByRole('banner'));
    await tap(frame.locator(`a[href="${aim}"]`).first());
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const styles = await computedStyles(page);
    await page.reload();
    await waitForHydration(page);
    expect(styles, aim).toEqual(await computedStyles(page));
  }
});
