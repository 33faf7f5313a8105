/** Numbers and lists as they are read in each language. */
import { LANGUAGE_TAGS, type Locale } from './locale';

const NBSP = '\u00a0';

/**
 * A number: `15 000` in French, `15,000` in English.
 *
 * `Intl` groups French digits by a narrow no-break space (U+202F) since CLDR 34. It is in none
 * of our typefaces: it is replaced by an ordinary one.
 */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  try {
    const { format } = new Intl.NumberFormat(LANGUAGE_TAGS[locale], options);
    return format(value).replace(/\u202f/g, NBSP);
  } catch {
    // Extensions and WebViews break `Intl`.
    return String(value);
  }
}

/**
 * An amount in CFA francs: `15 000 FCFA`, `FCFA 15,000`.
 *
 * @param amount Whole francs.
 */
export function formatAmount(amount: number, locale: Locale = 'fr'): string {
  const number = formatNumber(amount, locale);
  // Not by `Intl`: where it is broken, the currency would be missing.
  return { fr: `${number}${NBSP}FCFA`, en: `FCFA${NBSP}${number}` }[locale];
}

/**
 * `A, B et C`, `A, B and C`. One item needs no formatter: Chromium 156 takes 14 ms to create the first
 * one, which delayed hydration on foreign clocks.
 */
export const formatList = (items: readonly string[], locale: Locale): string =>
  items.length < 2 ? items.join('') : new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(items);
