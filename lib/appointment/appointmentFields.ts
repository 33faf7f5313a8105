import { barePhone, MOST_PHONE_SIGNS } from '@/lib/appointment/phoneNumber';
import { MOST_NEIGHBOURHOOD_SIGNS } from '@/lib/serviceArea/neighbourhoods';
import { bareEmail, EMAIL_EXAMPLE, EMAIL_RULES } from '@/lib/appointment/emailAddress';
import { normaliseDate } from '@/lib/dates/typedDate';
import { formatFullDate } from '@/lib/dates/formatDate';

/** The control that takes an answer, in HTML's words. */
type Control = 'radio' | 'select' | 'textarea' | 'text' | 'email' | 'tel' | 'date' | 'time';

/**
 * What must hold of a value, its outer spaces left out, and what is said where it does not. `today`
 * is Yaoundé's, `YYYY-MM-DD`.
 */
export type Rule = readonly [
  holds: (value: string, today: string) => boolean,
  otherwise: string | ((today: string) => string),
];

/** One fact of a request, asked or known: it is read by somebody, and travels by e-mail. */
interface RequestFact<Param = string> {
  /** What it is called where a request is read: in the confirmation, in messages, by the form. */
  label: string;
  /** The value freed from what was pasted along with it. */
  bare?: (value: string) => string;
  /** The value as one says it, where it is not said as it was typed; '' for none. */
  spell?: (value: string) => string;
  /** The parameters of the e-mail template that carry it. */
  params: readonly Param[];
  /** Travels at the end of the message, under its label. */
  inMessage?: true;
  /** Counts only where the request is for a relative: `recipient` says so. */
  aboutRelative?: true;
  /** Travels in the place of an empty value. */
  ifEmpty?: string;
}

/** How a request goes to the centre. */
export type Way = 'email' | 'whatsapp';

/** A fact that the form asks. */
export type FormField = RequestFact & {
  part: keyof typeof PARTS;
  /** Must be filled only where the request goes this way. */
  neededFor?: Way;
  /** Must be filled only for an appointment: a quote is given without. */
  ofAppointments?: true;
  /** Stands beside the field before it, where there is room. */
  beside?: true;
  /** What the form calls it, where that says more. */
  formLabel?: string;
  hint?: string;
  control: Control;
  /** What a `select` or a group of radios offers. */
  choices?: readonly string[];
  autoComplete?: string;
  inputMode?: 'email';
  spellCheck?: false;
  /** The longest text, in characters. */
  maxLength?: number;
} & (
    | { optional: true; rules?: readonly Rule[] }
    // What must be filled needs a rule that says so: the first one that does not hold is told.
    | { optional?: never; rules: readonly [Rule, ...Rule[]] }
  );

/** The headings of the form's parts, in its order. */
const PARTS = {
  recipient: 'Pour qui ?',
  need: 'Le besoin',
  moment: 'Le bon moment',
  person: 'Vos coordonnées',
};

/** The choice that asks for the relative's fields. */
export const FOR_RELATIVE = 'Pour un proche';

/** Whom the request is for. */
export const RECIPIENTS = ['Pour moi', FOR_RELATIVE] as const;

