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
import { tap, tapInFooter, TOUCH_PHONE } from './support';

/** The appointment form: its parts, what a visitor writes into it, and what leaves it. */

export const SEND = '**/api/v1.0/email/send';

/** A request that is right, its day far enough to stay to come. */
export const awa = {
  serviceType: 'Consultation générale',
  appointmentDate: '2099-12-24',
  appointmentTime: '10:30',
  fullName: 'Awa Ngo Bell',
  email: 'awa.bell+rdv@exemple.cm',
  message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
};

type Answers = typeof awa;

/** What is said beside a required field that was left empty. */
export const MISSING = {
  serviceType: 'Choisissez un type de service.',
  appointmentDate: 'Choisissez une date.',
  appointmentTime: 'Choisissez une heure.',
  fullName: 'Entrez votre nom et votre prénom.',
  email: 'Entrez votre adresse e-mail, par exemple nom@exemple.com.',
};

/** What is asked of the moment: a quote needs none. */
const NEED = '\\((obligatoire|facultatif)\\)';

/** A phone on which nothing glides, which takes its time: appointment.spec.ts has the glides. */
export const STILL_PHONE = { ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } } as const;

/** The form's parts, found by their labels as a visitor finds them, and what is done with it. */
function formOf(page: Page) {
  type Role = Parameters<Page['getByRole']>[0];
  const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true });
  const root = page.locator('form');
  const summary = find('group', 'Il y a un problème');
  const fields = {
    serviceType: find('combobox', 'Type de service (obligatoire)'),
    appointmentDate: page.getByLabel(new RegExp(`^Date souhaitée ${NEED}$`)),
    appointmentTime: page.getByLabel(new RegExp(`^Heure souhaitée ${NEED}$`)),
    fullName: find('textbox', 'Nom et prénom (obligatoire)'),
    email: find('textbox', 'E-mail (obligatoire, sauf par WhatsApp)'),
    message: find('textbox', 'Message (facultatif)'),
  };
  const phone = find('textbox', 'Téléphone (facultatif)');
  /** Waits until React has taken the form over: only then does the date know its first day. */
  const ready = () => expect(fields.appointmentDate).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
  const expectFilled = async (answers: Partial<Answers>) => {
    for (const [field, text] of given(answers))
      await expect(fields[field], field).toHaveValue(text);
  };
  return {
    ...fields,
    ...{ root, summary, phone, ready, expectFilled },
    forSelf: find('radio', 'Pour moi'),
    forRelative: find('radio', 'Pour un proche'),
    country: find('combobox', 'Pays de l’indicatif'),
    submit: find('button', 'Envoyer ma demande'),
    busy: find('button', 'Envoi en cours...'),
    newRequest: find('button', 'Nouvelle demande'),
    erase: find('button', 'Effacer ma saisie'),
    sent: find('heading', 'Demande envoyée'),
    waits: page.getByText(/votre demande part dès que la page est prête/),
    alerts: root.getByRole('alert').filter({ hasText: /\S/ }),
    byWhatsApp: root.getByRole('link', { name: 'Par WhatsApp' }),
    byMail: root.getByRole('link', { name: 'Par e-mail' }),
    open: async (path = '/appoitment') => {
      await page.goto(path);
      await ready();
    },
    /** From another page, without a load. Until this one is there, a form of that one is still shown. */
    openFromFooter: async () => {
      await tapInFooter(page, 'Prendre rendez-vous');
      await expect(page).toHaveURL('/appoitment');
      await ready();
    },
    /** Answers in one go, once a hand has touched the form: for tests of what comes of it. */
    fill: async (answers: Partial<Answers> = awa) => {
      await tap(fields.fullName);
      for (const [field, text] of given(answers)) {
        if (field === 'serviceType') await fields[field].selectOption({ label: text });
        else await fields[field].fill(text);
      }
    },
    expectEmpty: async () => {
      await expectFilled(Object.fromEntries(Object.keys(awa).map((field) => [field, ''])));
      await expect(phone).toHaveValue('');
    },
    /** On a page whose clock was installed: the moment after the last key, when one is corrected. */
    afterWord: () => page.clock.fastForward(1000),
    /** The field is marked wrong, and the same sentence stands beside it and in the list. */
    expectError: async (field: Locator, sentence: string) => {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped));
      await expect(summary.getByRole('link', { name: sentence, exact: true })).toHaveCount(1);
      const shown = root.getByText(sentence, { exact: true });
      await expect(shown).toHaveCount(2);
      await expect(shown.last()).toBeVisible();
    },
  };
}

const given = (answers: Partial<Answers>) =>
  (Object.entries(answers) as [keyof Answers, string | undefined][]).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );

export type AppointmentForm = ReturnType<typeof formOf>;

interface Fixtures {
  form: AppointmentForm;
  sends: Request[];
  release: void;
}

export const test = base.extend<Fixtures>({
  form: ({ page }, provide) => provide(formOf(page)),
  sends: async ({ page }, provide) => {
    const sends: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1.0/email/')) sends.push(request);
    });
    await provide(sends);
  },
  // What is still on its way when a test ends concerns nobody.
  release: [
    async ({ page }, provide) => {
      await provide();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** The template's parameters of the only request sent. */
export function onlyParams(sends: Request[]): Record<string, string> {
  expect(sends).toHaveLength(1);
  return sends[0]?.postDataJSON().template_params;
}

/** Lets `act` answer for the one script of the export that holds `mark`. */
export async function interceptScript(
  page: Page,
  mark: string,
  act: (route: Route) => Promise<void>,
): Promise<void> {
  const scripts = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readExported(file).includes(mark),
  );
  expect(scripts, `what holds ${mark}`).toHaveLength(1);
  await page.route(`**/${basename(scripts[0]!)}`, act);
}

/** Gives the page a clipboard of its own: the computer's is shared by all tests. */
export const ownClipboard = (page: Page) =>
  page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });

/** What was copied into it. */
export const copied = async (page: Page) => plain(await page.evaluate(() => window.name));

/** All that the browser keeps for the site, as one text. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** A text with ordinary spaces and ends of lines. */
export const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/\u00a0/g, ' ').replace(/\r\n/g, '\n');

/** All requests from now on that could carry away what a visitor does: a list that grows. */
export function watchLeaks(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { origin, search, href } = new URL(request.url());
    // A picture of the page itself may come as one scrolls.
    const isOwn = origin === new URL(page.url()).origin && search === '';
    if (!isOwn || request.resourceType() !== 'image') leaks.push(href);
  });
  return leaks;
}
