import { expect, test, type Page } from 'playwright/test';
import { localKeys } from '@/scripts/local/emailStandIn';
import { expectFilled, partsOf, plain, SEND } from '../form';
import { announcements, press, TOUCH_PHONE, write, routeScripts } from '../support';
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

test.use(TOUCH_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const statuses: [status: number, body: string, sentence: string][] = [
  [
    400,
    'The template ID is required',
    'Le service d’envoi n’accepte pas cette demande. (The template ID is required)',
  ],
  [403, 'Forbidden', 'Le service d’envoi refuse les demandes de cette page. (Forbidden)'],
  [
    412,
    'Gmail_API: Invalid grant',
    'Le service d’envoi n’arrive pas à joindre la boîte du centre. (Gmail_API: Invalid grant)',
  ],
  [
    413,
    'Variables size limit',
    'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez. (Variables size limit)',
  ],
  [
    429,
    'Too Many Requests',
    'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez. (Too Many Requests)',
  ],
  [
    451,
    'Unavailable For Headless Browser',
    'Le service d’envoi refuse ce navigateur. Essayez avec un autre. (Unavailable For Headless Browser)',
  ],
  [500, 'Server error', 'Le service d’envoi est en panne pour le moment. (Server error)'],
  [418, '', 'Veuillez vérifier la console'],
];

for (const body of ['OK', 'Queued', '']) {
  test(`an answer 200 ${body ? `«${body}»` : 'without a word'} says that the request is sent`, async ({
    page,
  }) => {
    await page.route(SEND, (route) => route.fulfill({ contentType: 'text/plain', body }));
    await openAndFill(page);
    await press(submit(page));
    await expect(sent(page)).toBeFocused();
  });
}

test('each refusal of the service is told in its own words, one try after the other, and the last try arrives', async ({
  page,
}) => {
  const seen = watch(page);
  const refusals = [...statuses];
  await page.route(SEND, async (route) => {
    const [status, body] = refusals.shift() ?? [];
    await (status ? route.fulfill({ status, contentType: 'text/plain', body }) : route.fallback());
  });
  await openAndFill(page);
  let reference = '';
  for (const [index, [status, text, sentence]] of statuses.entries()) {
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
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

test('a page of the network, in place of the service, is not read out to the visitor', async ({
  page,
}) => {
  const seen = watch(page);
  // What a hotel's Wi-Fi or a broken relay answers to everything.
  const body =
    '<!doctype html><html><head><title>Wi-Fi</title></head><body>Connectez-vous</body></html>';
  await page.route(SEND, (route) => route.fulfill({ contentType: 'text/html', body }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Le service d’envoi n’a pas confirmé la demande.');
  await expect(alerts(page)).not.toContainText('<');
  expect(seen.pageErrors).toEqual([]);
});

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

test('a second failure takes the place of the first', async ({ page }) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Trop de demandes arrivent en même temps.');
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }), {
    times: 1,
  });
  await press(submit(page));
  await expect(alerts(page)).toHaveText(
    'Erreur: Le service d’envoi est en panne pour le moment. (Server error)',
  );
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toHaveCount(1);
  expect(seen.sends).toHaveLength(2);
});

test('an error stays until it is solved: typing does not take it away', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Erreur: ');
  await write(partsOf(page).message, 'Autre chose.');
  await expect(alerts(page)).toContainText('Erreur: ');
  await press(partsOf(page).erase);
  await expect(alerts(page)).toHaveCount(0);
});

test('the form of the contact page tells a failure in the same way', async ({ page }) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }), {
    times: 1,
  });
  await openAndFill(page, '/contact');
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'Le service d’envoi refuse les demandes de cette page. (Forbidden)',
  );
  await expectLaterSuccess(page, seen.sends, reference);
});

test.describe('copying the request', () => {
  const fail = async (page: Page) => {
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
    await openAndFill(page);
    await press(submit(page));
    const reference = await expectFailure(
      page,
      'Le service d’envoi est en panne pour le moment. (Server error)',
    );
    await press(page.getByRole('button', { name: 'Copier la demande' }));
    return reference;
  };

  test('puts the whole of it on the clipboard, and says so', async ({ page }) => {
    // A clipboard of this page alone: the computer's own is shared by all tests.
    await page.addInitScript(() => {
      const clipboard = { writeText: async (text: string) => void (window.name = text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    const reference = await fail(page);
    await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
    expect(plain(await page.evaluate(() => window.name))).toBe(wholeRequest(reference));
  });

  test('where the browser refuses, the text is there to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const reference = await fail(page);
    const box = page.getByLabel('Votre navigateur refuse la copie.');
    await expect(box).toBeVisible();
    expect(plain(await box.inputValue())).toBe(wholeRequest(reference));
    const selected = await box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(plain(selected)).toBe(wholeRequest(reference));
    await expect(page.getByText('Demande copiée.')).toHaveCount(0);
  });
});
