import { fr } from '@/lib/typography';
import { spellDate, yaoundeClock } from '@/lib/yaounde';

/** What the form asks, under the specification's names. All values are strings. */
export interface AppointmentRequest {
  fullName: string;
  email: string;
  phone: string;
  appointmentDate: string;
  appointmentTime: string;
  serviceType: string;
  message: string;
}

export type RequestField = keyof AppointmentRequest;

/** The fields in the order of the form, which is also the order of its error summary. */
export const REQUEST_FIELDS: readonly RequestField[] = [
  'serviceType',
  'appointmentDate',
  'appointmentTime',
  'fullName',
  'email',
  'phone',
  'message',
];

/** The choices of the service field, to the letter. */
export const SERVICE_TYPES = [
  'Consultation générale',
  'Suivi de grossesse',
  'Gestion de médication',
  'Soins spécialisés',
  'Autre',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The service field before a choice. */
export const NO_SERVICE = 'Type de service';

/** Travels where the visitor wrote no message. */
export const NO_MESSAGE = '(Aucun message supplémentaire)';

/** The longest text of each free field, in characters. The phone's is the library's own bound. */
export const MAX_LENGTH = { fullName: 120, email: 254, phone: 250, message: 3000 } as const;

/** What the phone library finds wrong with a number. */
export type PhoneProblem = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG';

const PHONE_MESSAGES: Record<PhoneProblem, string> = {
  NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.',
  INVALID_COUNTRY: 'L’indicatif de ce pays n’existe pas. Choisissez le pays dans la liste.',
  TOO_SHORT:
    'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
  TOO_LONG: 'Ce numéro a trop de chiffres. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
};

export type RequestErrors = Partial<Record<RequestField, string>>;

/** One `@`, something on each side, a dot in the domain: what tells a slip from an address. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Checks a request.
 *
 * @param request The form's values.
 * @param now Milliseconds since 1970: dates are measured against Yaoundé's today.
 * @param phoneProblem What the phone library says of the phone, null where it is right or empty.
 * @returns One French sentence for each field that is wrong, which says what to do.
 */
export function checkRequest(
  request: AppointmentRequest,
  now: number,
  phoneProblem: PhoneProblem | null,
): RequestErrors {
  const errors: RequestErrors = {};
  if (!SERVICE_TYPES.includes(request.serviceType as ServiceType)) {
    errors.serviceType = 'Choisissez un type de service.';
  }
  if (!spellDate(request.appointmentDate)) {
    errors.appointmentDate = 'Choisissez une date.';
  } else if (request.appointmentDate < yaoundeClock(now).date) {
    errors.appointmentDate = 'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.';
  }
  if (!/^\d{2}:\d{2}/.test(request.appointmentTime)) {
    errors.appointmentTime = 'Choisissez une heure.';
  }
  if (!request.fullName.trim()) {
    errors.fullName = 'Entrez votre nom et votre prénom.';
  }
  if (!request.email.trim()) {
    errors.email = 'Entrez votre adresse e-mail, par exemple nom@exemple.com.';
  } else if (!EMAIL_SHAPE.test(request.email.trim())) {
    errors.email = 'Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.com.';
  }
  if (phoneProblem) errors.phone = PHONE_MESSAGES[phoneProblem];
  for (const [field, max] of Object.entries(MAX_LENGTH) as [keyof typeof MAX_LENGTH, number][]) {
    if (request[field].length > max) {
      errors[field] = `Ce texte est trop long : ${max} caractères au plus.`;
    }
  }
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field, fr(sentence)]),
  );
}

/** True where the wished time is today and already past: said beside the field, never refused. */
export function isTimePast(
  request: Pick<AppointmentRequest, 'appointmentDate' | 'appointmentTime'>,
  now: number,
): boolean {
  const clock = yaoundeClock(now);
  return (
    request.appointmentDate === clock.date &&
    request.appointmentTime !== '' &&
    request.appointmentTime < clock.time
  );
}

/** What travels by e-mail: the specification's eight parameters, and two beside them. */
export type EmailParams = Record<
  'from_name' | 'from_email' | 'reply_to' | 'phone' | 'date' | 'time' | 'service' | 'message',
  string
> & { reference: string; requested_service: string };

interface RequestContext {
  /** The request's own short code. */
  reference: string;
  /** Title of the service that the visitor came from, '' for none. */
  requestedService: string;
}

/** The parameters of the e-mail template for a request that was found right. */
export function emailParams(
  request: AppointmentRequest,
  { reference, requestedService }: RequestContext,
): EmailParams {
  const email = request.email.trim();
  return {
    from_name: request.fullName.trim(),
    from_email: email,
    reply_to: email,
    phone: request.phone,
    date: request.appointmentDate,
    time: request.appointmentTime,
    service: request.serviceType,
    message: request.message.trim() || NO_MESSAGE,
    reference,
    requested_service: requestedService,
  };
}

/** The lines of a request as somebody reads them: label and value, empty ones left out. */
export function requestLines(
  request: AppointmentRequest,
  { reference, requestedService }: RequestContext,
): { label: string; value: string }[] {
  return [
    { label: 'Référence', value: reference },
    { label: 'Nom', value: request.fullName.trim() },
    { label: 'E-mail', value: request.email.trim() },
    { label: 'Téléphone', value: request.phone },
    { label: 'Type de service', value: request.serviceType },
    { label: 'Service demandé', value: requestedService },
    { label: 'Date souhaitée', value: spellDate(request.appointmentDate) },
    { label: 'Heure souhaitée', value: request.appointmentTime },
    { label: 'Message', value: request.message.trim() },
  ].filter(({ value }) => value !== '');
}

/** The whole request as one text, to send by WhatsApp, by e-mail or by hand. */
export function requestText(request: AppointmentRequest, context: RequestContext): string {
  const lines = requestLines(request, context).map(({ label, value }) => `${label} : ${value}`);
  return ['Demande de rendez-vous', ...lines].join('\n');
}

/** The form's choice for a visitor who comes from a service's page. */
export function serviceTypeFor(serviceId: number): ServiceType {
  if (serviceId === 2) return 'Soins spécialisés';
  if (serviceId === 3) return 'Suivi de grossesse';
  return 'Autre';
}

/** Letters and digits that nobody takes for one another, read aloud or written down. */
const REFERENCE_ALPHABET = '234679ACDEFGHJKMNPRTWXY';

/**
 * A short code for a request, such as `AV-7K3-M9P`, so that staff can spot a double.
 *
 * @param random Bytes to draw it from, one per character.
 */
export function makeReference(random: Uint8Array = crypto.getRandomValues(new Uint8Array(6))) {
  const letters = Array.from(
    random,
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('');
  return `AV-${letters.slice(0, 3)}-${letters.slice(3)}`;
}
