import type * as fr from './fr';

/** The messages of the form in one language: the French ones set the type. */
export type FormMessages = typeof fr;
