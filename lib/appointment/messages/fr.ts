/**
 * The messages of the form in French; `en.ts` has the same names. Texts are set by `typography` where they
 * are shown. What the e-mail service says is in a file of its own, which loads with its code.
 */
import { formatFullDate } from '@/lib/dates/formatDate';
import { PHONE_EXAMPLE } from '@/lib/phone/phone';
import { routes } from '@/lib/routing/routes';
import type { FailureCode } from '@/lib/appointment/store/requestStore';
import type { ItemName } from '@/lib/appointment/appointmentFields';
import type { Channel, ErrorCode, FormPart, ServiceType } from '@/lib/appointment/fieldTypes';

export { colon, forms, locale, typography } from '@/lib/i18n/fr';
export { countryList, phoneErrors } from './phoneFr';

const EMAIL_EXAMPLE = 'nom@exemple.com';

/** What the request says of its language, in French: nothing of French. */
export const sentLanguage: string = '';

/** A choice or a service, which are sent in French, as the visitor reads them. */
export const translate = (sent: string): string => sent;

/** The names of an item, in the form and in what is sent, and the hint of its field. */
interface FieldMessages {
  label: string;
  /** Its label in the form, if that says more. */
  formLabel?: string;
  hint?: string;
}

export const fields: Record<ItemName, FieldMessages> = {
  reference: { label: 'Référence' },
  language: { label: 'Langue' },
  recipient: { label: 'Demande' },
  relativeName: { label: 'Prénom du proche', formLabel: 'Son prénom' },
  relativeLink: { label: 'Lien avec vous', formLabel: 'Cette personne est' },
  relativeConsent: {
    label: 'Accord du proche',
    formLabel: 'Est-elle d’accord pour que nous venions ?',
  },
  serviceType: { label: 'Type de service' },
  requestedService: { label: 'Service demandé' },
  estimate: { label: 'Estimation' },
  neighbourhood: {
    label: 'Quartier',
    formLabel: 'Quartier où venir',
    hint: 'Comme Mvog-Ada, derrière la chapelle.',
  },
  appointmentDate: { label: 'Date souhaitée' },
  appointmentTime: { label: 'Heure souhaitée' },
  fullName: { label: 'Nom', formLabel: 'Nom et prénom' },
  email: { label: 'E-mail', hint: `Par exemple ${EMAIL_EXAMPLE}.` },
  phone: { label: 'Téléphone', hint: `Par exemple ${PHONE_EXAMPLE}.` },
  message: {
    label: 'Message',
    hint: 'Dites ce qu’il vous faut. N’écrivez pas de diagnostic : vous en parlerez avec un soignant.',
  },
};

export const removeEstimate: string = 'Retirer cette estimation';

/** The headings of the form's parts. */
export const parts: Record<FormPart, string> = {
  recipient: 'Pour qui ?',
  need: 'Le besoin',
  moment: 'Le bon moment',
  person: 'Vos coordonnées',
};

/** What each service type covers. A service's own type is `requestType` in its content. */
export const coverage: Record<ServiceType, string> = {
  'Consultation générale': 'Pour voir un médecin.',
  'Suivi de grossesse': 'Avant et après la naissance.',
  'Gestion de médication': 'Pour préparer et prendre vos médicaments.',
  'Soins spécialisés': 'Pansements, injections, perfusions.',
  Autre: 'Comme la toilette, les repas, une garde. Dites-le dans votre message.',
};

/** The suffix of a label. */
export const requirement = {
  optional: '(facultatif)',
  required: '(obligatoire)',
  requiredByEmail: '(obligatoire, sauf par WhatsApp)',
};

const likeThis = (fault: string) => `${fault} : elle s’écrit comme ${EMAIL_EXAMPLE}.`;