/** The choices of the service field, to the letter. */
export const SERVICE_TYPES = [
  'Consultation générale',
  'Suivi de grossesse',
  'Gestion de médication',
  'Soins spécialisés',
  'Autre',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** What each of them covers. */
export const SERVICE_COVERAGE: Readonly<Record<ServiceType, string>> = {
  'Consultation générale': 'voir un médecin',
  'Suivi de grossesse': 'avant et après la naissance',
  'Gestion de médication': 'vos médicaments',
  'Soins spécialisés': 'soins et aide à domicile (pansement, toilette, garde)',
  Autre: 'à dire dans le message',
};

/** Who the relative is to the one who asks. */
const RELATIVE_LINKS = [
  'Mon père ou ma mère',
  'Un grand-parent',
  'Mon mari ou ma femme',
  'Mon enfant',
  'Quelqu’un d’autre de ma famille',
  'Un ami, un voisin',
] as const;

/** Whether the relative knows of the request. */
const RELATIVE_CONSENTS = ['Oui', 'Pas encore', 'Elle ne peut pas le dire'] as const;

const PHONE_EXAMPLE = '6 99 12 34 56';

/** Travels in the place of a moment that a quote leaves open. */
const TO_AGREE = '(À convenir)';

const isFilled = (text: string) => text !== '';

/**
 * All that a request holds, in the order in which somebody reads it. The form asks for those that
 * belong to one of its parts, part after part; the others are known without asking.
 */
const facts = {
  reference: { label: 'Référence', params: ['reference'] },
  recipient: {
    part: 'recipient',
    label: 'Demande',
    spell: (choice) => (choice === FOR_RELATIVE ? choice : ''),
    control: 'radio',
    choices: RECIPIENTS,
    optional: true,
    params: [],
  },
  relativeName: {
    part: 'recipient',
    label: 'Prénom du proche',
    formLabel: 'Son prénom',
    control: 'text',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 60,
    optional: true,
    params: [],
    inMessage: true,
    aboutRelative: true,
  },
  relativeLink: {
    part: 'recipient',
    beside: true,
    label: 'Lien avec vous',
    formLabel: 'Cette personne est',
    control: 'select',
    choices: RELATIVE_LINKS,
    optional: true,
    params: [],
    inMessage: true,
    aboutRelative: true,
  },
  relativeConsent: {
    part: 'recipient',
    label: 'Accord du proche',
    formLabel: 'Est-elle d’accord pour que nous venions ?',
    control: 'select',
    choices: RELATIVE_CONSENTS,
    optional: true,
    params: [],
    inMessage: true,
    aboutRelative: true,
  },
  serviceType: {
    part: 'need',
    label: 'Type de service',
    control: 'select',
    choices: SERVICE_TYPES,
    rules: [
      [
        (choice) => (SERVICE_TYPES as readonly string[]).includes(choice),
        'Choisissez un type de service.',
      ],
    ],
    params: ['service'],
  },
  requestedService: { label: 'Service demandé', params: ['requested_service'] },
  neighbourhood: {
    part: 'need',
    label: 'Quartier',
    formLabel: 'Quartier où venir',
    hint: 'Comme Mvog-Ada, derrière la chapelle.',
    control: 'text',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: MOST_NEIGHBOURHOOD_SIGNS,
    optional: true,
    params: [],
    inMessage: true,
  },
  appointmentDate: {
    part: 'moment',
    label: 'Date souhaitée',
    spell: (date) => formatFullDate(date, 'fr'),
    control: 'date',
    ofAppointments: true,
    bare: normaliseDate,
    rules: [
      [isFilled, 'Choisissez une date.'],
      [
        (date) => formatFullDate(date, 'fr') !== '',
        (today) =>
          `Écrivez un jour du calendrier, l’année en quatre chiffres, par exemple ${today.split('-').reverse().join('/')}.`,
      ],
      [
        (date, today) => date >= today,
        // Not «aujourd’hui»: it may be another day where the visitor lives.
        (today) =>
          `Cette date est passée. À Yaoundé, nous sommes le ${formatFullDate(today, 'fr')} : choisissez ce jour ou un autre à venir.`,
      ],
    ],
    params: ['date'],
    ifEmpty: TO_AGREE,
  },
  appointmentTime: {
    part: 'moment',
    beside: true,
    label: 'Heure souhaitée',
    control: 'time',
    ofAppointments: true,
    rules: [
      [isFilled, 'Choisissez une heure.'],
      [
        (time) => /^(?:[01]\d|2[0-3]):[0-5]\d/.test(time),
        'Écrivez l’heure en chiffres, par exemple 10:30.',
      ],
    ],
    params: ['time'],
    ifEmpty: TO_AGREE,
  },
  fullName: {
    part: 'person',
    label: 'Nom',
    formLabel: 'Nom et prénom',
    control: 'text',
    autoComplete: 'name',
    spellCheck: false,
    maxLength: 120,
    rules: [[isFilled, 'Entrez votre nom et votre prénom.']],
    params: ['from_name'],
  },
  email: {
    part: 'person',
    label: 'E-mail',
    hint: `Par exemple ${EMAIL_EXAMPLE}.`,
    control: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
    maxLength: 254,
    neededFor: 'email',
    bare: bareEmail,
    rules: EMAIL_RULES,
    params: ['from_email', 'reply_to'],
  },
  phone: {
    part: 'person',
    beside: true,
    label: 'Téléphone',
    hint: `Par exemple ${PHONE_EXAMPLE}.`,
    control: 'tel',
    autoComplete: 'tel',
    maxLength: MOST_PHONE_SIGNS,
    bare: barePhone,
    optional: true,
    params: ['phone'],
  },
  message: {
    part: 'person',
    label: 'Message',
    hint: 'Dites ce qu’il vous faut. N’écrivez pas de diagnostic : vous en parlerez avec un soignant.',
    control: 'textarea',
    maxLength: 3000,
    optional: true,
    params: ['message'],
    ifEmpty: '(Aucun message supplémentaire)',
  },
} as const satisfies Record<string, RequestFact | FormField>;

type Facts = typeof facts;

/** The names of what the form asks, which are the specification's. */
export type RequestField = {
  [Name in keyof Facts]: Facts[Name] extends { part: string } ? Name : never;
}[keyof Facts];

/** What the form asks. All values are strings. */
export type AppointmentRequest = Record<RequestField, string>;

/**
 * What is known without asking: the request's own short code, the title of the service that the
 * visitor came from, '' for none, whether it asks for a quote in place of an appointment, and
 * whether it can't wait until tomorrow.
 */
export type RequestContext = Record<Exclude<keyof Facts, RequestField>, string> & {
  isQuote: boolean;
  isUrgent: boolean;
};

/** Whether a field may stay empty however the request goes. */
export const isOptional = ({ optional, ofAppointments }: FormField, isQuote: boolean): boolean =>
  Boolean(optional || (ofAppointments && isQuote));

/** The parameters of the e-mail template. */
export type EmailParam = Facts[keyof Facts]['params'][number];

/** All that a request holds, in the order in which somebody reads it. */
export const REQUEST_FACTS: Readonly<Record<keyof Facts, RequestFact<EmailParam>>> = facts;

/** What the form asks, by the names of its fields. */
export const FORM_FIELDS: Readonly<Record<RequestField, FormField>> = facts;

/** A part of the form: its fields in rows, one or two to each. */
interface FormPart {
  part: keyof typeof PARTS;
  heading: string;
  rows: RequestField[][];
}

/** The form, part after part. */
export const FORM_PARTS: readonly FormPart[] = (
  Object.entries(PARTS) as [keyof typeof PARTS, string][]
).map(([part, heading]) => {
  const rows: RequestField[][] = [];
  for (const [name, fact] of Object.entries(facts) as [RequestField, Partial<FormField>][]) {
    if (fact.part !== part) continue;
    if (fact.beside) rows[rows.length - 1]?.push(name);
    else rows.push([name]);
  }
  return { part, heading, rows };
});

/** The fields in the order of the form, which is also the order of its error summary. */
export const REQUEST_FIELDS: readonly RequestField[] = FORM_PARTS.flatMap(({ rows }) =>
  rows.flat(),
);
