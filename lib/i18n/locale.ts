/** The languages of the site. Everything is said in French; another has its own folder of pages. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** As `Intl` and Open Graph take them. British English has no comma before the last of a list. */
export const LANGUAGE_TAGS = {
  fr: 'fr-FR',
  en: 'en-GB',
} as const satisfies Record<Locale, string>;
