import { expect, test } from 'playwright/test';
import { fill, interceptScript, makeGate, partsOf, PHONE_SCRIPT, ready, watchSends } from '../form';
import { press, routeScripts, TOUCH_PHONE, write, holdScripts } from '../support';

/**
 * Hands meet the form at any moment, and not only its fields and its button. What they mean by it is
 * done, once; what means nothing does nothing.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const { path, hand, options } of [
  { path: '/appoitment', hand: 'a finger', options: TOUCH_PHONE },
  { path: '/contact', hand: 'a mouse', options: {} },
] as const) {
  test.describe(`before React, with ${hand} on ${path}`, () => {
    test.use(options);

    test('a label, a heading and the room between fields send nothing and scold nobody', async ({
      page,
    }) => {
      const sends = watchSends(page);
      const release = await holdScripts(page);
      await page.goto(path);
      const parts = partsOf(page);
      await test.step('of a form whose first field alone was touched', async () => {
        await press(parts.form.locator('legend').first());
        await press(parts.fullName);
        await parts.form
          .locator('fieldset')
          .first()
          .click({ position: { x: 2, y: 2 } });
        await press(parts.fullName);
      });
      release();
      await ready(page);
      await expect(parts.fullName).toBeFocused();
      await expect(parts.summary).toHaveCount(0);
      await expect(parts.form.locator('[aria-invalid]')).toHaveCount(0);

      await test.step('of a form that is full', async () => {
        await fill(page);
        const late = makeGate();
        await routeScripts(page, async (route) => {
          await late.opened;
          await route.continue();
        });
        await page.reload();
        const id = await parts.message.getAttribute('id');
        await press(page.locator(`label[for="${id}"]`));
        await press(parts.form.locator('legend').first());
        late.open();
        await ready(page);
        await expect(parts.summary).toHaveCount(0);
        expect(sends).toEqual([]);
        await press(parts.submit);
        await expect(parts.sent).toBeVisible();
        expect(sends).toHaveLength(1);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a press before React leads to the mistakes, though the form was left since', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/appoitment');
    const parts = partsOf(page);
    await write(parts.phone, '6 77 00 11 22');
    await press(parts.submit);
    await press(parts.form.locator('legend').first());
    release();
    await expect(parts.summary).toBeFocused();
    await expect(parts.summary.getByRole('link')).toHaveCount(5);
  });

  test('two presses while the phone’s library is on its way send one request', async ({ page }) => {
    const sends = watchSends(page);
    const gate = makeGate();
    let isAsked = false;
    await interceptScript(page, PHONE_SCRIPT, async (_, pass) => {
      isAsked = true;
      await gate.opened;
      await pass();
    });
    await page.goto('/appoitment');
    await ready(page);
    const parts = partsOf(page);
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);
    await parts.form.locator('[type="submit"]').first().tap({ force: true });
    await expect.poll(() => isAsked).toBe(true);
    expect(sends).toEqual([]);
    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
  });
});
