import type { Area } from '@/lib/content/schemas/area';
import type { Locale } from '@/lib/i18n/locale';

/** The content's texts in a language; undefined if one is missing. */
export function localizeArea(area: Area, locale: Locale): Area | undefined {
  if (locale === 'fr') return area;
  const { covered, extraFee, notCovered } = area;
  const texts = area[locale];
  const answers = [covered[locale], extraFee[locale], notCovered[locale]] as const;
  if (!texts || !answers[0] || !answers[1] || !answers[2]) return undefined;
  return {
    ...area,
    ...texts,
    covered: { ...covered, ...answers[0] },
    extraFee: { ...extraFee, ...answers[1] },
    notCovered: { ...notCovered, ...answers[2] },
  };
}
