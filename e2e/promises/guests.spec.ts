import { expect, test, type Page } from 'playwright/test';
import { onlyParams, SEND, watchSends } from '../form';
import { expectCalm, receive, watchErrors, type Guest } from '../guests';
import { expectShown, next } from '../slider';
import { holdScripts, pickDate, pickTime, press, VISITOR, whenAlive, write } from '../support';

/**
 * Whatever else lives in the browser and changes the page, before React or after it: what was typed,
 * chosen and pressed stays, and all goes on working. All is found by what no translator touches.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form [type="submit"]').first();
const summary = (page: Page) => page.locator('[aria-labelledby="il-y-a"]');
const answer = (page: Page, id: string) => press(page.locator(`label[for="${id}"]`));
const line = (page: Page) => page.locator('main form textarea').first();

/** Opens a page, where something is done and guests come before React. */
async function visit(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  guests: readonly Guest[],
) {
  const release = await holdScripts(page);
  await page.goto(path);
  await act();
  for (const guest of guests) await receive(page, guest);
  release();
  await whenAlive(page);
  for (const guest of guests) await receive(page, guest);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const fill = async (page: Page) => {
  await field(page, 'serviceType').selectOption({ index: 2 });
  await write(field(page, 'fullName'), 'Odile');
};

// One replaces texts by elements, of the others each changes the page in a way of its own.
const parties: Record<string, Guest[]> = {
  'a translator': ['Chrome’s translator'],
  'all others': [
    ...(['Firefox’s translator', 'a password manager', 'a writing helper'] as const),
    ...(['a blocker', 'a darkener'] as const),
  ],
};

for (const [title, guests] of Object.entries(parties)) {
  test(`beside ${title} nothing is taken away or stopped`, async ({ page }) => {
    const errors = watchErrors(page);
    await visit(page, '/contact', () => fill(page), guests);
    await press(submit(page));
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue('Odile');
    await expect(field(page, 'serviceType')).toHaveValue('Suivi de grossesse');

    await visit(page, '/trouver', () => answer(page, 'q1-3'), guests);
    await expect(page.locator('#q1-3')).toBeChecked();
    await answer(page, 'q2-1');
    await expect(page.locator('#q1-3')).toBeChecked();

    await visit(page, '/services', () => press(next(page)), guests);
    await expectShown(page, 2);
    await press(next(page));
    await expectShown(page, 3);

    await visit(page, '/fiches/premiere-visite', () => write(line(page), 'Odile'), guests);
    await expect(line(page)).toHaveValue('Odile');
    await press(page.locator('main form [type="reset"]'));
    await expect(line(page)).toHaveValue('');
    expectCalm(errors);
  });
}

// The translator comes back to whatever React has changed.
test('behind a translator a request arrives in French', async ({ page }) => {
  const translate = () => receive(page, 'Chrome’s translator');
  await visit(page, '/appoitment', () => fill(page), ['Chrome’s translator']);
  await press(submit(page));
  await expect(summary(page)).toBeFocused();
  await translate();
  await field(page, 'serviceType').selectOption({ label: '[en] Autre' });
  await pickDate(field(page, 'appointmentDate'), '2099-12-24');
  await pickTime(field(page, 'appointmentTime'), '10:30');
  await write(field(page, 'email'), VISITOR.email);
  // What was wrong is followed, and goes.
  await expect(summary(page)).toHaveCount(0);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
  await press(submit(page));
  await expect(
    page.locator('form [role="alert"]').filter({ hasText: 'Server error' }),
  ).toBeVisible();
  await translate();
  await page.unroute(SEND);

  const sends = watchSends(page);
  await press(submit(page));
  await expect(page.locator('[data-sent] h2')).toBeFocused();
  expect(onlyParams(sends)).toMatchObject({ service: 'Autre', from_name: 'Odile' });
});
