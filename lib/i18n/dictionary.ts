import * as en from './en';
import * as fr from './fr';
import type { Locale } from './locale';

/** What the site says itself in each of its languages: the French words set the type. */
export type Dictionary = typeof fr;

/**
 * All words by language, for what runs at build. Browser code takes those of the page alone, by
 * `useDictionary`.
 */
export const dictionary: Record<Locale, Dictionary> = { fr, en };
