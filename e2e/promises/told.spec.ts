import { expect, test, type Locator } from 'playwright/test';
import { alerts, fill, open, SEND, STILL_PHONE } from '../form';

/** What becomes of a press is told where the visitor looks: beside the button that was pressed. */

test.use(STILL_PHONE);

/**
 * Touches a button that stands at the very foot of the window, just above the bar of phones, without
 * the scrolling that a tool would do first.
 */
async function touchAtFoot(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const bar = document.querySelector('nav[aria-label="Nous joindre"]')!.getBoundingClientRect();
    const foot = bar.height > 0 ? bar.top : innerHeight;
    scrollBy({ top: element.getBoundingClientRect().bottom - foot + 2, behavior: 'instant' });
  });
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** Nothing lies over a text: neither the header nor the bar, nor the end of the window. */
const expectInSight = (text: Locator) =>
  expect
    .poll(() =>
      text.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint(middle, y)),
        );
      }),
    )
    .toBe(true);

test('what becomes of a request is told in sight of its button', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }));
  await page
    .context()
    .route(/wa\.me|whatsapp\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
  const { submit } = await open(page);
  await fill(page);
  await test.step('refused', async () => {
    await touchAtFoot(submit);
    await expect(alerts(page)).toContainText('Erreur: ');
    await expectInSight(alerts(page).locator('p'));
    await expect(submit).toBeFocused();
    await expect(submit).toBeInViewport({ ratio: 1 });
  });
  await test.step('written into WhatsApp', async () => {
    const whatsapp = page.getByRole('button', { name: 'Envoyer par WhatsApp' });
    const popup = page.context().waitForEvent('page');
    await touchAtFoot(whatsapp);
    await (await popup).close();
    await expectInSight(page.getByText('Votre demande est écrite dans WhatsApp'));
    await expectInSight(page.getByRole('button', { name: 'C’est envoyé' }));
    await expect(whatsapp).toBeFocused();
  });
});
