import { expect, test } from 'playwright/test';
import {
  afterWord,
  awa,
  fill,
  MISSING,
  onlyParams,
  partsOf,
  STILL_PHONE,
  stored,
  watchSends,
} from '../form';
import { announcements, holdScripts, press, waitForHydration, write } from '../support';

/** How families really ask: on WhatsApp, and with slips in their addresses. */

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
  const link = parts.form.getByRole('link', { name: 'Par WhatsApp' });
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
  await test.step('where no window opens it is ready, and follows what is typed', async () => {
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        throw new DOMException('Not allowed.', 'NotSupportedError');
      };
    });
    await fill(page, { ...awa, email: 'awa@gmail..com' });
    await press(byWhatsApp);
    const prepared = announcements(page).getByText('Votre demande est prête pour WhatsApp');
    await expect(prepared).toBeInViewport({ ratio: 1 });
    await write(parts.message, 'Le matin.');
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/237\d{9}\?.*Le%20matin\./);
  });
  await test.step('it opens WhatsApp with the whole request', async () => {
    const popup = context.waitForEvent('page');
    await press(byWhatsApp);
    await (await popup).close();
    const text = opened[0]?.searchParams.get('text');
    expect(text).toMatch(/^Demande de rendez-vous\n.*awa@gmail\.\.com.*Le matin\./s);
    await expect(page.getByText(/WhatsApp ne s’est pas ouvert/)).toBeVisible();
  });
  await test.step('in a page that is loaded anew it is still there, and told', async () => {
    await page.reload();
    await expect(page.getByText('Votre demande est écrite dans WhatsApp')).toBeVisible();
    await expect(parts.fullName).toHaveValue(awa.fullName);
    await expect(link).toHaveAttribute('href', opened[0]!.href);
  });
  await test.step('once the visitor says that it went it is gone', async () => {
    await press(page.getByRole('button', { name: 'C’est envoyé' }));
    await expect(parts.sent).toBeFocused();
    await expect(page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/)).toBeVisible();
    expect(await stored(page)).not.toContain(awa.fullName);
  });
});

test('a misspelt e-mail is asked about, never held up', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = partsOf(page);
  const question = announcements(parts.form).filter({ hasText: 'Vouliez-vous dire awa@gmail.com' });
  await test.step('typed before React it is asked about as well', async () => {
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await write(parts.email, 'awa@gmial.com');
    await waitForHydration(page);
    await expect(question).toBeVisible();
    await expect(parts.email).toBeFocused();
    // It is a question and no mistake.
    await expect(parts.email).not.toHaveAttribute('aria-invalid');
  });
  await test.step('another key takes it back, until the address is left as it is', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    await expect(question).toHaveCount(0);
    await afterWord(page);
    await expect(question).toBeVisible();
  });
  await test.step('one tap takes it, into the field and into the draft', async () => {
    await press(question.getByRole('button'));
    await expect(parts.email).toHaveValue('awa@gmail.com');
    await expect(parts.email).toBeFocused();
    await afterWord(page);
    await expect(question).toHaveCount(0);
    expect(await stored(page)).toContain('awa@gmail.com');
  });
  await test.step('sent without an answer it leaves as it is', async () => {
    await fill(page, { ...awa, email: undefined });
    await write(parts.email, 'awa@hotmial.com');
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).from_email).toBe('awa@hotmial.com');
  });
});
