import { expect, type ConsoleMessage, type Page, type Request } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  expectFilled,
  fill,
  open,
  partsOf,
  plain,
  watchPageErrors,
  watchSends,
  type Answers,
} from './form';
import { press, write } from './support';

const LATER = 'Rien n’est perdu.';

export const answers: Answers = {
  serviceType: 'Soins spécialisés',
  appointmentDate: '2099-12-24',
  appointmentTime: '10:30',
  fullName: 'Awa Ngo Bell',
  email: 'awa@exemple.cm',
  message: 'Pansement & tension : 2 visites.\nAppelez après 18 h.',
};

export async function openAndFill(page: Page, path = '/appoitment'): Promise<void> {
  const parts = await open(page, path);
  await fill(page, answers);
  await expect(parts.country).toBeVisible();
  await write(parts.phone, '699123456');
}

export async function expectKept(page: Page): Promise<void> {
  await expectFilled(page, answers);
  await expect(partsOf(page).phone).toHaveValue(/^6\s?99\s?12\s?34\s?56$/);
}

export const submit = (page: Page) => partsOf(page).submit;

export const sent = (page: Page) => partsOf(page).sent;

export const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** The whole request, as it goes by WhatsApp, by e-mail or by hand. */
export const wholeRequest = (reference: string) =>
  [
    'Demande de rendez-vous',
    `Référence : ${reference}`,
    'Nom : Awa Ngo Bell',
    'E-mail : awa@exemple.cm',
    'Téléphone : +237699123456',
    'Type de service : Soins spécialisés',
    'Date souhaitée : jeudi 24 décembre 2099',
    'Heure souhaitée : 10:30',
    'Message : Pansement & tension : 2 visites.\nAppelez après 18 h.',
  ].join('\n');

/** What happens behind the page, from now on. */
export function watch(page: Page) {
  const logged: ConsoleMessage[] = [];
  page.on('console', (message) => {
    // The browser's own lines about a failed request are not the site's.
    if (message.type() === 'error' && message.args().length > 0) logged.push(message);
  });
  return { sends: watchSends(page), pageErrors: watchPageErrors(page), logged };
}

/**
 * One alert with its sentence, the values, and the four other ways.
 *
 * @returns The reference that the other ways bear.
 */
export async function expectFailure(page: Page, sentence: string): Promise<string> {
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  const said = await alerts(page).textContent();
  // To the letter: no capital more, no other space before the colon.
  expect(said?.slice(0, 8)).toBe('Erreur: ');
  expect(plain(said)).toBe(`Erreur: ${sentence}`);
  await expectKept(page);

  const form = page.locator('form');
  await expect(form.getByText(LATER)).toBeVisible();
  const whatsapp = new URL(
    (await form.getByRole('link', { name: 'Par WhatsApp' }).getAttribute('href')) ?? '',
  );
  const reference = /AV-\w{3}-\w{3}/.exec(whatsapp.search)?.[0] ?? 'no reference';
  expect(whatsapp.origin + whatsapp.pathname).toBe(site.social.whatsapp);
  expect(plain(whatsapp.searchParams.get('text'))).toBe(wholeRequest(reference));

  const href = await form.getByRole('link', { name: 'Par e-mail' }).getAttribute('href');
  // A mail program reads «+» as a plus sign: spaces have to be escaped.
  expect(href).not.toContain('+');
  const mail = new URL(href ?? '');
  expect(mail.protocol + mail.pathname).toBe(mailHref(site.email));
  expect(mail.searchParams.get('subject')).toBe('Demande de rendez-vous');
  expect(plain(mail.searchParams.get('body'))).toBe(wholeRequest(reference));

  await expect(form.getByRole('button', { name: 'Copier la demande' })).toBeEnabled();
  await expect(form.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  return reference;
}

/**
 * A new try arrives, once, under the same reference: the centre can tell a double.
 *
 * @param button The one that sends it, where it is not the form's own.
 */
export async function expectLaterSuccess(
  page: Page,
  sends: Request[],
  reference: string,
  button?: string,
): Promise<void> {
  const before = sends.length;
  await press(button ? page.getByRole('button', { name: button, exact: true }) : submit(page));
  await expect(sent(page)).toBeFocused();
  await expect(alerts(page)).toHaveCount(0);
  expect(sends).toHaveLength(before + 1);
  expect(sends.at(-1)?.postDataJSON().template_params).toMatchObject({
    from_name: 'Awa Ngo Bell',
    phone: '+237699123456',
    reference,
  });
  const outbox = await (await page.request.get('/outbox')).text();
  expect(outbox.split(`Référence : ${reference}`)).toHaveLength(2);
}
