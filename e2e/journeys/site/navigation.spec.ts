import { expect, type Page, test } from 'playwright/test';
import { computedStyles } from '@/e2e/support/computedStyles';
import { getTitle } from '@/e2e/support/exported';
import {
  goto,
  mainNavigation,
  overlay,
  scrolled,
  SMOKE,
  tap,
  tapInFooter,
  waitForHydration,
} from '@/e2e/support/page';

// Without the overlay and smooth scrolling, which one test has.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const foot = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function open(page: Page, route: string) {
  await goto(page, route);
  // A reload would lose the mark.
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

test('links open softly; Ctrl-click opens a tab', SMOKE, async ({ page, context }) => {
  await open(page, '/');
  const beside = context.waitForEvent('page');
  await foot(page)
    .getByRole('link', { name: 'Tarifs' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await beside).toHaveURL('/tarifs');
  await (await beside).close();
  await expect(page).toHaveURL('/');
  for (const [link, target] of [
    ['header nav a[href="/blog"]', '/blog'],
    ['main a[href="/blogDetails/1"]', '/blogDetails/1'],
  ] as const) {
    await tap(page.locator(link).filter({ visible: true }).first());
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  }
});

test('a page has the same styles by link and by address', async ({ page }) => {
  await goto(page, '/cookies');
  // From the page with the fewest styles to those with the most.
  for (const aim of ['/doctors', '/contact', '/']) {
    await tap(foot(page).or(header(page)).locator(`a[href="${aim}"]`).first());
    await expect(page).toHaveURL(aim);
    await expect(heading(page)).toBeFocused();
    const styles = await computedStyles(page);
    await page.reload();
    await waitForHydration(page);
    expect(styles, aim).toEqual(await computedStyles(page));
  }
});

test('links scroll to the top; back restores the position', async ({ page }) => {
  const top = 3000;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/blogDetails/1');
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
  await mainNavigation(page).getByRole('link', { name: 'Services' }).click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(getTitle('/blogDetails/1'));
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect(overlay(page)).toHaveCount(0);
  await test.step('during the smooth scroll too', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Services' }).click();
    await page.waitForFunction((place) => scrollY < place, top);
    await page.goBack();
    await expect(heading(page)).toHaveText(getTitle('/blogDetails/1'));
    await expect(overlay(page)).toHaveCount(0);
    expect(await scrolled(page)).toBe(top);
  });
});

test('hash links are history entries', async ({ page }) => {
  await open(page, '/terms');
  await tapInFooter(page, 'Témoignages');
  await expect(page).toHaveURL('/about#temoignages');
  const part = page.locator('#temoignages h2');
  await expect(part).toBeInViewport();
  const { height } = (await header(page).boundingBox())!;
  expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(height);
  await test.step('a link to the current page is none', async () => {
    await tap(header(page).getByRole('link', { name: 'À propos' }));
    await expect(page).toHaveURL('/about');
    const steps = await page.evaluate(() => history.length);
    await tap(header(page).getByRole('link', { name: 'À propos' }));
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await isMarked(page)).toBe(true);
  });
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page).toHaveURL('/about#contenu');
  await tap(header(page).getByRole('link', { name: 'Blog' }));
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about#contenu');
  await expect(heading(page)).toHaveText(getTitle('/about'));
});

test('a missing page offers help', async ({ page }) => {
  await goto(page, '/cookies');
  // As in a cached page of an earlier deployment.
  const staleLink = page.getByRole('contentinfo').locator('a[href="/terms"]');
  await staleLink.evaluate((element) => element.setAttribute('href', '/nulle-part'));
  await tap(page.getByRole('contentinfo').locator('a[href="/nulle-part"]'));
  await expect(page).toHaveURL('/nulle-part');
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
  const main = page.getByRole('main');
  for (const href of ['tel:', '/contact', '/services'])
    await expect(main.locator(`a[href^="${href}"]`).first()).toBeVisible();
  await waitForHydration(page);
  await tap(main.getByRole('link', { name: 'Services', exact: true }));
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toHaveText(getTitle('/services'));
  await test.step('a missing service links the list of services', async () => {
    const response = await page.goto('/ServiceDetails/99');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Service non trouvé');
    await tap(page.getByRole('link', { name: 'Retour à la liste des services' }));
    await expect(page).toHaveURL('/services');
  });
});

test('a mistyped address redirects, query kept', async ({ page }) => {
  for (const [wrong, right] of [
    ['/servicedetails/3?service=3', '/ServiceDetails/3?service=3'],
    ['//about', '/about'],
    ['/FAQ\u00a0»?x=1', '/services?x=1#faq'],
  ] as const) {
    // With the host: two slashes alone would start another.
    await page.goto(`${test.info().project.use.baseURL}${wrong}`);
    await expect(page).toHaveURL(right);
    await expect(page.locator('h1')).not.toHaveText(/n’existe pas|non trouvé/);
  }
});
