import { expect, test, type Page } from 'playwright/test';
import { serviceRoute } from '@/lib/routes';
import { mainOf, titleOf } from '../exported';
import { awa, fill, MISSING, partsOf, STILL_PHONE, stored } from '../form';
import { press, holdScripts } from '../support';

/** How families really ask: on WhatsApp. failures.spec.ts has the apps that can't open it. */

test.use(STILL_PHONE);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Answers in WhatsApp's place, and notes with what it is opened. */
async function watchWhatsApp(page: Page) {
  const opened: URL[] = [];
  await page.context().route(/^https:\/\/(wa\.me|\w+\.whatsapp\.com)\//, (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  return opened;
}

const byWhatsApp = (page: Page) => page.getByRole('button', { name: 'Envoyer par WhatsApp' });
const handed = (page: Page) => page.getByText('Votre demande est écrite dans WhatsApp');
const wentOut = (page: Page) => page.getByRole('button', { name: 'C’est envoyé' });

/** Presses, and waits for the window that opens. */
async function sendByWhatsApp(page: Page): Promise<void> {
  const popup = page.context().waitForEvent('page');
  await press(byWhatsApp(page));
  await (await popup).close();
}

test('a request by WhatsApp is checked, and kept until it is said to be sent', async ({ page }) => {
  const opened = await watchWhatsApp(page);
  const parts = partsOf(page);
  await test.step('pressed before React it is checked as the other is, but for the e-mail', async () => {
    const release = await holdScripts(page);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await press(byWhatsApp(page));
    release();
    await expect(parts.summary).toBeFocused();
    const { serviceType, appointmentDate, appointmentTime, fullName } = MISSING;
    const mistakes = [serviceType, appointmentDate, appointmentTime, fullName];
    await expect(parts.summary.getByRole('link')).toHaveText(mistakes);
    expect(opened).toEqual([]);
  });
  await test.step('one that can be none holds nothing up: nobody answers by it', async () => {
    await fill(page, { ...awa, email: 'awa@gmail..com' });
    await sendByWhatsApp(page);
    await expect(parts.summary).toHaveCount(0);
    const [chat] = opened;
    expect(chat?.pathname).toMatch(/^\/237\d{9}$/);
    expect(chat?.searchParams.get('text')).toMatch(/^Demande de rendez-vous\n.*awa@gmail\.\.com/s);
    await expect(page.getByText(/WhatsApp ne s’est pas ouvert/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier la demande' })).toBeVisible();
  });
  await test.step('in a page that is loaded anew it is still there, and told', async () => {
    await page.reload();
    await expect(handed(page)).toBeVisible();
    await expect(parts.fullName).toHaveValue(awa.fullName);
    const again = parts.form.getByRole('link', { name: 'Par WhatsApp' });
    await expect(again).toHaveAttribute('href', opened[0]!.href);
  });
  await test.step('once the visitor says that it went it is gone', async () => {
    await press(wentOut(page));
    await expect(parts.sent).toBeFocused();
    await expect(page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/)).toBeVisible();
    expect(await stored(page)).not.toContain(awa.fullName);
  });
});

test('a service’s WhatsApp link begins with what one has just read', () => {
  const route = serviceRoute(3);
  const text = `Bonjour, je vous écris au sujet de «\u00a0${titleOf(route)}\u00a0».`;
  expect(mainOf(route)).toContain(`?text=${encodeURIComponent(text)}"`);
});
