import type * as fr from './fr';

/** The words of the form in one language: the French ones set the type. */
export type FormWords = typeof fr;
