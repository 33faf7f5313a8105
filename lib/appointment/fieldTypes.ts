/** The control of a field, in HTML's terms. */
type Control = 'radio' | 'select' | 'textarea' | 'text' | 'email' | 'tel' | 'date' | 'time';

/** A condition on a trimmed value, and its error message. `today` is Yaoundé's, `YYYY-MM-DD`. */
export type Rule = readonly [
  holds: (value: string, today: string) => boolean,
  message: string | ((today: string) => string),
];

/** One fact of a request, asked or known: staff read it, and the e-mail carries it. */
export interface RequestFact<Param = string> {
  /** Its name in the confirmation, in messages and in the form. */
  label: string;
  /** Strips from the value what was pasted along with it. */
  normalise?: (value: string) => string;
  /** The value for reading, where that differs from what was typed; '' leaves it out. */
  format?: (value: string) => string;
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

/** The form's parts, each a `<fieldset>`. */
export type FormPart = 'recipient' | 'need' | 'moment' | 'person';

/** A fact that the form asks for. */
export type FormField = RequestFact & {
  part: FormPart;
  /** Required for this channel only. */
  neededFor?: Channel;
  /** Required for an appointment only: a quote does without. */
  ofAppointments?: true;
  /** Shares the row of the field before it, if it fits. */
  beside?: true;
  /** Its label in the form, if that says more. */
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
    // A required field needs a rule that says so: the first broken rule gives the message.
    | { optional?: never; rules: readonly [Rule, ...Rule[]] }
  );
