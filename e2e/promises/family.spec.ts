import { expect, test, type Page } from 'playwright/test';
import { serviceRoute } from '@/lib/routes';
import { mainOf, titleOf } from '../exported';
import {
  awa,
  fill,
  MISSING,
  onlyParams,
  open,
  partsOf,
  STILL_PHONE,
  stored,
  watchSends,
} from '../form';
import { announcements, choose, press, write, holdScripts } from '../support';

/** How families really ask: on WhatsApp, and for somebody else. */

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
  await test.step('left and come back to, it is still there', async () => {
    await page.reload();
    await expect(parts.fullName).toHaveValue(awa.fullName);
    await expect(handed(page)).toHaveCount(0);
  });
  await test.step('once the visitor says that it went it is gone', async () => {
    await sendByWhatsApp(page);
    await press(wentOut(page));
    await expect(parts.sent).toBeFocused();
    await expect(page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/)).toBeVisible();
    expect(await stored(page)).not.toContain(awa.fullName);
  });
});

test('in an app that opens no window the request is ready for other ways', async ({ page }) => {
  const parts = await open(page, '/appoitment?service=3');
  await fill(page, { ...awa, serviceType: undefined, email: undefined });
  await page.evaluate(() => {
    window.open = () => {
      throw new DOMException('Not allowed.', 'NotSupportedError');
    };
  });
  await press(byWhatsApp(page));
  const ready = announcements(page).getByText('Votre demande est prête pour WhatsApp');
  await expect(ready).toBeVisible();
  await expect(handed(page)).toHaveCount(0);
  await expect(wentOut(page)).toBeVisible();
  const again = parts.form.getByRole('link', { name: 'Par WhatsApp' });
  await expect(again).toHaveAttribute('href', /^https:\/\/wa\.me\/237\d{9}\?text=Demande/);
  await test.step('what is changed meanwhile goes along', async () => {
    await write(parts.message, 'Plutôt le matin.');
    const text = new RegExp(encodeURIComponent('Plutôt le matin.'));
    await expect(again).toHaveAttribute('href', text);
  });
  await test.step('by e-mail, the address is asked for after all', async () => {
    await press(parts.submit);
    await expect(parts.summary.getByRole('link')).toHaveText([MISSING.email]);
    await expect(ready).toHaveCount(0);
  });
});

test('a service’s WhatsApp link begins with what one has just read', () => {
  const route = serviceRoute(3);
  const text = `Bonjour, je vous écris au sujet de «\u00a0${titleOf(route)}\u00a0».`;
  expect(mainOf(route)).toContain(`?text=${encodeURIComponent(text)}"`);
});

// Nothing of it is asked: in sending.spec.ts, left closed, the message is as it was typed.
test('what one tells of somebody else travels within the message', async ({ page }) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const name = page.getByLabel(/^Son prénom/);
  await expect(name).toBeHidden();
  await press(page.getByText('Vous demandez pour un proche ?'));
  await write(name, 'Odile');
  await test.step('a draft gives it back in sight', async () => {
    await page.reload();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Odile');
  });
  await choose(page.getByLabel(/^Cette personne est/), 'Mon père ou ma mère');
  await choose(page.getByLabel(/^Est-elle d’accord/), 'Oui');
  await fill(page);
  await press(parts.submit);
  await expect(parts.sent).toBeVisible();
  expect(onlyParams(sends).message).toBe(
    [
      awa.message,
      '',
      'POUR UN PROCHE',
      'Prénom du proche : Odile',
      'Lien avec vous : Mon père ou ma mère',
      'Accord du proche : Oui',
    ].join('\n'),
  );
  // Whoever sent it reads it again, part by part, and no address tells of it.
  await expect(page.getByRole('definition').filter({ hasText: 'Odile' })).toBeVisible();
  expect(page.url()).not.toContain('Odile');
});
