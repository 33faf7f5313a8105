import type { Route } from 'next';
import { formatDate } from '@/lib/dates/formatDate';
import { firstAid } from '@/lib/i18n/fr';
import { formatPhone, phoneHref } from '@/lib/text/format';
import type { FirstAidCode } from './firstAid';
import { isReviewDue } from '@/lib/dates/reviews';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { IconName } from '@/lib/content/schemas/variants';
import type { Sign, SignGroup, SignStep, WarningSigns } from '@/lib/content/schemas/signs';
import type { Site } from '@/lib/content/schemas/site';

/** The part of a page that says when to seek help; contents lists and links lead to it. */
export const WARNING_SECTION = { id: 'quand-consulter', title: 'Quand consulter' } as const;

/** All signs, as the content holds them. */
export type AllSigns = Content['signs'];

/** Signs under a heading that says whom they are for. */
export interface SignList {
  heading?: string;
  hint?: string;
  signs: readonly Sign[];
}

/** All of a group that sends to hospital. */
export interface RedFlagList extends SignList {
  code: SignGroup;
}

/** One of the three things to do, with the signs that call for it. */
export interface WarningStep {
  key: SignStep;
  name: string;
  icon: IconName;
  lists: readonly SignList[];
  /** What to do then. */
  sentence: string;
  /** What the sentence ends with: the number to call, or the form. */
  link?: { label: string; href: `tel:${string}` | Route };
}

/** What to do beside signs: which guides come before leaving, and which while one waits to. */
export function onTheSpotFirst(signs: readonly Sign[]): Record<'first' | 'then', FirstAidCode[]> {
  const codesOf = (some: readonly Sign[]) => [
    ...new Set(some.flatMap(({ meanwhile }) => meanwhile ?? [])),
  ];
  return {
    first: codesOf(signs.filter(({ onTheSpot }) => onTheSpot)),
    then: codesOf(signs.filter(({ onTheSpot }) => !onTheSpot)),
  };
}

const LABELS = { first: fr('Sur place, d’abord :'), then: fr('En attendant de partir :') };

/** The same in lines: on the spot, then until one has left. */
export function firstAidLines(signs: readonly Sign[], labels = LABELS) {
  const { first, then } = onTheSpotFirst(signs);
  return [
    { label: labels.first, codes: first },
    { label: labels.then, codes: then },
  ].filter(({ codes }) => codes.length > 0);
}

/** Who has read the signs, or that nobody has. */
export const reviewSentence = ({ review }: Pick<AllSigns, 'review'>): string =>
  review
    ? fr(
        `${firstAid.reviewed(review.by, formatDate(review.on, 'fr'))}${isReviewDue(review) ? ' : relecture à refaire' : ''}.`,
      )
    : fr('Relecture de ces signes par un médecin : en attente.');

/** What every text says alike of the three steps. */
export type EmergencyFacts = Pick<Site, 'emergency' | 'phones'>;

/**
 * All that sends to hospital, group by group, each complete: a sign that two groups have stands in
 * both, since who looks after a newborn reads no further than the newborn's list.
 */
export const redFlags = ({ groups, signs }: AllSigns, named: readonly SignGroup[]): RedFlagList[] =>
  named.flatMap((code) =>
    groups
      .filter((it) => it.code === code)
      .map(({ heading, hint }) => ({
        code,
        heading,
        hint,
        signs: signs.filter((sign) => sign.step === 'hospital' && sign.groups.includes(code)),
      })),
  );

/**
 * What to do at which signs, the most pressing first.
 *
 * @param named What one text names.
 * @param all Every sign of the site.
 */
export function warningSteps(
  named: WarningSigns,
  all: AllSigns,
  { emergency, phones: [phone] }: EmergencyFacts,
): WarningStep[] {
  const find = (codes: readonly string[]): SignList => ({
    signs: codes.flatMap((code) => all.signs.filter((sign) => sign.code === code)),
  });
  return [
    {
      key: 'hospital',
      name: 'Hôpital tout de suite',
      icon: 'hospital',
      lists: redFlags(all, named.groups),
      sentence: emergency.hospital,
    },
    {
      key: 'today',
      name: 'Appelez aujourd’hui',
      icon: 'phone',
      lists: [find(named.today)],
      sentence: emergency.call,
      link: { label: formatPhone(phone), href: phoneHref(phone) },
    },
    {
      key: 'appointment',
      name: 'Prenez rendez-vous',
      icon: 'calendar',
      lists: [find(named.appointment)],
      sentence: emergency.appointment,
      link: { label: 'Prendre rendez-vous', href: routes.appointment },
    },
  ];
}
