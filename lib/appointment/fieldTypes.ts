import type { Locale } from '@/lib/i18n/locale';

/** The control of a field, in HTML's terms. */
type Control = 'radio' | 'select' | 'textarea' | 'text' | 'email' | 'tel' | 'date' | 'time';

/** Why a value is wrong. The messages of each language have a sentence for each. */
export type ErrorCode =
  | 'serviceTypeMissing'
  | `date${'Missing' | 'Unknown' | 'Past'}`
  | `time${'Missing' | 'Unknown'}`
  | 'nameMissing'
  | `email${'Missing' | 'NoAt' | 'Space' | 'TwoAt' | 'Comma' | 'Dot' | 'Short' | 'Ending' | 'Wrong'}`;

/** A condition on a trimmed value, and its error. `today` is Yaoundé's, `YYYY-MM-DD`. */
export type Rule = readonly [holds: (value: string, today: string) => boolean, code: ErrorCode];

/** An item of a request, asked or known: staff read it, and the e-mail carries it. */
export interface RequestItem<Param = string> {
  /** Strips from the value what was pasted along with it. */
  normalise?: (value: string) => string;
  /** The value for reading, where that differs from what was typed; '' leaves it out. */
  format?: (value: string, locale: Locale) => string;
  /** The parameters of the e-mail template that carry it. */
  params: readonly Param[];
  /** Travels at the end of the message, under its label. */
  inMessage?: true;
  /** Counts only if `recipient` says that the request is for a relative. */
  aboutRelative?: true;
  /** Replaces an empty value in the e-mail. */
  ifEmpty?: string;
}

/** How a request is sent to the centre. */
export type Channel = 'email' | 'whatsapp';

/** The form's parts, in order: each is a `<fieldset>`. */
export const PARTS = ['recipient', 'need', 'moment', 'person'] as const;

export type FormPart = (typeof PARTS)[number];

/** An item that the form asks for. */
export type FormField = RequestItem & {
  part: FormPart;
  /** Required for this channel only. */
  neededFor?: Channel;
  /** Required for an appointment only: a quote does without. */
  ofAppointments?: true;
  /** Shares the row of the field before it, if it fits. */
  beside?: true;
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
    // A required field needs a rule that says so: the first broken rule gives the error.
    | { optional?: never; rules: readonly [Rule, ...Rule[]] }
  );

/** Choosing it shows the relative's fields. */
export const FOR_RELATIVE = 'Pour un proche';

/** Who the request is for. */
export const RECIPIENTS = ['Pour moi', FOR_RELATIVE] as const;

/** The choices of the service field, as in the specification. Every language sends these. */
export const SERVICE_TYPES = [
  'Consultation générale',
  'Suivi de grossesse',
  'Gestion de médication',
  'Soins spécialisés',
  'Autre',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** How the relative is related to the sender. */
export const RELATIVE_LINKS = [
  'Mon père ou ma mère',
  'Un grand-parent',
  'Mon mari ou ma femme',
  'Mon enfant',
  'Quelqu’un d’autre de ma famille',
  'Un ami, un voisin',
] as const;

/** Whether the relative agrees to the visit. */
export const RELATIVE_CONSENTS = ['Oui', 'Pas encore', 'Elle ne peut pas le dire'] as const;