/** One sentence for each wrong field, which says what to do. `today` is Yaoundé's, `YYYY-MM-DD`. */
export const errors: Record<ErrorCode, string | ((today: string) => string)> = {
  serviceTypeMissing: 'Choisissez un type de service.',
  dateMissing: 'Choisissez une date.',
  dateUnknown: (today) =>
    `Écrivez un jour du calendrier, l’année en quatre chiffres, par exemple ${today.split('-').reverse().join('/')}.`,
  // Not «aujourd’hui»: the visitor's own date may differ.
  datePast: (today) =>
    `Cette date est passée. À Yaoundé, nous sommes le ${formatFullDate(today, 'fr')} : choisissez ce jour ou un autre à venir.`,
  timeMissing: 'Choisissez une heure.',
  timeUnknown: 'Écrivez l’heure en chiffres, par exemple 10:30.',
  nameMissing: 'Entrez votre nom et votre prénom.',
  emailMissing: `Entrez votre adresse e-mail, par exemple ${EMAIL_EXAMPLE}.`,
  emailNoAt: likeThis('Votre adresse e-mail n’a pas le signe @'),
  emailSpace: likeThis('Votre adresse e-mail a un espace'),
  emailTwoAt: likeThis('Votre adresse e-mail a deux fois le signe @'),
  emailComma: likeThis('Votre adresse e-mail a une virgule'),
  emailDot: likeThis('Votre adresse e-mail a un point de trop'),
  emailShort: likeThis('Votre adresse e-mail s’arrête trop tôt'),
  emailEnding: likeThis('Votre adresse e-mail ne finit pas par des lettres'),
  emailWrong: likeThis('Vérifiez votre adresse e-mail'),
};

export const relativeNote: string = 'Qui ouvre la porte, nous le demandons par téléphone.';

export const honeypot: string = 'Ne remplissez pas ce champ';

/** Asked before the form is emptied. */
export const erasing = {
  title: 'Effacer toute votre saisie ?',
  text: 'Le formulaire redevient vide. Ce que vous avez écrit ne peut pas être retrouvé.',
  erase: 'Tout effacer',
  keep: 'Garder ma saisie',
};

export const summary = {
  heading: 'Il y a un problème',
  corrected: 'C’est corrigé : envoyez votre demande',
  /** Ends the sentence of an error that is corrected. */
  done: 'Corrigé.',
  /** Before the title of the document. */
  prefix: 'Erreur : ',
};

const SEND_ANYWAY = 'Vous pouvez envoyer : nous chercherons un autre moment avec vous.';

/** Remarks on the date and the time. */
export const moment = {
  closed: (date: string, remark: string) => `${date}, ${remark}. ${SEND_ANYWAY}`,
  past: `Cette heure est déjà passée à Yaoundé. ${SEND_ANYWAY}`,
  outside: `À cette heure-là, nous sommes fermés. ${SEND_ANYWAY}`,
};

export const emailSuggestion = {
  message: (address: string) => `Vouliez-vous dire ${address} ?`,
  accept: 'Oui, corriger',
};

export const phoneRemarks = {
  changed: (number: string) => `Avec ce pays, votre numéro est le ${number}.`,
  /** @param code The calling code, '' for none. */
  unchanged: (code: string) =>
    `Le numéro n’a pas changé. Pour un autre pays, commencez-le par ${code || '+ et son indicatif'}.`,
};

/** What the link to the form asks for. */
export const intent = {
  quote: 'Vous demandez un devis',
  quoteFor: (service: string) => ` pour « ${service} »`,
  quoteNext: '. Dites dans votre message ce qu’il vous faut, et combien de fois.',
};

export const urgent = {
  heading: 'Cela ne peut pas attendre demain ?',
  text: 'Appelez d’abord. Si personne ne répond après 2 appels, allez à l’hôpital.',
};

