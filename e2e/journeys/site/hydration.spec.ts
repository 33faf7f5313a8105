import { expect, type Page } from 'playwright/test';
import { DEFERRED_FOLDER } from '@/scripts/export/exportFolder';
import { getHtml } from '@/e2e/support/exported';
import { awa, test } from '@/e2e/support/form';
import { deferredScripts } from '@/e2e/support/readPages';
import { expectShown, next, waitForSwiper } from '@/e2e/support/slider';
import {
  goto,
  holdScripts,
  isDeferredScript,
  makeGate,
  SMOKE,
  tap,
  tapInFooter,
  TOUCH_PHONE,
  type,
  waitForHydration,
} from '@/e2e/support/page';

/** Pages before hydration, and where files hang, fail or can't be parsed. */

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });

const failedNote = (page: Page) => page.locator('[data-failed-note]');

/** Fast-forwards an installed clock until a condition holds. */
const passUntil = (page: Page, isTrue: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(4000);
    await isTrue();
  }).toPass();

async function expectNote(page: Page) {
  await expect(failedNote(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(failedNote(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
}

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('replays a request made before hydration, once', SMOKE, async ({ page, form, sends }) => {
    const release = await holdScripts(page);
    await page.goto('/appoitment');
    await form.fill();
    await tap(form.submit);
    await expect(form.waits).toBeVisible();
    await tap(form.submit);
    expect(new URL(page.url()).search).toBe('');
    expect(sends).toEqual([]);
    release();
    await expect(form.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postData()).toContain(awa.fullName);
  });
});

// weight.spec.ts has how little comes before a page has loaded.
test('Save-Data loads nothing without request', async ({ page }) => {
  await page.clock.install();
  const late: string[] = [];
  const parts: string[] = [];
  page.on('request', (request) => {
    if (isDeferredScript(request)) late.push(request.url());
    else if (request.url().includes('.txt')) parts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const foot = page.getByRole('contentinfo');
  await page.goto('/');
  await page.clock.runFor(10_000);
  expect(late).toEqual([]);
  await motionSwitch(page).click();
  // Checked by the browser; hydration, which it starts, comes later.
  await waitForHydration(page);
  await expect(motionSwitch(page)).toBeChecked();
  await foot.getByRole('link', { name: 'Fiches' }).hover();
  await foot.getByRole('link', { name: 'Tarifs' }).click();
  await expect(page).toHaveURL('/tarifs');
  expect(parts).not.toEqual([]);
  expect(parts.filter((path) => !path.startsWith('/tarifs'))).toEqual([]);
});

test('double taps open once, and turn two slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(TOUCH_PHONE.viewport);
  await goto(page, '/services');
  await waitForSwiper(page);
  await next(page).dblclick();
  await expectShown(page, 3);
  const close = page.getByRole('button', { name: 'Fermer' });
  // At the top of the page, the second tap would hit the menu's close button.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Menu' }).dblclick();
  await expect(close).toBeVisible();
  await close.dblclick();
  await expect(close).toBeHidden();
  const question = page.locator('#faq details').first();
  await question.locator('summary').dblclick();
  await expect(question).toHaveAttribute('open');
});

test.describe('where files hang', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('hanging chunks are reported, and used when they come', async ({ page, form }) => {
    await page.clock.install();
    const { chunks } = deferredScripts(getHtml('/contact'));
    const gate = makeGate();
    await page.route(`**${chunks[0]}`, (route) => gate.opened.then(() => route.continue()));
    await page.goto('/contact', { waitUntil: 'commit' });
    const { fullName, submit, summary } = form;
    await type(fullName, 'Odile');
    await tap(submit);
    await passUntil(page, () => expect(failedNote(page)).toBeFocused({ timeout: 250 }));
    await expect(failedNote(page)).toContainText('ne peut pas partir d’ici');
    await expectNote(page);
    gate.open();
    await passUntil(page, () => waitForHydration(page, 250));
    await expect(failedNote(page)).toBeHidden();
    await expect(summary).toBeFocused();
    await expect(fullName).toHaveValue('Odile');
  });

  test('hydrates while pictures and deferred styles hang', async ({ page }) => {
    await page.clock.install();
    for (const files of ['**/*.svg', `**/${DEFERRED_FOLDER}/**`])
      await page.route(files, () => undefined);
    await page.goto('/services', { waitUntil: 'commit' });
    await passUntil(page, () => waitForHydration(page, 250));
  });

  test('a hanging soft navigation reloads after 3 seconds', async ({ page }) => {
    await page.clock.install();
    await goto(page, '/contact');
    await page.route('**/*.txt*', () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await tapInFooter(page, 'Tarifs');
    await expect(page.locator('[data-opening]')).toBeInViewport();
    await page.clock.runFor(2900);
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/tarifs');
  });
});

test.describe('below browserslist', () => {
  // The Content Security Policy would block the changed page.
  test.use({ ...TOUCH_PHONE, bypassCSP: true });

  test('older browsers show pages and phone numbers', async ({ page, form }) => {
    // As in browsers without arrow functions and custom properties.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/(<script[^>]*>)(?=[^<]*[\w$]=>)/g, '$1 @unreadable ')
        .replace(/<style>.*?<\/style>/s, (style) => style.replaceAll('var(', 'unknown('));
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    for (const what of ['h1', 'main h2', 'a[href^="tel:"]', 'a[href*="wa.me/"]'])
      await expect(page.locator(what).filter({ visible: true }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(TOUCH_PHONE.viewport.width);
    await tap(page.getByRole('link', { name: 'Consultation', exact: true }).last());
    await expect(page).toHaveURL('/appoitment');
    await expectNote(page);
    await tap(form.submit);
    await expect(failedNote(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });
});
