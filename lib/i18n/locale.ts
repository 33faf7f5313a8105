/** The languages of the site. French has all pages; another has some, in a folder of its name. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A part of the content in a language: its own texts, French where it has none. */
export const localize = <Part extends { en?: object | undefined }>(
  part: Part,
  locale: Locale,
): Part => (locale === 'fr' ? part : { ...part, ...part[locale] });

/** As `Intl` and Open Graph take them. British English has no comma before the last of a list. */
export const LANGUAGE_TAGS = {
  fr: 'fr-FR',
  en: 'en-GB',
} as const satisfies Record<Locale, string>;
