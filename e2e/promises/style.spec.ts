import { expect, test, type Page } from 'playwright/test';
import { drawing } from '../drawing';
import { DESKTOP } from '../states';
import { press, whenAlive } from '../support';

/** Each page brings the style that it needs itself: see also the states of e2e/promises/states.spec.ts. */

// Without the second of the overlay, and with slides that stand still.
test.use({ viewport: DESKTOP, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const linkTo = (page: Page, aim: string) =>
  page.getByRole('contentinfo').or(page.getByRole('banner')).locator(`a[href="${aim}"]`).first();

test('a page that is come to by a link is drawn as one that was asked for', async ({ page }) => {
  await page.goto('/cookies');
  await whenAlive(page);
  const fresh = await page.context().newPage();
  // From the leanest page to those with most style of their own, one after the other.
  for (const aim of ['/services', '/doctors', '/contact', '/']) {
    await press(linkTo(page, aim));
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await fresh.goto(aim);
    await whenAlive(fresh);
    expect(await drawing(page), aim).toEqual(await drawing(fresh));
  }
});
