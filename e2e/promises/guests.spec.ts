import { expect, type Page } from 'playwright/test';
import { onlyParams, SEND, test } from '../form';
import { expectCalm, receive, watchErrors, type Guest } from '../domMutations';
import { expectShown, next } from '../slider';
import {
  holdScripts,
  pickDate,
  pickTime,
  press,
  VISITOR,
  waitForHydration,
  write,
} from '../support';

/**
 * Whatever else lives in the browser and changes the page, before React or after it: what was typed,
 * chosen and pressed stays, and all goes on working. All is found by what no translator touches.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const answer = (page: Page, id: string) => press(page.locator(`label[for="${id}"]`));

// Firefox's translator changes less than Chrome's.
const GUESTS: Guest[] = ['Chrome’s translator', 'a password manager', 'a blocker'];

test('beside what changes pages nothing is taken away', async ({ page, sends }) => {
  const errors = watchErrors(page);
  const submit = page.locator('form [type="submit"]').first();
  const summary = page.locator('[aria-labelledby="il-y-a"]');
  const receiveAll = async () => {
    for (const guest of GUESTS) await receive(page, guest);
  };
  /** Opens a page, where something is done and guests come before React. */
  const visit = async (path: string, act: () => Promise<unknown>) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await act();
    await receiveAll();
    release();
    await waitForHydration(page);
    await receiveAll();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await visit('/trouver', () => answer(page, 'q1-3'));
  await expect(page.locator('#q1-3')).toBeChecked();
  await answer(page, 'q2-1');
  await expect(page.locator('#q1-3')).toBeChecked();

  await visit('/services', () => press(next(page)));
  await expectShown(page, 2);
  await press(next(page));
  await expectShown(page, 3);

  expectCalm(errors);

  await test.step('a request is corrected, refused, and arrives in French', async () => {
    await visit('/appoitment', async () => {
      await field(page, 'serviceType').selectOption({ index: 2 });
      await write(field(page, 'fullName'), 'Odile');
    });
    await press(submit);
    await expect(summary).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue('Odile');
    await expect(field(page, 'serviceType')).toHaveValue('Suivi de grossesse');
    await receiveAll();
    await field(page, 'serviceType').selectOption({ label: '[en] Autre' });
    await pickDate(field(page, 'appointmentDate'), '2099-12-24');
    await pickTime(field(page, 'appointmentTime'), '10:30');
    await write(field(page, 'email'), VISITOR.email);
    // What was wrong is followed, and goes.
    await expect(summary).toHaveCount(0);
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
    await press(submit);
    const alert = page.locator('form [role="alert"]').filter({ hasText: 'Server error' });
    await expect(alert).toBeVisible();
    await receiveAll();
    await page.unroute(SEND);
    await press(submit);
    await expect(page.locator('[data-sent] h2')).toBeFocused();
    expect(onlyParams(sends.slice(1))).toMatchObject({ service: 'Autre', from_name: 'Odile' });
  });
});
