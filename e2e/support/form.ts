import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import {
  expect,
  test as base,
  type Locator,
  type Page,
  type Request,
  type Route,
} from 'playwright/test';
import { OUT, readExported } from './exported';
import { alerts, tap, tapInFooter, TOUCH_PHONE } from './page';

export const SEND = '**/api/v1.0/email/send';

export const awa = {
  serviceType: 'Consultation générale',
  appointmentDate: '2099-12-24',
  appointmentTime: '10:30',
  fullName: 'Awa Ngo Bell',
  email: 'awa.bell+rdv@exemple.cm',
  message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
};

type Answers = typeof awa;

export const MISSING = {
  serviceType: 'Choisissez un type de service.',
  appointmentDate: 'Choisissez une date.',
  appointmentTime: 'Choisissez une heure.',
  fullName: 'Entrez votre nom et votre prénom.',
  email: 'Entrez votre adresse e-mail, par exemple nom@exemple.com.',
};

/** A phone with reduced motion, for speed; appointment.spec.ts tests smooth scrolling. */
export const STILL_PHONE = { ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } } as const;

function getForm(page: Page) {
  type Role = Parameters<Page['getByRole']>[0];
  const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true });
  const root = page.locator('form[novalidate]');
  const summary = find('group', 'Il y a un problème');
  const fields = {
    serviceType: find('combobox', 'Type de service (obligatoire)'),
    appointmentDate: page.getByLabel(/^Date souhaitée/),
    appointmentTime: page.getByLabel(/^Heure souhaitée/),
    fullName: find('textbox', 'Nom et prénom (obligatoire)'),
    email: find('textbox', 'E-mail (obligatoire, sauf par WhatsApp)'),
    message: find('textbox', 'Message (facultatif)'),
  };
  const phone = find('textbox', 'Téléphone (facultatif)');
  const visitPlace = root.locator('[name="visitPlace"]');
  const erase = find('button', 'Effacer ma saisie');
  /** Waits for hydration, which sets the first possible date. */
  const ready = () => fields.appointmentDate.and(page.locator('[min]')).waitFor();
  const listEntries = (answers: Partial<Answers>) =>
    Object.entries(answers) as [keyof Answers, string][];
  const expectFilled = async (answers: Partial<Answers>) => {
    for (const [field, text] of listEntries(answers))
      await expect(fields[field], field).toHaveValue(text);
  };
  return {
    ...fields,
    ...{ root, summary, phone, visitPlace, ready, erase, expectFilled },
    forSelf: find('radio', 'Pour moi'),
    forRelative: find('radio', 'Pour un proche'),
    country: find('combobox', 'Pays de l’indicatif'),
    submit: find('button', 'Envoyer ma demande'),
    busy: find('button', 'Envoi en cours...'),
    newRequest: find('button', 'Nouvelle demande'),
    eraseAll: async () => {
      await tap(erase);
      await tap(find('button', 'Tout effacer'));
    },
    sent: find('group', 'Demande envoyée'),
    confirmation: page.locator('[data-sent]'),
    waits: page.getByText(/votre demande part dès que la page est prête/),
    alerts: alerts(root),
    byWhatsApp: root.getByRole('link', { name: 'Par WhatsApp' }),
    byMail: root.getByRole('link', { name: 'Par e-mail' }),
    open: async (path = '/appoitment') => {
      await page.goto(path);
      await ready();
    },
    /** By soft navigation. Waits for the address, since the page before may have a form too. */
    openFromFooter: async () => {
      await tapInFooter(page, 'Prendre rendez-vous');
      await expect(page).toHaveURL('/appoitment');
      await ready();
    },
    /** Sets the values after one user action, for tests of what follows. */
    fill: async (answers: Partial<Answers> = awa) => {
      await tap(fields.fullName);
      for (const [field, text] of listEntries(answers)) {
        if (field === 'serviceType') await fields[field].selectOption({ label: text });
        else await fields[field].fill(text);
      }
    },
    expectEmpty: async () => {
      await expectFilled(Object.fromEntries(Object.keys(awa).map((field) => [field, ''])));
      await expect(phone).toHaveValue('');
    },
    /** Passes the validation debounce on an installed clock. */
    afterWord: () => page.clock.fastForward(1000),
    /** The field is invalid, with the same error beside it and in the summary. */
    expectError: async (field: Locator, sentence: string) => {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // The error comes first: a screen reader may be stopped before the end.
      const [id] = (await field.getAttribute('aria-describedby'))!.split(' ');
      await expect(root.locator(`[id="${id}"]`).filter({ visible: true })).toHaveText(sentence);
      await expect(summary.getByRole('link', { name: sentence, exact: true })).toHaveCount(1);
    },
  };
}

export type FormPage = ReturnType<typeof getForm>;

export const test = base.extend<{ form: FormPage; sends: Request[]; release: void }>({
  form: ({ page }, provide) => provide(getForm(page)),
  sends: async ({ page }, provide) => {
    const sends: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1.0/email/')) sends.push(request);
    });
    await provide(sends);
  },
  // Ignores requests that are pending when a test ends.
  release: [
    async ({ page }, provide) => {
      await provide();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** The template parameters of the only request. */
export function onlyParams(sends: Request[]): Record<string, string> {
  expect(sends).toHaveLength(1);
  return sends[0]?.postDataJSON().template_params;
}

/** Routes the only script with this text to `act`. */
export async function interceptScript(
  page: Page,
  text: string,
  act: (route: Route) => Promise<void>,
): Promise<void> {
  const scripts = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readExported(file).includes(text),
  );
  expect(scripts, `scripts with ${text}`).toHaveLength(1);
  await page.route(`**/${basename(scripts[0]!)}`, act);
}

/** Replaces the clipboard, which all tests of a machine share. */
export const ownClipboard = (page: Page) =>
  page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });

export const copied = async (page: Page) => normaliseSpaces(await page.evaluate(() => window.name));

/** The web storage as JSON. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** A text with ordinary spaces and LF line ends. */
export const normaliseSpaces = (text: string | null | undefined) =>
  (text ?? '').replace(/\u00a0/g, ' ').replace(/\r\n/g, '\n');
