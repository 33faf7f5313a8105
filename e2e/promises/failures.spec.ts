import { expect, test } from 'playwright/test';
import { localKeys } from '@/scripts/local/emailStandIn';
import { expectFilled, fill, open, partsOf, plain, SEND } from '../form';
import { announcements, press, TOUCH_PHONE, write, routeScripts, SMOKE } from '../support';
import {
  submit,
  answers,
  openAndFill,
  expectKept,
  wholeRequest,
  watch,
  expectFailure,
  expectLaterSuccess,
  alerts,
  sent,
} from '../failure';

/**
 * A request that does not arrive. Whatever the cause, the visitor is told it in French, loses
 * nothing, can take another way, and a later try arrives once.
 */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** One of each kind: lib/browser/emailFailure.test.ts has every answer's sentence. */
const refusals: [status: number, body: string, sentence: string][] = [
  [403, 'Forbidden', 'Le service d’envoi refuse les demandes de cette page. (Forbidden)'],
  [
    429,
    'Too Many Requests',
    'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez. (Too Many Requests)',
  ],
  [418, '', 'Veuillez vérifier la console'],
];

/** What a hotel's Wi-Fi, an operator or a broken relay answers to everything. */
const networkPages = [
  '<!doctype html><html><head><title>Wi-Fi</title></head><body>Connectez-vous</body></html>',
  '<meta http-equiv="refresh" content="0;url=http://portail.example/">',
  '\uFEFF\n <title>Wi-Fi</title>Connectez-vous',
  'Connectez-vous : <body><a href="http://portail.example/">ici</a>',
];

const UNSURE =
  'Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

test('an answer 200, with its word, another or none, says that the request is sent', async ({
  page,
}) => {
  let body = '';
  await page.route(SEND, (route) => route.fulfill({ contentType: 'text/plain', body }));
  await open(page);
  for (body of ['OK', 'Queued: 1 < 2', '']) {
    await test.step(body ? `«${body}»` : 'without a word', async () => {
      await fill(page, answers);
      await press(submit(page));
      await expect(sent(page)).toBeFocused();
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
    });
  }
});

test(
  'each refusal is told in its own words, in place of the last one, and the last try arrives',
  SMOKE,
  async ({ page }) => {
    const seen = watch(page);
    const left = [...refusals];
    let wifi: string | undefined;
    await page.route(SEND, async (route) => {
      const [status, body] = left.shift() ?? [];
      if (status) await route.fulfill({ status, contentType: 'text/plain', body });
      else if (wifi) await route.fulfill({ contentType: 'text/html', body: wifi });
      else await route.fallback();
    });
    await openAndFill(page, '/contact');
    let reference = '';
    for (const [index, [status, text, sentence]] of refusals.entries()) {
      await test.step(`the answer ${status} ${text ? `«${text}»` : 'without a word'}`, async () => {
        await press(submit(page));
        // Until then the last refusal may still stand there.
        await expect.poll(async () => plain(await alerts(page).innerText())).toContain(sentence);
        const current = await expectFailure(page, sentence);
        // All tries bear the same reference: the centre can tell a double.
        if (index > 0) expect(current).toBe(reference);
        reference = current;

        expect(seen.sends).toHaveLength(index + 1);
        expect(seen.logged).toHaveLength(index + 1);
        expect(seen.logged[index]?.text()).toContain('La demande n’est pas partie.');
        // The service's answer itself, for whoever looks into it.
        expect(await seen.logged[index]?.args()[1]?.jsonValue()).toEqual({ status, text });
      });
    }
    for (const [index, answer] of networkPages.entries()) {
      await test.step(`a page of the network in place of the service, such as ${answer.trim()}, leaves it open whether the request has left`, async () => {
        // Another failure stands there between two that read alike.
        if (index > 0) left.push([403, '', '']);
        if (index > 0) await press(submit(page));
        if (index > 0) await expect(alerts(page)).toContainText('refuse les demandes');
        wifi = answer;
        await press(submit(page));
        await expect(alerts(page)).toContainText('n’a pas confirmé');
        expect(await expectFailure(page, UNSURE)).toBe(reference);
        expect(seen.logged.at(-1)?.text()).not.toContain('La demande n’est pas partie.');
        wifi = undefined;
      });
    }
    await expectLaterSuccess(page, seen.sends, reference);
    expect(seen.pageErrors).toEqual([]);
  },
);

test('a site published without its keys says so, and a later visit with them arrives', async ({
  page,
}) => {
  const seen = watch(page);
  let published = false;
  await routeScripts(page, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: published ? body : body.replaceAll(JSON.stringify(localKeys.serviceId), '""'),
    });
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText(
    'L’envoi par ce formulaire n’est pas encore réglé. (The service ID is required',
  );
  await expectKept(page);
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toBeVisible();
  expect(seen.sends).toEqual([]);

  published = true;
  await page.reload();
  await expectFilled(page, answers);
  await press(submit(page));
  await expect(sent(page)).toBeFocused();
  expect(seen.sends).toHaveLength(1);
  expect(seen.sends[0]?.postDataJSON().template_params).toMatchObject({
    from_name: 'Awa Ngo Bell',
    phone: '+237699123456',
  });
});

test('a request that failed can be copied whole, and its error stays until it is solved', async ({
  page,
}) => {
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
  // A clipboard of this page alone: the computer's own is shared by all tests.
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  await openAndFill(page);
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'Le service d’envoi est en panne pour le moment. (Server error)',
  );
  const copy = page.getByRole('button', { name: 'Copier la demande' });
  const copied = announcements(page).filter({ hasText: 'Demande copiée.' });

  await test.step('where the browser refuses, the text is there to be copied by hand', async () => {
    await page.evaluate(() => {
      const { clipboard } = navigator;
      const giveBack = () =>
        Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      Object.assign(window, { giveBack });
    });
    await press(copy);
    const box = page.getByLabel('Votre navigateur refuse la copie.');
    await expect(box).toBeVisible();
    expect(plain(await box.inputValue())).toBe(wholeRequest(reference));
    const selected = await box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(plain(selected)).toBe(wholeRequest(reference));
    await expect(page.getByText('Demande copiée.')).toHaveCount(0);
  });
  await test.step('else the whole of it is on the clipboard, and the page says so', async () => {
    await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
    await press(copy);
    await expect(copied).toBeVisible();
    expect(plain(await page.evaluate(() => window.name))).toBe(wholeRequest(reference));
  });
  await test.step('typing does not take the error away, erasing does', async () => {
    await expect(alerts(page)).toContainText('Erreur: ');
    await write(partsOf(page).message, 'Autre chose.');
    await expect(alerts(page)).toContainText('Erreur: ');
    await press(partsOf(page).erase);
    await expect(alerts(page)).toHaveCount(0);
  });
});