export const actions = {
  place: (place: string) => `Nous viendrons ici : ${place}. Est-ce le quartier de votre proche ?`,
  consent:
    'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses, même sur votre santé, pour vous répondre. Elles passent par EmailJS ou par WhatsApp, hors du Cameroun. ',
  privacy: { href: routes.privacy as string, label: 'Confidentialité de vos données' },
  send: 'Envoyer ma demande',
  sending: 'Envoi en cours...',
  sendingStatus: 'Envoi en cours',
  whatsapp: 'Envoyer par WhatsApp',
  erase: 'Effacer ma saisie',
  waiting: 'Un instant : votre demande part dès que la page est prête.',
};

/** What to do if the request may have been delivered. */
export const resend: string =
  'Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

const NO_ANSWER = 'Le service d’envoi n’a pas répondu en 20 secondes';

/** What follows `unsent.error`. */
export const failures: Record<FailureCode, string | ((reference: string) => string)> = {
  honeypot:
    'Votre demande n’est pas partie. Votre appareil a rempli une case qui devait rester vide.',
  offline: 'Vous êtes hors connexion. Votre demande n’est pas partie.',
  notLoaded: 'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
  notPosted: `${NO_ANSWER}.`,
  notAnswered: `${NO_ANSWER} : la demande est peut-être partie. ${resend}`,
  notChecked: 'Votre demande n’est pas partie : une erreur a arrêté sa vérification.',
  interrupted: `La page a été quittée ou rechargée pendant l’envoi : la demande est peut-être partie. ${resend}`,
  arrivedBeforeEdit: (reference) =>
    `La demande que vous aviez envoyée est arrivée, sous la référence ${reference}. Ce que vous avez changé depuis n’est pas parti.`,
};

/** A request that was not sent, or was written into WhatsApp. */
export const unsent = {
  error: 'Erreur: ',
  /** WhatsApp has probably opened: a page can't detect it. */
  opened: [
    'Votre demande est écrite dans WhatsApp',
    'Touchez le bouton d’envoi de WhatsApp : elle part à ce moment-là. Puis revenez ici.',
  ],
  /** The request is too long for a link. */
  partlyOpened: [
    'Une partie de votre demande est écrite dans WhatsApp',
    'Elle est longue : touchez « Copier la demande » ci-dessous, collez-la dans WhatsApp, puis touchez son bouton d’envoi et revenez ici.',
  ],
  failedLead: 'Rien n’est perdu. Envoyez la même demande autrement :',
  openedLead:
    'WhatsApp ne s’est pas ouvert ? Essayez encore, ou envoyez la même demande autrement :',
  sent: 'C’est envoyé',
};

/** The other channels. */
export const fallback = {
  /** The links hold a part of a long request. */
  long: (isInChat: boolean) =>
    `Votre demande est longue : ${isInChat ? '' : '« Par WhatsApp » et '}« Par e-mail » n’en ${isInChat ? 'écrit' : 'écrivent'} qu’une partie. Touchez d’abord « Copier la demande », puis collez-la à la suite.`,
  whatsapp: 'Par WhatsApp',
  email: 'Par e-mail',
  copy: 'Copier la demande',
  copied: 'Demande copiée.',
  copyRefused: undefined as string | undefined,
};

/** How the centre answers. */
const ANSWERS: Record<Channel, string> = {
  email: 'par téléphone ou par e-mail',
  whatsapp: 'sur WhatsApp ou par téléphone',
};

export const confirmation = {
  heading: 'Demande envoyée',
  urgent:
    'N’attendez pas notre réponse : appelez. Si personne ne répond après 2 appels, allez à l’hôpital.',
  next: (channel: Channel, isQuote: boolean) =>
    `Merci. Nous vous répondons ${ANSWERS[channel]}. ${isQuote ? 'Vous recevrez alors votre devis.' : 'Le rendez-vous sera fixé avec vous, à ce moment-là.'}`,
  hours: (hours: string) => `Nous répondons aux heures d’accueil : ${hours}.`,
  change: 'Besoin de changer quelque chose ? Appelez ou écrivez, en donnant votre référence :',
  chat: undefined as string | undefined,
  print: 'Imprimer',
  printFailed: undefined as string | undefined,
  startNew: 'Nouvelle demande',
};
