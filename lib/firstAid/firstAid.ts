/** Addresses of the first-aid guides and of the list of hospitals. */
import type { Route } from 'next';
import type { FIRST_AID_NAMES } from '@/lib/content/schemas/firstAidNames';
import { routes } from '@/lib/routing/routes';

/** The hash of each guide on its page, by the guide's code. */
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
} as const satisfies Record<keyof typeof FIRST_AID_NAMES, string>;

export type FirstAidCode = keyof typeof FIRST_AID_HASHES;

export const HOSPITALS_HASH = 'hopitaux';

/** The hash of the list of guides. */
export const GUIDES_HASH = 'gestes';

/** The address of a guide. */
export const firstAidRoute = (code: FirstAidCode) =>
  `${routes.guides}#${FIRST_AID_HASHES[code]}` as const satisfies Route;

/** The address of the list of hospitals. */
export const hospitalsRoute = `${routes.guides}#${HOSPITALS_HASH}` as Route;
