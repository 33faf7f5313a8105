/**
 * The interface words of the site in French; `en.ts` has the same names. The content has its own texts,
 * and words of French pages alone are beside their component.
 *
 * Each subject is an export of its own: a chunk has only the subjects that its code imports.
 */
import { formatNumber } from './format';
import type { Locale } from './locale';

export { fr as typography } from '@/lib/text/typography';

export const locale: Locale = 'fr';

/** The language's own name. */
export const languageName: string = 'Français';

/** Between a label and its value. */
export const colon: string = ' : ';

/** The header, the footer and the call bar. */
export const frame = {
  skip: 'Aller au contenu',
  reachUs: 'Nous joindre',
  /** The link to the form: in French, that of the content. */
  request: 'Consultation',
};

/** The footer's switch. */
export const motion = { stop: 'Arrêter les animations' };

export const contact = {
  call: 'Appeler',
  /** The accessible name of each link that opens a conversation without a text of its own. */
  chat: 'Écrire au centre sur WhatsApp',
};

export const toc = { heading: 'Sommaire' };

/** What a price is counted by: one, many, and after «combien». */
const COUNTED = {
  hour: { one: 'heure', many: 'heures', of: 'd’heures' },
  visit: { one: 'visite', many: 'visites', of: 'de visites' },
  shift: { one: 'garde', many: 'gardes', of: 'de gardes' },
  day: { one: 'jour', many: 'jours', of: 'de jours' },
  session: { one: 'séance', many: 'séances', of: 'de séances' },
  meal: { one: 'repas', many: 'repas', of: 'de repas' },
};

export type PriceUnit = keyof typeof COUNTED;

/** The time of day, and the centre's hours in the visitor's time zone. */
export const clock = {
  time: (hours: number, minutes: number) =>
    `${hours} h${minutes ? ` ${String(minutes).padStart(2, '0')}` : ''}`,
  midnight: 'minuit',
  dayBefore: ' la veille',
  nextDay: ' le lendemain',
  localTime: (hours: string) => `soit ${hours} chez vous`,
};

export const openingHours = {
  everyDay: '7 jours sur 7',
  allDay: '24 h/24',
  dayRange: (first: string, last: string) => `${first} au ${last}`,
  period: (first: string, last: string) => `du ${first} au ${last}`,
  /** Separates days and hours on one line. */
  separator: ' ',
  closed: (openLines: string) => `fermé${openLines && `, sauf ${openLines}`}`,
  /** Remark on a date: what is closed, '' for the whole centre. */
  closedOn: (what: string) => `jour de fermeture${what ? ` : ${what}` : ' du centre'}`,
  /** Inside a sentence. */
  onRange: (range: string) => `du ${range}`,
  onDay: (day: string) => `le ${day}`,
  between: (opens: string, closes: string) => `de ${opens} à ${closes}`,
};

export const prices = {
  free: 'Gratuit',
  onRequest: 'Sur devis',
  from: (price: string) => `Dès ${price}`,
  range: (from: string, to: string) => `${from} à\u00a0${to}`,
  per: (unit: string) => ` par ${unit}`,
  unit: (unit: PriceUnit | 'week') => (unit === 'week' ? 'semaine' : COUNTED[unit].one),
};

/** The estimate of a price, on the prices page. */
export const estimates = {
  ask: 'Demander cette aide',
  send: 'Envoyer à ma famille',
  once: 'Une seule fois',
  howMany: (unit: PriceUnit) => `Combien ${COUNTED[unit].of} par semaine ?`,
  /** `4 heures par semaine`. */
  often: (unit: PriceUnit, count: number) =>
    `${count} ${COUNTED[unit][count > 1 ? 'many' : 'one']} par semaine`,
  week: (price: string) => `${price} par semaine`,
  month: (price: string) => `${price} par mois`,
  orMonth: (price: string) => `soit ${price} par mois`,
  where: 'Dans quel quartier ?',
  anywhere: 'Je ne le sais pas encore',
  toConfirm: 'À confirmer après une visite d’évaluation.',
  choose: 'Touchez le prix de l’aide qu’il vous faut.',
  gone: 'Ce prix n’est plus dans notre liste : il a peut-être changé de nom. Choisissez ci-dessous.',
  /** What the visitor sends to the centre or to the family. */
  summary: (parts: string[], prices: string[]) =>
    `${parts.join(', ')} : ${prices.join(', ')}, à confirmer.`,
};

export const serviceArea = {
  hint: 'Tapez les premières lettres',
  /** What to write to the centre: about a named neighbourhood, or about none. */
  question: (name?: string) =>
    name
      ? `Bonjour, venez-vous dans ce quartier : ${name} ?`
      : 'Bonjour, venez-vous dans mon quartier ?',
  /** The accessible name of the link that opens WhatsApp with that question. */
  chat: 'Écrire sur WhatsApp au sujet de ce quartier',
  quote: (name: string) => `Demander un devis pour ${name}`,
};

/** Beside the form. */
export const formPage = {
  aside: 'Horaires et contact',
  contact: 'Contact rapide',
  call: 'appelez-nous',
  callNumber: (number: string) => `appelez-nous au ${number}`,
};

/** How to reach the centre if the form can't be sent. */
export const noForm = {
  heading: 'Ce formulaire ne s’est pas chargé en entier',
  text: 'Votre demande ne peut pas partir d’ici. Rechargez la page. Rien ne change ? Appelez-nous au ',
  chat: ', écrivez sur ',
  mail: ' ou à ',
};

export const forms = {
  tooLong: (most: string, excess: string) =>
    `Ce texte est trop long : ${most} caractères au plus. Il y en a ${excess} de trop.`,
};

/** A threshold: the value from which, or below which, a step is needed. */
export const threshold = {
  from: (value: string) => `à partir de ${value}`,
  below: (value: string) => `au-dessous de ${value}`,
  /** As people say a blood pressure: 16 over 11. One of the two numbers is enough. */
  pressure: (high: number, low: number) => ({
    value: `${formatNumber(high / 10, 'fr')} en haut, de ${formatNumber(low / 10, 'fr')} en bas`,
    remark: ` : un seul suffit (${high}/${low})`,
  }),
  breaths: (count: number) => `${count} fois par minute`,
};

export const firstAid = {
  reviewed: (by: string, on: string) => `Signes relus par ${by} le ${on}`,
  checked: (on: string) => `vérifié le ${on}`,
};
