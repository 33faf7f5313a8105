/** The gestures of the first minutes: which there are, and under what name each stands on its page. */

import type { Route } from 'next';
import { routes } from '@/lib/routes';

/** The part of the page of each gesture. Signs and links know a gesture by its code. */
export const GESTURE_PARTS = {
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

export type GestureCode = keyof typeof GESTURE_PARTS;

/** The French names of the gestures, by which links and the owner know them. */
export const GESTURE_NAMES: Record<GestureCode, string> = {
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

/** The part of the page of gestures that lists the hospitals. */
export const HOSPITALS_PART = 'hopitaux';

/** The sheet that holds all gestures, by the name of its file. */
export const GESTURES_SHEET = 'gestes';

/** The address of what to do before hospital, for a sign that wants a gesture. */
export const gestureRoute = (code: GestureCode) =>
  `${routes.gestures}#${GESTURE_PARTS[code]}` as const satisfies Route;

/** The address of the list of hospitals. */
export const hospitalsRoute = `${routes.gestures}#${HOSPITALS_PART}` as Route;
