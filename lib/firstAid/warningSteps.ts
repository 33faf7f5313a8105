import type { Route } from 'next';
import { formatDate } from '@/lib/dates/formatDate';
import { firstAid } from '@/lib/i18n/fr';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { isReviewDue } from '@/lib/dates/reviews';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { IconName } from '@/lib/content/schemas/variants';
import type { Sign, SignGroup, SignStep, WarningSigns } from '@/lib/content/schemas/signs';
import type { Site } from '@/lib/content/schemas/site';

/** The section on when to seek help. */
export const WARNING_SECTION = { id: 'quand-consulter', title: 'Quand consulter' } as const;

/** Every sign of the site. */
export type AllSigns = Content['signs'];

/** Signs of a group of patients. */
interface SignList extends Partial<Pick<AllSigns['groups'][number], 'heading' | 'hint' | 'en'>> {
  signs: readonly Sign[];
}

/** All red flags of a group. */
export interface RedFlagList extends SignList {
  code: SignGroup;
}

/** One of the three steps, with the signs that call for it. */
export interface WarningStep {
  key: SignStep;
  name: string;
  icon: IconName;
  lists: readonly SignList[];
  /** What to do then. */
  sentence: string;
  /** The link after the sentence: the phone number, or the form. */
  link?: { label: string; href: `tel:${string}` | Route };
}

const LABELS = { first: fr('Sur place, d’abord :'), then: fr('En attendant de partir :') };

/** First-aid guides for signs: a line of those to follow before leaving, and one of those while waiting. */
export function firstAidLines(signs: readonly Sign[], labels = LABELS) {
  const getLine = (label: string, some: readonly Sign[]) => ({
    label,
    codes: [...new Set(some.flatMap(({ meanwhile }) => meanwhile ?? []))],
  });
  const first = signs.filter(({ onTheSpot }) => onTheSpot);
  const then = signs.filter(({ onTheSpot }) => !onTheSpot);
  return [getLine(labels.first, first), getLine(labels.then, then)].filter(
    ({ codes }) => codes.length > 0,
  );
}

/** The sentence about the review of the signs by a doctor, done or pending. */
export const reviewSentence = ({ review }: Pick<AllSigns, 'review'>): string =>
  review
    ? fr(
        `${firstAid.reviewed(review.by, formatDate(review.on, 'fr'))}${isReviewDue(review) ? ' : relecture à refaire' : ''}.`,
      )
    : fr('Relecture de ces signes par un médecin : en attente.');

/** The centre's facts that the steps show. */
export type EmergencyContact = Pick<Site, 'emergency' | 'phones'>;

/**
 * Red flags by group. A sign of two groups is in both lists: parents of a newborn read only the
 * newborn's.
 */
export const redFlags = (
  { groups, signs }: AllSigns,
  codes: readonly SignGroup[] = groups.map(({ code }) => code),
): RedFlagList[] =>
  codes.flatMap((code) =>
    groups
      .filter((group) => group.code === code)
      .map(({ heading, hint, en }) => ({
        code,
        heading,
        hint,
        en,
        signs: signs.filter((sign) => sign.step === 'hospital' && sign.groups.includes(code)),
      })),
  );

/**
 * The steps of a text, the most urgent first.
 *
 * @param warningSigns The groups and signs that the text refers to.
 */
export function warningSteps(
  warningSigns: WarningSigns,
  all: AllSigns,
  { emergency, phones: [phone] }: EmergencyContact,
): WarningStep[] {
  const find = (codes: readonly string[]): SignList => ({
    signs: codes.flatMap((code) => all.signs.filter((sign) => sign.code === code)),
  });
  return [
    {
      key: 'hospital',
      name: 'Hôpital tout de suite',
      icon: 'hospital',
      lists: redFlags(all, warningSigns.groups),
      sentence: emergency.hospital,
    },
    {
      key: 'today',
      name: 'Appelez aujourd’hui',
      icon: 'phone',
      lists: [find(warningSigns.today)],
      sentence: emergency.call,
      link: { label: formatPhone(phone), href: phoneHref(phone) },
    },
    {
      key: 'appointment',
      name: 'Prenez rendez-vous',
      icon: 'calendar',
      lists: [find(warningSigns.appointment)],
      sentence: emergency.appointment,
      link: { label: 'Prendre rendez-vous', href: routes.appointment },
    },
  ];
}
