/** The languages of the site. French has all pages; another has some, in a folder of its name. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** As `Intl` and Open Graph take them. British English has no comma before the last of a list. */
export const LANGUAGE_TAGS = {
  fr: 'fr-FR',
  en: 'en-GB',
} as const satisfies Record<Locale, string>;
