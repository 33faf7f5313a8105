import { expect, type Page } from 'playwright/test';
import { awa, onlyParams, SEND, test } from '@/e2e/support/form';
import { expectShown, next } from '@/e2e/support/slider';
import {
  alerts,
  collectProblems,
  holdScripts,
  tap,
  waitForHydration,
  type,
} from '@/e2e/support/page';

/** Extensions and translators change pages at any time; user input survives. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Runs in the page. */
function mutate(): void {
  // Chrome’s translator wraps each text in two elements.
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isRead = text.data.trim() && !text.data.startsWith('[en] ');
    if (!isRead || text.parentElement!.closest('script, style, noscript')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `[en] ${text.data}`;
    text.replaceWith(outer);
  }
  // Password managers add icons and attributes to fields, and menus to the page.
  for (const label of document.querySelectorAll('form label'))
    label.prepend(document.createElement('span'));
  for (const control of document.querySelectorAll<HTMLElement>('form input')) {
    control.setAttribute('data-com.bitwarden.browser', '1');
    control.style.cssText = 'background-size: 16px; cursor: auto;';
    control.after(document.createElement('div'));
  }
  document.body.prepend(document.createElement('com-1password-menu'));
  document.body.append(document.createElement('com-1password-button'));
  // Blockers remove share buttons, banners and pictures.
  const unwanted =
    '[aria-label*="artag" i], a[href*="facebook"], [class*="share" i], [id*="ban"], main img';
  for (const element of document.querySelectorAll(unwanted))
    if (!element.closest('form')) element.remove();
}

test('survives translators, password managers and ad blockers', async ({ page, sends }) => {
  const problems = collectProblems(page);
  const submit = page.locator('form [type="submit"]').first();
  const summary = page.locator('[aria-labelledby="il-y-a"]');
  /** Opens a page, acts on it and mutates it before hydration. */
  const visit = async (path: string, act: () => Promise<unknown>) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await act();
    await page.evaluate(mutate);
    release();
    await waitForHydration(page);
    await page.evaluate(mutate);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await visit('/services', () => tap(next(page)));
  await expectShown(page, 2);
  await tap(next(page));
  await expectShown(page, 3);

  // React reports hydration mismatches.
  const known = /react\.dev\/errors\/418|Content Security Policy/;
  expect(problems.filter((problem) => !known.test(problem))).toEqual([]);

  await test.step('a request is corrected, refused, and arrives in French', async () => {
    await visit('/appoitment', async () => {
      await field(page, 'serviceType').selectOption({ index: 2 });
      await type(field(page, 'fullName'), 'Odile');
    });
    await tap(submit);
    await expect(summary).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue('Odile');
    await expect(field(page, 'serviceType')).toHaveValue('Suivi de grossesse');
    await page.evaluate(mutate);
    await field(page, 'serviceType').selectOption({ label: '[en] Autre' });
    await field(page, 'appointmentDate').fill('2099-12-24');
    await field(page, 'appointmentTime').fill('10:30');
    await type(field(page, 'email'), awa.email);
    await expect(summary).toContainText('C’est corrigé');
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
    await tap(submit);
    const alert = alerts(page.locator('form')).filter({ hasText: 'Server error' });
    await expect(alert).toBeVisible();
    await page.evaluate(mutate);
    await page.unroute(SEND);
    await tap(submit);
    await expect(page.getByRole('group', { name: 'Demande envoyée' })).toBeFocused();
    expect(onlyParams(sends.slice(1))).toMatchObject({ service: 'Autre', from_name: 'Odile' });
  });
});
