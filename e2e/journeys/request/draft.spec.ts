import { expect } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { awa, MISSING, SEND, STILL_PHONE, stored, test } from '@/e2e/support/form';
import {
  announcements,
  selectOption,
  holdScripts,
  routeScripts,
  tap,
  SMOKE,
  waitForHydration,
  type,
} from '@/e2e/support/page';

test.use(STILL_PHONE);

test('a draft is kept over a reload, until it is erased', async ({ page, form }) => {
  const relative = page.getByLabel(/^Son prénom/);
  const question = announcements(form.root).filter({ hasText: 'Vouliez-vous dire awa@gmail.com' });
  await page.clock.install();
  await test.step('a tap corrects an e-mail typed before hydration', async () => {
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await type(form.email, 'awa@gmial.com');
    await expect(question).toBeVisible();
    await expect(form.email).toBeFocused();
    await expect(form.email).not.toHaveAttribute('aria-invalid');
    await tap(question.getByRole('button'));
    await expect(form.email).toHaveValue('awa@gmail.com');
    await expect(form.email).toBeFocused();
    await form.afterWord();
    await expect(question).toHaveCount(0);
    expect(await stored(page)).toContain('awa@gmail.com');
  });
  await form.fill();
  await selectOption(form.country, 'France');
  await type(form.phone, '612345678');
  await tap(form.forRelative);
  await type(relative, 'Odile');

  await test.step('over a reload, in its tab alone', async () => {
    await page.reload();
    await form.ready();
    await form.expectFilled(awa);
    await expect(relative).toHaveValue('Odile');
    await expect(form.country).toHaveValue('FR');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  await test.step('erasing asks once, and keeps all where the answer is no', async () => {
    await tap(form.erase);
    await expect(page.getByRole('dialog', { name: 'Effacer toute votre saisie ?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.erase).toBeFocused();
    await tap(form.erase);
    await tap(page.getByRole('button', { name: 'Garder ma saisie' }));
    await form.expectFilled(awa);
    await expect(relative).toHaveValue('Odile');
    expect(await stored(page)).toContain(awa.fullName);
  });
  await test.step('erasing resets all, errors included', async () => {
    await type(form.email, 'awa');
    await tap(form.submit);
    await expect(form.summary).toBeFocused();
    await form.eraseAll();
    await form.expectEmpty();
    await expect(relative).toBeHidden();
    await expect(form.summary).toHaveCount(0);
    await expect(form.forSelf).toBeFocused();
    expect(await stored(page)).toBe('{}');
  });
});

test('edits and requests made before a reload count', async ({ page, form, sends }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await test.step('what is typed before hydration survives a reload', async () => {
    await routeScripts(page, (route) => route.abort());
    await page.goto('/appoitment?service=3');
    await tap(form.forSelf);
    await form.fill();
    await expect(page.locator('[data-failed-note] a[href^="tel:"]')).toBeVisible();
    await page.reload();
    await page.unrouteAll();
    await page.reload();
    await form.ready();
    await form.expectFilled(awa);
    await expect(form.forSelf).toBeChecked();
  });
  await test.step('a pending request may have been sent, and keeps its reference', async () => {
    await page.route(SEND, () => new Promise(() => {}), { times: 1 });
    await tap(form.submit);
    await expect.poll(() => sends.length).toBe(1);
    await page.reload();
    await expect(form.alerts).toContainText('la demande est peut-être partie');
    await form.expectFilled(awa);
    await page.route(SEND, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await tap(form.submit);
    await expect(form.alerts).toContainText('en panne');
    const [first, second] = sends.map((send) => send.postDataJSON().template_params.reference);
    expect(second).toBe(first);
  });
  await test.step('erased, with what was sent before, it stays so', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdScripts(page);
    await page.reload();
    await tap(form.submit);
    await expect(form.waits).toBeVisible();
    await form.eraseAll();
    await expect(form.waits).toBeHidden();
    await type(form.email, 'nouveau@exemple.cm');
    release();
    await waitForHydration(page);
    await form.expectFilled({ fullName: '', email: 'nouveau@exemple.cm' });
    await expect(form.email).toBeFocused();
    expect(await stored(page)).not.toContain(awa.fullName);
    expect(sends).toHaveLength(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says how the centre is reached', SMOKE, async ({ page, form }) => {
    await page.goto('/appoitment');
    const note = page.getByRole('group', { name: 'Ce formulaire ne s’est pas chargé en entier' });
    for (const href of [phoneHref(site.phones[0]), site.social.whatsapp, mailHref(site.email)])
      await expect(note.locator(`a[href="${href}"]`)).toBeVisible();
    await form.fill();
    await tap(form.submit);
    await tap(form.fullName);
    await page.keyboard.press('Enter');
    await form.expectFilled(awa);
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a WhatsApp request is kept until confirmed', async ({ page, context, form }) => {
  const texts: string[] = [];
  await context.route(/^https:\/\/(wa\.me|\w+\.whatsapp\.com)\//, (route) => {
    texts.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  const byWhatsApp = page.getByRole('button', { name: 'Envoyer par WhatsApp' });
  await test.step('tapped before hydration, it is validated, except the e-mail', async () => {
    const release = await holdScripts(page);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await tap(byWhatsApp);
    release();
    await expect(form.summary).toBeFocused();
    const { serviceType, appointmentDate, appointmentTime, fullName } = MISSING;
    const mistakes = [serviceType, appointmentDate, appointmentTime, fullName];
    await expect(form.summary.getByRole('link')).toHaveText(mistakes);
    expect(texts).toEqual([]);
  });
  await test.step('where a window is refused, its link follows what is typed', async () => {
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        throw new DOMException('Not allowed.', 'NotSupportedError');
      };
    });
    await form.fill({ ...awa, email: 'awa@gmail..com' });
    await tap(byWhatsApp);
    await expect(form.alerts).toContainText('Votre demande n’est pas partie');
    await type(form.message, 'Le matin.');
    await expect(form.byWhatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/237\d{9}\?.*Le%20matin\./,
    );
  });
  await test.step('it opens WhatsApp with the whole request', async () => {
    const popup = context.waitForEvent('page');
    await tap(byWhatsApp);
    await (await popup).close();
    expect(texts[0]).toMatch(/^Demande de rendez-vous\n.*awa@gmail\.\.com.*Le matin\./s);
    await expect(page.getByText(/WhatsApp ne s’est pas ouvert/)).toBeVisible();
  });
  await test.step('after a reload it is still there, and reported', async () => {
    await page.reload();
    await expect(page.getByText('Votre demande est écrite dans WhatsApp')).toBeVisible();
    await expect(form.fullName).toHaveValue(awa.fullName);
    const href = await form.byWhatsApp.getAttribute('href');
    expect(new URL(href!).searchParams.get('text')).toBe(texts[0]);
  });
  await test.step('confirming it discards it', async () => {
    await tap(page.getByRole('button', { name: 'C’est envoyé' }));
    await expect(form.sent).toBeFocused();
    await expect(page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/)).toBeVisible();
    expect(await stored(page)).not.toContain(awa.fullName);
  });
});
