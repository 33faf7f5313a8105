import { EMAIL_RULES, normaliseEmail } from './contactDetails';
import {
  FOR_RELATIVE,
  PARTS,
  RECIPIENTS,
  RELATIVE_CONSENTS,
  RELATIVE_LINKS,
  SERVICE_TYPES,
  type FormField,
  type RequestItem,
} from './fieldTypes';
import { MAX_NEIGHBOURHOOD_LENGTH } from '@/lib/serviceArea/neighbourhoods';
import { MAX_PHONE_LENGTH, normalisePhone } from '@/lib/phone/phone';
import { foldDigits } from '@/lib/text/characters';
import { normaliseDate } from '@/lib/dates/typedDate';
import { formatFullDate } from '@/lib/dates/formatDate';

/** Sent for the date and time that a quote leaves open. */
const TO_AGREE = '(À convenir)';

const isFilled = (text: string) => text !== '';

const ABOUT_RELATIVE = {
  part: 'recipient',
  optional: true,
  params: [],
  inMessage: true,
  aboutRelative: true,
} as const;

/** The form asks for those with a `part`; the others are known without asking. */
const definitions = {
  reference: { params: ['reference'] },
  /** In French, for the centre: '' for a request in French. Templates test whether it is empty. */
  language: { params: ['language'], inMessage: true },
  recipient: {
    part: 'recipient',
    format: (choice) => (choice === FOR_RELATIVE ? choice : ''),
    control: 'radio',
    choices: RECIPIENTS,
    optional: true,
    params: [],
  },
  relativeName: {
    ...ABOUT_RELATIVE,
    control: 'text',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 60,
  },
  relativeLink: { ...ABOUT_RELATIVE, beside: true, control: 'select', choices: RELATIVE_LINKS },
  relativeConsent: { ...ABOUT_RELATIVE, control: 'select', choices: RELATIVE_CONSENTS },
  serviceType: {
    part: 'need',
    control: 'select',
    choices: SERVICE_TYPES,
    rules: [
      [(choice) => (SERVICE_TYPES as readonly string[]).includes(choice), 'serviceTypeMissing'],
    ],
    params: ['service'],
  },
  requestedService: { params: ['requested_service'] },
  /** What a price comes to, in French: '' for none. */
  estimate: { params: [], inMessage: true },
  neighbourhood: {
    part: 'need',
    control: 'text',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: MAX_NEIGHBOURHOOD_LENGTH,
    optional: true,
    params: [],
    inMessage: true,
  },
  appointmentDate: {
    part: 'moment',
    format: formatFullDate,
    control: 'date',
    ofAppointments: true,
    normalise: normaliseDate,
    rules: [
      [isFilled, 'dateMissing'],
      [(date) => formatFullDate(date, 'fr') !== '', 'dateUnknown'],
      [(date, today) => date >= today, 'datePast'],
    ],
    params: ['date'],
    ifEmpty: TO_AGREE,
  },
  appointmentTime: {
    part: 'moment',
    beside: true,
    control: 'time',
    ofAppointments: true,
    normalise: foldDigits,
    rules: [
      [isFilled, 'timeMissing'],
      [(time) => /^(?:[01]\d|2[0-3]):[0-5]\d/.test(time), 'timeUnknown'],
    ],
    params: ['time'],
    ifEmpty: TO_AGREE,
  },
  fullName: {
    part: 'person',
    control: 'text',
    autoComplete: 'name',
    spellCheck: false,
    maxLength: 120,
    rules: [[isFilled, 'nameMissing']],
    params: ['from_name'],
  },
  email: {
    part: 'person',
    control: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
    maxLength: 254,
    neededFor: 'email',
    normalise: normaliseEmail,
    rules: EMAIL_RULES,
    params: ['from_email', 'reply_to'],
  },
  phone: {
    part: 'person',
    beside: true,
    control: 'tel',
    autoComplete: 'tel',
    maxLength: MAX_PHONE_LENGTH,
    normalise: normalisePhone,
    optional: true,
    params: ['phone', 'whatsapp'],
  },
  message: {
    part: 'person',
    control: 'textarea',
    maxLength: 3000,
    optional: true,
    params: ['message'],
    ifEmpty: '(Aucun message supplémentaire)',
  },
} as const satisfies Record<string, RequestItem | FormField>;

type Items = typeof definitions;

/** The name of an item. Its texts are in `messages`, by this name. */
export type ItemName = keyof Items;

/** The names of the form's fields, as the specification has them. */
export type RequestField = {
  [Name in keyof Items]: Items[Name] extends { part: string } ? Name : never;
}[keyof Items];

/** The values of the form. */
export type AppointmentRequest = Record<RequestField, string>;

/**
 * What is known without asking: the reference, the language, the title of the service that the visitor
 * came from and the estimate ('' for none), whether the request is for a quote, and whether it can't wait until tomorrow.
 */
export type RequestContext = Record<Exclude<keyof Items, RequestField>, string> & {
  isQuote: boolean;
  isUrgent: boolean;
};

/** What the visitor asks for, according to the link to the form. */
export type RequestIntent = Omit<RequestContext, 'reference'>;

export const EMPTY_INTENT: RequestIntent = {
  language: '',
  requestedService: '',
  estimate: '',
  isQuote: false,
  isUrgent: false,
};

/** True if a field may stay empty for every channel. */
export const isOptional = ({ optional, ofAppointments }: FormField, isQuote: boolean): boolean =>
  Boolean(optional || (ofAppointments && isQuote));

/** The parameters of the e-mail template. */
export type EmailParam = Items[keyof Items]['params'][number];

/** All items of a request, in reading order; those of the form are fields. */
export const requestFields: Readonly<
  Record<keyof Items, RequestItem<EmailParam>> & Record<RequestField, FormField>
> = definitions;

/** The name of a field's control. Chromium 156 fills in a «neighbourhood» with the sender's own. */
export const controlName = (field: RequestField): string =>
  field === 'neighbourhood' ? 'visitPlace' : field;

/** The form's parts in order: their fields in rows of one or two. */
export const FORM_PARTS = PARTS.map((part) => {
  const rows: RequestField[][] = [];
  for (const [name, item] of Object.entries(requestFields) as [
    RequestField,
    Partial<FormField>,
  ][]) {
    if (item.part !== part) continue;
    if (item.beside) rows[rows.length - 1]?.push(name);
    else rows.push([name]);
  }
  return { part, rows };
});

/** The fields in the order of the form and of its error summary. */
export const FIELD_ORDER: readonly RequestField[] = FORM_PARTS.flatMap(({ rows }) => rows.flat());

export const EMPTY_REQUEST = Object.fromEntries(
  FIELD_ORDER.map((field) => [field, '']),
) as AppointmentRequest;
