import { expect, test, type Locator, type Page } from 'playwright/test';
import { alerts, fill, open, SEND } from '../form';
import { tabTo, TOUCH_PHONE } from '../support';

/** What becomes of a request is told where the visitor looks: beside the button that was pressed. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Has a button stand at the very foot of the window, or of what the bar of phones leaves of it. */
const putAtFoot = (button: Locator) =>
  button.evaluate((element) => {
    const bar = [...document.querySelectorAll('nav')].find(
      (nav) => getComputedStyle(nav).position === 'fixed' && nav.getBoundingClientRect().top > 100,
    );
    const foot = bar?.getBoundingClientRect().top ?? innerHeight;
    scrollBy({ top: element.getBoundingClientRect().bottom - foot + 2, behavior: 'instant' });
  });

/** Whether nothing lies over a text: neither the header nor the bar, nor the end of the window. */
const isInSight = (text: Locator) =>
  text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(middle, y)),
    );
  });

/** Presses where the button stands, without the scrolling that a tool would do first. */
async function pressThere(button: Locator): Promise<void> {
  const page = button.page();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const place = [x + width / 2, y + height / 2] as const;
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await page.touchscreen.tap(...place);
  } else {
    await page.mouse.click(...place);
  }
}

for (const [device, options] of [
  ['a phone', TOUCH_PHONE],
  ['a computer', { viewport: { width: 1280, height: 720 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('a refused request, and one that is written into WhatsApp, is told in sight of its button, which keeps the focus', async ({
      page,
    }) => {
      await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }));
      await page
        .context()
        .route(/wa\.me|whatsapp\.com/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
        );
      for (const path of ['/appoitment', '/contact']) {
        await open(page, path);
        await fill(page);
        const send = buttonOf(page, 'Envoyer ma demande');
        await test.step(`${path}: refused, pressed at the foot of the window, twice`, async () => {
          for (let round = 0; round < 2; round += 1) {
            await putAtFoot(send);
            await pressThere(send);
            await expect(alerts(page)).toContainText('Erreur: ');
            await expect.poll(() => isInSight(alerts(page).locator('p'))).toBe(true);
            await expect(send).toBeFocused();
            await expect(send).toBeInViewport({ ratio: 1 });
          }
        });
        await test.step(`${path}: refused, sent by the keyboard`, async () => {
          await tabTo(send);
          await putAtFoot(send);
          await page.keyboard.press('Enter');
          await expect(buttonOf(page, 'Envoi en cours...')).toHaveCount(0);
          await expect.poll(() => isInSight(alerts(page).locator('p'))).toBe(true);
          await expect(send).toBeFocused();
        });
        await test.step(`${path}: written into WhatsApp`, async () => {
          const whatsapp = buttonOf(page, 'Envoyer par WhatsApp');
          const told = page.getByText('Votre demande est écrite dans WhatsApp');
          await putAtFoot(whatsapp);
          const [popup] = await Promise.all([
            page.context().waitForEvent('page'),
            pressThere(whatsapp),
          ]);
          await popup.close();
          await expect(told).toBeVisible();
          await expect.poll(() => isInSight(told)).toBe(true);
          await expect.poll(() => isInSight(buttonOf(page, 'C’est envoyé'))).toBe(true);
          await expect(whatsapp).toBeFocused();
        });
      }
    });
  });
}
