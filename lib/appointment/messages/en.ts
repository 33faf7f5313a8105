/** The messages of the form in English: see `fr.ts`. */
import { formatFullDate } from '@/lib/dates/formatDate';
import { contact } from '@/lib/i18n/en';
import { PHONE_EXAMPLE } from '@/lib/phone/phone';
import { routes } from '@/lib/routing/routes';
import type { FormMessages } from './formMessages';

export { colon, forms, locale, typography } from '@/lib/i18n/en';
export { countryList, phoneErrors } from './phoneEn';

const EMAIL_EXAMPLE = 'name@example.com';

export const sentLanguage = 'anglais';

/** What is sent in French, as English visitors read it. */
const SENT: Readonly<Record<string, string>> = {
  anglais: 'English',
  Devis: 'Quote',
  'AUJOURD’HUI': 'TODAY',
  'Pour moi': 'For me',
  'Pour un proche': 'For a relative',
  'Consultation générale': 'To see a doctor',
  'Suivi de grossesse': 'Pregnancy care',
  'Gestion de médication': 'Help with medicines',
  'Soins spécialisés': 'Nursing care',
  Autre: 'Something else',
  'Mon père ou ma mère': 'My father or mother',
  'Un grand-parent': 'A grandparent',
  'Mon mari ou ma femme': 'My husband or wife',
  'Mon enfant': 'My child',
  'Quelqu’un d’autre de ma famille': 'Someone else in my family',
  'Un ami, un voisin': 'A friend, a neighbour',
  Oui: 'Yes',
  'Pas encore': 'Not yet',
  'Elle ne peut pas le dire': 'They cannot say',
};

export const translate = (sent: string) => SENT[sent] ?? sent;

export const fields: FormMessages['fields'] = {
  reference: { label: 'Reference' },
  language: { label: 'Language' },
  recipient: { label: 'Request' },
  relativeName: { label: 'First name of your relative', formLabel: 'Their first name' },
  relativeLink: { label: 'Who they are to you', formLabel: 'This person is' },
  relativeConsent: { label: 'Their consent', formLabel: 'Do they agree that we come?' },
  serviceType: { label: 'Type of service' },
  requestedService: { label: 'Service' },
  estimate: { label: 'Estimate' },
  neighbourhood: {
    label: 'Part of town',
    // Chromium 156 takes a «town» for the city of the sender's address.
    formLabel: 'Where to come',
    hint: 'Such as Mvog-Ada, behind the chapel.',
  },
  appointmentDate: { label: 'Date you would like' },
  appointmentTime: { label: 'Time you would like' },
  fullName: { label: 'Name', formLabel: 'First name and surname' },
  email: { label: 'Email', hint: `For example ${EMAIL_EXAMPLE}.` },
  phone: { label: 'Phone', hint: `For example ${PHONE_EXAMPLE}.` },
  message: {
    label: 'Message',
    hint: 'Tell us what you need, in English. Please write no diagnosis: you will talk about it with a carer.',
  },
};

export const removeEstimate = 'Remove this estimate';

export const parts: FormMessages['parts'] = {
  recipient: 'Who is it for?',
  need: 'What you need',
  moment: 'When',
  person: 'Your details',
};

export const coverage: FormMessages['coverage'] = {
  'Consultation générale': 'At the centre.',
  'Suivi de grossesse': 'Before and after the birth.',
  'Gestion de médication': 'To prepare and take your medicines.',
  'Soins spécialisés': 'Dressings, injections, drips.',
  Autre: 'Such as washing, meals or sitting with someone. Tell us in your message.',
};

export const requirement: FormMessages['requirement'] = {
  optional: '(optional)',
  required: '(required)',
  requiredByEmail: '(required, but not for WhatsApp)',
};

const likeThis = (fault: string) => `${fault}: it is written like ${EMAIL_EXAMPLE}.`;

export const errors: FormMessages['errors'] = {
  serviceTypeMissing: 'Choose a type of service.',
  dateMissing: 'Choose a date.',
  dateUnknown: (today) =>
    `Write a day of the calendar, with four digits for the year: for example ${today.split('-').reverse().join('/')}.`,
  datePast: (today) =>
    `This date is past. In Yaoundé it is ${formatFullDate(today, 'en')}: choose that day or a later one.`,
  timeMissing: 'Choose a time.',
  timeUnknown: 'Write the time in digits, for example 10:30.',
  nameMissing: 'Enter your first name and surname.',
  emailMissing: `Enter your email address, for example ${EMAIL_EXAMPLE}.`,
  emailNoAt: likeThis('Your email address has no @ sign'),
  emailSpace: likeThis('Your email address has a space in it'),
  emailTwoAt: likeThis('Your email address has two @ signs'),
  emailComma: likeThis('Your email address has a comma in it'),
  emailDot: likeThis('Your email address has a full stop too many'),
  emailShort: likeThis('Your email address ends too soon'),
  emailEnding: likeThis('Your email address does not end in letters'),
  emailWrong: likeThis('Check your email address'),
};

export const relativeNote = 'Who opens the door? We will ask you on the phone.';

