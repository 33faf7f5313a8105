import { en, fr } from './typography';

/** The languages of the site. */
export type Locale = 'fr' | 'en';

/** Sets a text as its language is printed. */
export const typography: Record<Locale, (text: string) => string> = { fr, en };
