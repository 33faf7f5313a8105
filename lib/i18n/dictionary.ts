import * as en from './en';
import * as fr from './fr';
import type { Locale } from './locale';

/** The interface words of one language: the French ones set the type. */
export type Dictionary = typeof fr;

/** For code that runs at build. Client components read the page's own language: `useDictionary`. */
export const dictionary: Record<Locale, Dictionary> = { fr, en };
