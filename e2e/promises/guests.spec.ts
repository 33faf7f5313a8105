import { expect, test, type Page } from 'playwright/test';
import { onlyParams, SEND, watchSends } from '../form';
import { expectCalm, receive, TRANSLATED, watchErrors, type Guest } from '../guests';
import { places } from '../places';
import { holdScripts, pickDate, pickTime, press, VISITOR, whenAlive, write } from '../support';

/**
 * Whatever else lives in the browser and changes the page, before React or after it: what was typed,
 * chosen, checked, focused and pressed stays, and all goes on working. The places are found by what
 * no translator touches.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Guests come to a place before React and once it is there: what was done there stands, and goes on. */
async function visit(page: Page, guests: readonly Guest[], path: string): Promise<string[]> {
  const { before, kept, after } = places.find((place) => place.path === path)!;
  const come = async () => {
    for (const guest of guests) await receive(page, guest);
  };
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  await page.goto('about:blank');
  const errors = watchErrors(page);
  const release = await holdScripts(page);
  await page.goto(path);
  await before(page);
  await come();
  release();
  await whenAlive(page);
  await kept(page);
  await come();
  await after(page);
  expectCalm(errors);
  return errors;
}

// One replaces texts by elements, of the others each changes the page in a way of its own.
const parties: [title: string, guests: Guest[], paths: string[]][] = [
  ['a translator', ['Chrome’s translator'], ['/trouver', '/services', '/fiches/premiere-visite']],
  [
    'all others',
    [
      ...(['Firefox’s translator', 'a password manager', 'a writing helper'] as const),
      ...(['what makes links of phone numbers', 'a blocker', 'a darkener'] as const),
    ],
    ['/contact', '/services', '/fiches/premiere-visite'],
  ],
];

for (const [title, guests, paths] of parties) {
  test(`${title}: nothing is taken away or stopped`, async ({ page }) => {
    for (const path of paths) await test.step(path, () => visit(page, guests, path));
  });
}

// The translator comes back to whatever React has changed.
test('behind a translator a request is refused, mended, fails, and arrives in French', async ({
  page,
}) => {
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  const translate = () => receive(page, 'Chrome’s translator');
  const submit = page.locator('form [type="submit"]').first();
  const summary = page.locator('[aria-labelledby="il-y-a"]');
  const alert = page.locator('form [role="alert"]').filter({ hasText: /\S/ });
  const choice = field('serviceType');
  const errors = await visit(page, ['Chrome’s translator'], '/appoitment');

  await translate();
  await expect(submit).toContainText(TRANSLATED.trim());
  await choice.selectOption({ label: `${TRANSLATED}Autre` });
  await pickDate(field('appointmentDate'), '2099-12-24');
  await pickTime(field('appointmentTime'), '10:30');
  await write(field('fullName'), VISITOR.name);
  await write(field('email'), VISITOR.email);
  // What was wrong is followed, and goes.
  await expect(summary).toHaveCount(0);
  await translate();

  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
  await press(submit);
  await expect(alert).toContainText('Server error');
  await translate();
  await page.unroute(SEND);

  const sends = watchSends(page);
  await press(submit);
  await expect(page.locator('[data-sent] h2')).toBeFocused();
  expect(onlyParams(sends)).toMatchObject({
    service: 'Autre',
    from_name: VISITOR.name,
    date: '2099-12-24',
    message: '(Aucun message supplémentaire)',
  });
  await translate();
  await press(page.locator('[data-sent] button').last());
  await expect(field('recipient').first()).toBeFocused();
  await expect(field('fullName')).toHaveValue('');
  expectCalm(errors.filter((error) => !/error|500|n’est pas confirmé/.test(error)));
});
