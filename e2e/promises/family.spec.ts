import { expect, test } from 'playwright/test';
import { serviceRoute } from '@/lib/routes';
import { mainOf, titleOf } from '../exported';
import { awa, fill, MISSING, partsOf, STILL_PHONE, stored } from '../form';
import { press, holdScripts } from '../support';

/** How families really ask: on WhatsApp. failures.spec.ts has the apps that can't open it. */

test.use(STILL_PHONE);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a WhatsApp request is kept until said to be sent', async ({ page, context }) => {
  const opened: URL[] = [];
  await context.route(/^https:\/\/(wa\.me|\w+\.whatsapp\.com)\//, (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  const parts = partsOf(page);
  const byWhatsApp = page.getByRole('button', { name: 'Envoyer par WhatsApp' });
  await test.step('pressed before React it is checked, but for the e-mail', async () => {
    const release = await holdScripts(page);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await press(byWhatsApp);
    release();
    await expect(parts.summary).toBeFocused();
    const { serviceType, appointmentDate, appointmentTime, fullName } = MISSING;
    const mistakes = [serviceType, appointmentDate, appointmentTime, fullName];
    await expect(parts.summary.getByRole('link')).toHaveText(mistakes);
    expect(opened).toEqual([]);
  });
  await test.step('it opens WhatsApp with the whole request', async () => {
    await fill(page, { ...awa, email: 'awa@gmail..com' });
    const popup = context.waitForEvent('page');
    await press(byWhatsApp);
    await (await popup).close();
    const [chat] = opened;
    expect(chat?.pathname).toMatch(/^\/237\d{9}$/);
    expect(chat?.searchParams.get('text')).toMatch(/^Demande de rendez-vous\n.*awa@gmail\.\.com/s);
    await expect(page.getByText(/WhatsApp ne s’est pas ouvert/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier la demande' })).toBeVisible();
  });
  await test.step('in a page that is loaded anew it is still there, and told', async () => {
    await page.reload();
    await expect(page.getByText('Votre demande est écrite dans WhatsApp')).toBeVisible();
    await expect(parts.fullName).toHaveValue(awa.fullName);
    const again = parts.form.getByRole('link', { name: 'Par WhatsApp' });
    await expect(again).toHaveAttribute('href', opened[0]!.href);
  });
  await test.step('once the visitor says that it went it is gone', async () => {
    await press(page.getByRole('button', { name: 'C’est envoyé' }));
    await expect(parts.sent).toBeFocused();
    await expect(page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/)).toBeVisible();
    expect(await stored(page)).not.toContain(awa.fullName);
  });
});

test('a service’s WhatsApp link begins with its name', () => {
  const route = serviceRoute(3);
  const text = `Bonjour, je vous écris au sujet de «\u00a0${titleOf(route)}\u00a0».`;
  expect(mainOf(route)).toContain(`?text=${encodeURIComponent(text)}"`);
});
