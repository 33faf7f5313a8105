import { expect, test, type Page } from 'playwright/test';
import { onlyParams, SEND, watchSends } from '../form';
import { expectCalm, receive, TRANSLATED, watchErrors } from '../guests';
import { pickDate, pickTime, press, VISITOR, whenAlive, write } from '../support';

/**
 * The site in another language, by the browser's translator, which comes back to whatever React has
 * changed. The places are found by what no translator touches.
 */

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form [type="submit"]').first();
const summary = (page: Page) => page.locator('[aria-labelledby="il-y-a"]');
const alert = (page: Page) => page.locator('form [role="alert"]').filter({ hasText: /\S/ });
const sent = (page: Page) => page.locator('[data-sent] h2');

for (const translator of ['Chrome’s translator', 'Firefox’s translator']) {
  test(`behind ${translator} a request is made, refused, mended, and arrives in French`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const translate = () => receive(page, translator);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await translate();
    await whenAlive(page);
    await translate();

    await press(submit(page));
    await expect(summary(page)).toBeFocused();
    await translate();
    await expect(submit(page)).toContainText(TRANSLATED.trim());
    const choice = field(page, 'serviceType');
    await choice.selectOption({ label: `${TRANSLATED}Suivi de grossesse` });
    await pickDate(field(page, 'appointmentDate'), '2099-12-24');
    await pickTime(field(page, 'appointmentTime'), '10:30');
    await write(field(page, 'fullName'), VISITOR.name);
    await write(field(page, 'email'), VISITOR.email);
    // What was wrong is followed, and goes.
    await expect(summary(page)).toHaveCount(0);
    await translate();

    // A second refusal is not taken for the first.
    for (const body of ['Server error', 'Another error']) {
      await page.route(SEND, (route) => route.fulfill({ status: 500, body }));
      await press(submit(page));
      await expect(alert(page)).toContainText(body);
      await translate();
      await page.unroute(SEND);
    }

    const sends = watchSends(page);
    await press(submit(page));
    await expect(sent(page)).toBeFocused();
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
    await translate();

    // Away, and back.
    await press(page.locator('footer a[href="/about"]').first());
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main h1')).toBeFocused();
    await translate();
    await page.goBack();
    await expect(choice).toBeVisible();
    expectCalm(errors.filter((error) => !/error|500|n’est pas partie/.test(error)));
  });
}