export const honeypot = 'Do not fill in this field';

export const erasing: FormMessages['erasing'] = {
  title: 'Erase all that you wrote?',
  text: 'The form becomes empty. What you wrote cannot be brought back.',
  erase: 'Erase all',
  keep: 'Keep what I wrote',
};

export const summary = {
  heading: 'There is a problem',
  corrected: 'Corrected: send your request',
  done: 'Corrected.',
  prefix: 'Error: ',
};

const SEND_ANYWAY = 'You can send it: we will look for another time with you.';

export const moment: FormMessages['moment'] = {
  closed: (date, remark) => `${date}, ${remark}. ${SEND_ANYWAY}`,
  past: `This time is already past in Yaoundé. ${SEND_ANYWAY}`,
  outside: `We are closed at that time. ${SEND_ANYWAY}`,
};

export const emailSuggestion: FormMessages['emailSuggestion'] = {
  message: (address) => `Did you mean ${address}?`,
  accept: 'Yes, correct it',
};

export const phoneRemarks: FormMessages['phoneRemarks'] = {
  changed: (number) => `With this country, your number is ${number}.`,
  unchanged: (code) =>
    `The number has not changed. For another country, begin it with ${code || '+ and its code'}.`,
};

export const intent: FormMessages['intent'] = {
  quote: 'You are asking for a quote',
  quoteFor: (service) => ` for “${service}”`,
  quoteNext: '. Say in your message what you need, and how often.',
};

export const urgent = {
  heading: 'It cannot wait until tomorrow?',
  text: 'Call first. If nobody answers after 2 calls, go to hospital.',
};

export const actions: FormMessages['actions'] = {
  place: (place) => `We will come here: ${place}. Is it where your relative lives?`,
  consent:
    'By sending this form, you agree that the centre uses your answers, even about your health, to answer you. They pass through EmailJS or WhatsApp, outside Cameroon. ',
  privacy: { href: `${routes.englishTerms}#personal-data`, label: 'What becomes of your data' },
  send: 'Send my request',
  sending: 'Sending...',
  sendingStatus: 'Sending',
  whatsapp: 'Send by WhatsApp',
  erase: 'Erase what I wrote',
  waiting: 'One moment: your request leaves as soon as the page is ready.',
};

export const resend =
  'Send it again, or in another way: its reference stays the same, and the centre will see that it is the same request.';

const NO_ANSWER = 'The sending service has not answered in 20 seconds';

export const failures: FormMessages['failures'] = {
  honeypot: 'Your request was not sent. Your device filled in a box that had to stay empty.',
  offline: 'You are offline. Your request was not sent.',
  notLoaded: 'A part of the site did not load, or your browser blocks it.',
  notPosted: `${NO_ANSWER}.`,
  notAnswered: `${NO_ANSWER}: the request may have been sent. ${resend}`,
  notChecked: 'Your request was not sent: a fault stopped its check.',
  interrupted: `The page was left or reloaded while sending: the request may have been sent. ${resend}`,
  arrivedBeforeEdit: (reference) =>
    `The request that you sent has arrived, under the reference ${reference}. What you have changed since was not sent.`,
};

export const unsent: FormMessages['unsent'] = {
  error: 'Error: ',
  opened: [
    'Your request is written in WhatsApp, in French for the team',
    'Touch the send button of WhatsApp: it leaves at that moment. Then come back here.',
  ],
  partlyOpened: [
    'A part of your request is written in WhatsApp, in French for the team',
    'It is long: touch “Copy the request” below, paste it into WhatsApp, then touch its send button and come back here.',
  ],
  failedLead: 'Nothing is lost. Send the same request in another way:',
  openedLead: 'WhatsApp did not open? Try again, or send the same request in another way:',
  sent: 'It is sent',
};

export const fallback: FormMessages['fallback'] = {
  long: (isInChat) =>
    `Your request is long: ${isInChat ? '' : '“By WhatsApp” and '}“By email” ${isInChat ? 'holds' : 'hold'} only a part of it. First touch “Copy the request”, then paste it after that part.`,
  whatsapp: 'By WhatsApp',
  email: 'By email',
  copy: 'Copy the request',
  copied: 'Request copied.',
  copyRefused: 'Your browser refuses to copy. Copy this text yourself:',
};

export const confirmation: FormMessages['confirmation'] = {
  heading: 'Request sent',
  urgent: 'Do not wait for our answer: call. If nobody answers after 2 calls, go to hospital.',
  next: (channel, isQuote) =>
    `Thank you. We will answer you ${channel === 'email' ? 'by phone or by email' : 'on WhatsApp or by phone'}. ${isQuote ? 'You will then receive your quote.' : 'The appointment will be fixed with you at that time.'}`,
  hours: (hours) => `We answer during our phone hours: ${hours}.`,
  change: 'Do you need to change something? Call or write, and give your reference:',
  chat: contact.chat,
  print: 'Print',
  printFailed:
    'This browser does not print from here. Look for “Print” in its menu, or take a screenshot.',
  startNew: 'New request',
};
