/** The guides of the first minutes: which there are, and under what name each stands on its page. */

import type { Route } from 'next';
import { routes } from '@/lib/routing/routes';

/** The part of the page of each guide. Signs and links know a guide by its code. */
export const FIRST_AID_HASHES = {
  choking: 'etouffement',
  resuscitation: 'reanimation',
  unconscious: 'inconscience',
  bleeding: 'saignement',
  fit: 'convulsions',
  stroke: 'avc',
  lowSugar: 'sucre-bas',
  poisoning: 'empoisonnement',
  burn: 'brulure',
  suicidal: 'idees-de-mort',
} as const;

export type FirstAidCode = keyof typeof FIRST_AID_HASHES;

/** The French names of the guides, by which links and the owner know them. */
export const FIRST_AID_NAMES: Record<FirstAidCode, string> = {
  choking: 'Étouffement',
  resuscitation: 'Ne respire plus',
  unconscious: 'Ne se réveille pas',
  bleeding: 'Saignement',
  fit: 'Convulsions',
  stroke: 'Attaque du cerveau',
  lowSugar: 'Sucre trop bas',
  poisoning: 'Empoisonnement',
  burn: 'Brûlure',
  suicidal: 'Parle de mourir',
};

/** The part of the page of guides that lists the hospitals. */
export const HOSPITALS_PART = 'hopitaux';

/** The printable that holds all guides, by the name of its file. */
export const GESTURES_SHEET = 'gestes';

/** The address of what to do before hospital, for a sign that wants a guide. */
export const firstAidRoute = (code: FirstAidCode) =>
  `${routes.guides}#${FIRST_AID_HASHES[code]}` as const satisfies Route;

/** The address of the list of hospitals. */
export const hospitalsRoute = `${routes.guides}#${HOSPITALS_PART}` as Route;
