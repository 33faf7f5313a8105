import { expect, type Page } from 'playwright/test';
import { onlyParams, SEND, test } from '@/e2e/support/form';
import { expectShown, next } from '@/e2e/support/slider';
import {
  alerts,
  collectProblems,
  holdScripts,
  pickDate,
  pickTime,
  tap,
  VISITOR,
  waitForHydration,
  type,
} from '@/e2e/support/page';

/** Extensions and translators change pages at any time; user input survives. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Wraps each text in two elements, as Chrome’s translator does. Runs in the page. */
function wrapTexts(): void {
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
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Each runs in the page. */
const mutations = {
  'Chrome’s translator': wrapTexts,
  'a password manager': () => {
    for (const label of document.querySelectorAll('form label')) {
      const mark = document.createElement('span');
      mark.dataset.dashlanecreated = 'true';
      label.prepend(mark);
    }
    for (const field of document.querySelectorAll<HTMLElement>('form input')) {
      field.setAttribute('data-com.bitwarden.browser', '1');
      field.style.cssText = 'background-size: 16px; cursor: auto;';
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.position = 'absolute';
      field.after(icon);
    }
    document.body.prepend(document.createElement('com-1password-menu'));
    document.body.append(document.createElement('com-1password-button'));
  },
  /** Removes share buttons, banners and pictures. */
  'a blocker': () => {
    const unwanted =
      '[aria-label*="artag" i], a[href*="facebook"], [class*="share" i], [id*="ban"], main img';
    for (const element of document.querySelectorAll(unwanted))
      if (!element.closest('form')) element.remove();
  },
};

test('survives translators, password managers and ad blockers', async ({ page, sends }) => {
  const problems = collectProblems(page);
  const submit = page.locator('form [type="submit"]').first();
  const summary = page.locator('[aria-labelledby="il-y-a"]');
  const mutateAll = async () => {
    for (const change of Object.values(mutations)) await page.evaluate(change);
  };
  /** Opens a page, acts on it and mutates it before hydration. */
  const visit = async (path: string, act: () => Promise<unknown>) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await act();
    await mutateAll();
    release();
    await waitForHydration(page);
    await mutateAll();
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
    await mutateAll();
    await field(page, 'serviceType').selectOption({ label: '[en] Autre' });
    await pickDate(field(page, 'appointmentDate'), '2099-12-24');
    await pickTime(field(page, 'appointmentTime'), '10:30');
    await type(field(page, 'email'), VISITOR.email);
    await expect(summary).toContainText('C’est corrigé');
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
    await tap(submit);
    const alert = alerts(page.locator('form')).filter({ hasText: 'Server error' });
    await expect(alert).toBeVisible();
    await mutateAll();
    await page.unroute(SEND);
    await tap(submit);
    await expect(page.getByRole('group', { name: 'Demande envoyée' })).toBeFocused();
    expect(onlyParams(sends.slice(1))).toMatchObject({ service: 'Autre', from_name: 'Odile' });
  });
});
