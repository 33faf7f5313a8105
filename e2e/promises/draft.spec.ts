import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  alerts,
  awa,
  expectEmpty,
  expectFilled,
  fill,
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
  dateKeys,
  holdScripts,
  press,
  SMOKE,
  whenAlive,
  write,
} from '../support';

/** What was typed is kept, for the visit and no longer. */

test.use(STILL_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('what was typed is kept for the visit, erased and given back by one tap each, and forgotten once it has arrived', async ({
  page,
}) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const undo = page.getByRole('button', { name: 'Rétablir ma saisie', exact: true });
  const relative = page.getByLabel(/^Son prénom/);
  await fill(page);
  await expect(parts.country).toBeVisible();
  await choose(parts.country, 'France');
  await write(parts.phone, '612345678');
  await press(parts.forRelative);
  await write(relative, 'Odile');

  await test.step('over a reload, with the country of a foreign number, and what was unfolded', async () => {
    await page.reload();
    await ready(page);
    await expectFilled(page, awa);
    await expect(page.locator('form')).toContainText('jeudi 24 décembre 2099');
    await expect(relative).toBeVisible();
    await expect(relative).toHaveValue('Odile');
    await press(parts.fullName);
    await expect(parts.country).toHaveValue('FR');
  });
  await test.step('in its tab alone: whoever has the phone next opens an empty form', async () => {
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  await test.step('all of it goes, errors included; the way back is offered in sight, and said', async () => {
    await write(parts.email, 'awa');
    await press(parts.submit);
    await expect(parts.summary).toBeFocused();
    await press(parts.erase);
    await expectEmpty(page);
    await expect(relative).toBeHidden();
    await expect(parts.summary).toHaveCount(0);
    await expect(page.locator('form')).not.toContainText('2099');
    await expect(page).not.toHaveTitle(/Erreur/);
    await expect(
      announcements(page).filter({ hasText: 'Votre saisie est effacée.' }),
    ).toBeVisible();
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(parts.forSelf).toBeFocused();
    await expect(parts.country).toBeVisible();
    expect(await stored(page)).toBe('{}');
  });
  await test.step('one tap gives back every value, and the draft', async () => {
    await press(undo);
    await expect(undo).toHaveCount(0);
    await expect(parts.forSelf).toBeFocused();
    await expectFilled(page, { ...awa, email: 'awa' });
    await expect(relative).toHaveValue('Odile');
    expect(await stored(page)).toContain(awa.fullName);
  });
  await test.step('it leaves, and is forgotten but for its reference, which a page loaded anew tells', async () => {
    await write(parts.email, awa.email);
    await press(parts.submit);
    await expect(parts.sent).toBeFocused();
    expect(onlyParams(sends)).toMatchObject({ phone: '+33612345678' });
    await expect.poll(() => stored(page)).not.toMatch(/Awa|Odile|Pour|@|612|2099/);
    await page.reload();
    await expect(parts.sent).toBeVisible();
    await expect(parts.sent).not.toBeFocused();
    await expect(page.locator('[data-sent] dl')).toHaveText(
      `Référence${onlyParams(sends).reference}`,
    );
    await press(parts.newRequest);
    await expectEmpty(page);
    expect(await stored(page)).not.toContain(onlyParams(sends).reference);
  });
  await test.step('what is typed after erasing takes the way back away', async () => {
    await write(parts.fullName, 'Paul');
    await press(parts.erase);
    await expect(undo).toBeVisible();
    await write(parts.fullName, 'P');
    await expect(undo).toHaveCount(0);
  });
  await test.step('so does leaving the page', async () => {
    await press(parts.erase);
    await expect(undo).toBeVisible();
    // What a browser tells a page that it may show again as it was.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(undo).toHaveCount(0);
  });
});

test('what is typed before React is newer than the draft, and what is erased before React is erased for good', async ({
  page,
}) => {
  const sends = watchSends(page);
  const parts = await open(page);
  await fill(page, { ...awa, appointmentDate: undefined });
  await expect.poll(() => stored(page)).toContain(awa.fullName);

  await test.step('no half a day is lost', async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const keys = dateKeys(awa.appointmentDate);
    await parts.appointmentDate.focus();
    await page.keyboard.type(keys.slice(0, 4));
    await write(parts.fullName, 'Paul Mbarga');
    release();
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    await expect(parts.fullName).toBeFocused();
    await expectFilled(page, { ...awa, appointmentDate: undefined, fullName: 'Paul Mbarga' });
    await expect(parts.summary).toHaveCount(0);
    // What was typed stands in the first parts of the date: the last one is missing.
    await parts.appointmentDate.focus();
    for (let part = 0; part < 2; part += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(keys.slice(4));
    await expect(parts.appointmentDate).toHaveValue(awa.appointmentDate);
    await expect.poll(() => stored(page)).toContain('Paul Mbarga');
  });
  await test.step('erased, with what was sent before, it stays so', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdScripts(page);
    await page.reload();
    await press(parts.submit);
    await expect(parts.waits).toBeVisible();
    await press(parts.erase);
    await expect(parts.waits).toBeHidden();
    await press(parts.email);
    await page.keyboard.type('nouveau@exemple.cm');
    release();
    await whenAlive(page);
    await expectFilled(page, { fullName: '', email: 'nouveau@exemple.cm' });
    await expect(parts.email).toBeFocused();
    expect(await stored(page)).not.toContain('Paul');
    await expect(parts.form.locator('[aria-invalid]')).toHaveCount(0);
  });
  expect(sends).toEqual([]);
});

test('what became of a request is told where its page is loaded anew', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const parts = await open(page);
  await fill(page);
  const sends = watchSends(page);

  await test.step('it is perhaps sent, and keeps its reference', async () => {
    await page.route(SEND, () => new Promise(() => {}), { times: 1 });
    await press(parts.submit);
    await expect.poll(() => sends.length).toBe(1);
    await page.reload();
    await expect(alerts(page)).toContainText('la demande est peut-être partie');
    await expectFilled(page, awa);
    await page.reload();
    await expect(alerts(page)).toContainText('la demande est peut-être partie');
    await page.route(SEND, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await press(parts.submit);
    await expect(alerts(page)).toContainText('en panne');
    const references = sends.map((send) => send.postDataJSON().template_params.reference);
    expect(references[1]).toBe(references[0]);
  });
  await test.step('a duplicated tab keeps it, too, but not for another person', async () => {
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/appoitment'));
    const tab = await opened;
    await ready(tab);
    await expectFilled(tab, awa);
    const ofTab = watchSends(tab);
    await press(partsOf(tab).submit);
    await expect(partsOf(tab).sent).toBeVisible();
    const { reference } = sends[0]!.postDataJSON().template_params;
    expect(onlyParams(ofTab).reference).toBe(reference);
    await tab.close();
    await write(parts.fullName, 'Paul Mbarga');
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(sends.at(-1)!.postDataJSON().template_params.reference).not.toBe(reference);
  });
  await test.step('what is typed before React begins a new one', async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await write(parts.fullName, 'Odile');
    release();
    await whenAlive(page);
    await expect(parts.sent).toHaveCount(0);
    await expect(parts.fullName).toHaveValue('Odile');
    await expect(parts.fullName).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form says how the centre is reached, and tells nothing to the address',
    SMOKE,
    async ({ page }) => {
      await page.goto('/appoitment');
      const heading = page.getByRole('heading', {
        name: 'Ce formulaire ne marche pas dans votre navigateur',
      });
      const note = page.locator('noscript').filter({ has: heading });
      for (const href of [phoneHref(site.phones[0]), site.social.whatsapp, mailHref(site.email)]) {
        await expect(note.locator(`a[href="${href}"]`)).toBeVisible();
      }
      const parts = partsOf(page);
      await fill(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await press(parts.submit);
      await press(parts.fullName);
      await page.keyboard.press('Enter');
      await expectFilled(page, awa);
      expect(new URL(page.url()).search).toBe('');
      expect(requests).toEqual([]);
    },
  );
});
