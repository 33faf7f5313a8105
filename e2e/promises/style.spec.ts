import { expect, test } from 'playwright/test';
import { computedStyles } from '../computedStyles';
import { DESKTOP } from '../viewports';
import { tap, waitForHydration } from '../support';

/** Each page brings the style that it needs itself: see also the states of e2e/promises/states.spec.ts. */

// Without the second of the overlay, and with slides that stand still.
test.use({ viewport: DESKTOP, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

test('a page looks alike by link and by address', async ({ page }) => {
  await page.goto('/cookies');
  // From the leanest page to those with most style of their own, one after the other.
  for (const aim of ['/doctors', '/contact', '/']) {
    await waitForHydration(page);
    const frame = page.getByRole('contentinfo').or(page.getByRole('banner'));
    await tap(frame.locator(`a[href="${aim}"]`).first());
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const drawn = await computedStyles(page);
    await page.reload();
    await waitForHydration(page);
    expect(drawn, aim).toEqual(await computedStyles(page));
  }
});
