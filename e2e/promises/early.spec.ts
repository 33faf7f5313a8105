import { expect, test, type Page } from 'playwright/test';
import { partsOf, watchSends } from '../form';
import { acts, countActs } from '../hydration';
import {
  fillRequest,
  holdScripts,
  isLateScript,
  press,
  SMOKE,
  TOUCH_PHONE,
  VISITOR,
} from '../support';

/**
 * The page before React. It reads, navigates and opens what it opens as plain HTML; what needs
 * React is done once React is there, as often as the visitor asked for it and not once more.
 * draft.spec.ts has what was typed, sliderEarly.spec.ts the slides, hanging.spec.ts files that are lost.
 */

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('each button is answered once, before React and after', async ({ page }) => {
    await countActs(page);
    const release = await holdScripts(page);
    await page.goto('/blogDetails/1');
    const copy = page.getByRole('button', { name: 'Copier le lien' });
    const instagram = page.getByRole('button', { name: 'Instagram' });
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    const article = page.getByRole('dialog', { name: 'Partager cet article' });
    await test.step('menu and dialog open at once', async () => {
      await press(page.getByRole('button', { name: 'Menu' }));
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await press(page.getByRole('button', { name: 'Partager cet article' }));
      await expect(article.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
    });
    await press(copy);
    await press(instagram);
    await press(motionSwitch(page));
    expect(await acts(page)).toEqual({ trusted: 5 });

    release();
    await expect(page.getByRole('dialog', { name: 'Partager sur Instagram' })).toBeVisible();
    await expect(motionSwitch(page)).toBeChecked();
    const once = { trusted: 5, copy: 1, dialog: 1, animations: 1 };
    await expect.poll(() => acts(page)).toEqual(once);
    await expect(article.or(menu)).toBeHidden();
    await press(page.getByRole('button', { name: 'OK' }));
    await press(copy);
    await press(instagram);
    await expect.poll(() => acts(page)).toEqual({ trusted: 8, copy: 2, dialog: 2, animations: 1 });
  });

  test('a request sent before React arrives once', SMOKE, async ({ page }) => {
    const sends = watchSends(page);
    const { submit, summary, sent, waits } = partsOf(page);
    await test.step('empty, it waits, then leads to its mistakes', async () => {
      const release = await holdScripts(page);
      await page.goto('/appoitment');
      await press(submit);
      await expect(waits).toBeVisible();
      release();
      await expect(summary).toBeFocused();
      await expect(waits).toBeHidden();
    });
    await test.step('sent twice over, it arrives once', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const release = await holdScripts(page);
      await page.reload();
      await fillRequest(page);
      await press(submit);
      await press(submit);
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toEqual([]);
      release();
      await expect(sent).toBeVisible();
      expect(sends).toHaveLength(1);
      expect(sends[0]?.postData()).toContain(VISITOR.name);
    });
  });
});

// weight.spec.ts has how little comes before a page has loaded.
test('whoever saves data gets nothing that was not asked for', async ({ page }) => {
  await page.clock.install();
  const late: string[] = [];
  const parts: string[] = [];
  page.on('request', (request) => {
    if (isLateScript(request)) late.push(request.url());
    else if (request.url().includes('.txt')) parts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const foot = page.getByRole('contentinfo');
  await page.goto('/');
  await foot.getByRole('link', { name: 'À propos' }).hover();
  await page.clock.runFor(10_000);
  expect(late).toEqual([]);
  await motionSwitch(page).click();
  await expect(motionSwitch(page)).toBeChecked();
  await foot.getByRole('link', { name: 'Blog' }).hover();
  await foot.getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  expect(parts).not.toEqual([]);
  expect(parts.filter((path) => !path.startsWith('/about'))).toEqual([]);
});
