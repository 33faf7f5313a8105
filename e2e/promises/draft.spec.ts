import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  afterWord,
  alerts,
  awa,
  expectEmpty,
  expectFilled,
  fill,
  MISSING,
  onlyParams,
  open,
  partsOf,
  ready,
  SEND,
  STILL_PHONE,
  stored,
  watchSends,
} from '../form';
import {
  announcements,
  choose,
  holdScripts,
  press,
  SMOKE,
  waitForHydration,
  write,
} from '../support';

/**
 * What was typed is kept, for the visit and no longer. How families really ask: on WhatsApp, and with
 * slips in their addresses.
 */

test.use(STILL_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a draft is kept, erased, restored, and forgotten once sent', async ({ page }) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const undo = page.getByRole('button', { name: 'Rétablir ma saisie', exact: true });
  const relative = page.getByLabel(/^Son prénom/);
  await fill(page);
  await choose(parts.country, 'France');
  await write(parts.phone, '612345678');
  await press(parts.forRelative);
  await write(relative, 'Odile');

  await test.step('over a reload, in its tab alone', async () => {
    await page.reload();
    await ready(page);
    await expectFilled(page, awa);
    await expect(relative).toHaveValue('Odile');
    await press(parts.fullName);
    await expect(parts.country).toHaveValue('FR');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  await test.step('all of it goes, errors included; the way back is offered', async () => {
    await write(parts.email, 'awa');
    await press(parts.submit);
    await expect(parts.summary).toBeFocused();
    await press(parts.erase);
    await expectEmpty(page);
    await expect(relative).toBeHidden();
    await expect(parts.summary).toHaveCount(0);
    const erased = announcements(page).filter({ hasText: 'Votre saisie est effacée.' });
    await expect(erased).toBeVisible();
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(parts.forSelf).toBeFocused();
    expect(await stored(page)).toBe('{}');
  });
  await test.step('one tap gives back every value, and the draft', async () => {
    await press(undo);
    await expect(undo).toHaveCount(0);
    await expectFilled(page, { ...awa, email: 'awa' });
    await expect(relative).toHaveValue('Odile');
    expect(await stored(page)).toContain(awa.fullName);
  });
  await test.step('sent, all but its reference is forgotten', async () => {
    await write(parts.email, awa.email);
    await press(parts.submit);
    await expect(parts.sent).toBeFocused();
    const { phone, reference } = onlyParams(sends);
    expect(phone).toBe('+33612345678');
    await expect.poll(() => stored(page)).not.toMatch(/Awa|Odile|Pour|@|612|2099/);
    await page.reload();
    await expect(page.locator('[data-sent] dl')).toHaveText(`Référence${reference}`);
    await press(parts.newRequest);
    await expectEmpty(page);
    expect(await stored(page)).not.toContain(reference);
  });
  await test.step('what is typed after erasing takes the way back away', async () => {
    await write(parts.fullName, 'Paul');
    await press(parts.erase);
    await expect(undo).toBeVisible();
    await write(parts.fullName, 'P');
    await expect(undo).toHaveCount(0);
  });
});

test('what is typed, erased or sent before a reload counts', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const sends = watchSends(page);
  const parts = await open(page);
  await fill(page);

  await test.step('a request on its way is perhaps sent, and keeps its reference', async () => {
    await page.route(SEND, () => new Promise(() => {}), { times: 1 });
    await press(parts.submit);
    await expect.poll(() => sends.length).toBe(1);
    await page.reload();
    await expect(alerts(page)).toContainText('la demande est peut-être partie');
    await expectFilled(page, awa);
    await page.route(SEND, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await press(parts.submit);
    await expect(alerts(page)).toContainText('en panne');
    const [first, second] = sends.map((it) => it.postDataJSON().template_params.reference);
    expect(second).toBe(first);
  });
  await test.step('erased, with what was sent before, it stays so', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdScripts(page);
    await page.reload();
    await press(parts.submit);
    await expect(parts.waits).toBeVisible();
    await press(parts.erase);
    await expect(parts.waits).toBeHidden();
    await write(parts.email, 'nouveau@exemple.cm');
    release();
    await waitForHydration(page);
    await expectFilled(page, { fullName: '', email: 'nouveau@exemple.cm' });
    await expect(parts.email).toBeFocused();
    expect(await stored(page)).not.toContain(awa.fullName);
    expect(sends).toHaveLength(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says how the centre is reached', SMOKE, async ({ page }) => {
    await page.goto('/appoitment');
    const name = 'Ce formulaire ne marche pas dans votre navigateur';
    const note = page.locator('noscript').filter({ has: page.getByRole('heading', { name }) });
    for (const href of [phoneHref(site.phones[0]), site.social.whatsapp, mailHref(site.email)])
      await expect(note.locator(`a[href="${href}"]`)).toBeVisible();
    await fill(page);
    await press(partsOf(page).submit);
    await press(partsOf(page).fullName);
    await page.keyboard.press('Enter');
    await expectFilled(page, awa);
    expect(new URL(page.url()).search).toBe('');
  });
});

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
