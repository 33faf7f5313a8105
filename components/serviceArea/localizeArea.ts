import type { Area } from '@/lib/content/schemas/area';
import { localize, type Locale } from '@/lib/i18n/locale';

/** The content's texts in a language; undefined if one is missing. */
export function localizeArea(area: Area, locale: Locale): Area | undefined {
  const { covered, extraFee, notCovered } = area;
  const parts = [area, covered, extraFee, notCovered];
  if (locale !== 'fr' && parts.some((part) => !part[locale])) return undefined;
  return {
    ...localize(area, locale),
    covered: localize(covered, locale),
    extraFee: localize(extraFee, locale),
    notCovered: localize(notCovered, locale),
  };
}
