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

/** Who comes together, and to which pages: between them they see each kind of place. */
const parties: [guests: Guest[], paths: string[]][] = [
  [['Chrome’s translator'], ['/appoitment', '/trouver', '/services', '/fiches/premiere-visite']],
  [['Firefox’s translator'], ['/contact', '/trouver']],
  [
    ['a password manager', 'a writing helper'],
    ['/appoitment', '/fiches/premiere-visite'],
  ],
  [
    ['what makes links of phone numbers', 'a blocker', 'a darkener'],
    ['/contact', '/services'],
  ],
];

for (const [guests, paths] of parties) {
  test(`${guests.join(', ')}: nothing is taken away or stopped`, async ({ page }) => {
    const come = async () => {
      for (const guest of guests) await receive(page, guest);
    };
    for (const { path, before, kept, after } of places.filter((it) => paths.includes(it.path))) {
      await test.step(path, async () => {
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
      });
    }
  });
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

// The translator comes back to whatever React has changed.
test('behind a translator a request is refused, mended, fails, and arrives in French', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const translate = () => receive(page, 'Chrome’s translator');
  const submit = page.locator('form [type="submit"]').first();
  const summary = page.locator('[aria-labelledby="il-y-a"]');
  const alert = page.locator('form [role="alert"]').filter({ hasText: /\S/ });
  await page.goto('/appoitment');
  await whenAlive(page);
  await translate();

  await press(submit);
  await expect(summary).toBeFocused();
  await translate();
  await expect(submit).toContainText(TRANSLATED.trim());
  const choice = field(page, 'serviceType');
  await choice.selectOption({ label: `${TRANSLATED}Suivi de grossesse` });
  await pickDate(field(page, 'appointmentDate'), '2099-12-24');
  await pickTime(field(page, 'appointmentTime'), '10:30');
  await write(field(page, 'fullName'), VISITOR.name);
  await write(field(page, 'email'), VISITOR.email);
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
    service: 'Suivi de grossesse',
    from_name: VISITOR.name,
    date: '2099-12-24',
    message: '(Aucun message supplémentaire)',
  });
  await translate();
  await press(page.locator('[data-sent] button').last());
  await expect(choice).toBeFocused();
  await expect(field(page, 'fullName')).toHaveValue('');
  expectCalm(errors.filter((error) => !/error|500|n’est pas partie/.test(error)));
});
