import type { Threshold } from '@/lib/content/schemas/signs';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatNumber } from '@/lib/i18n/format';

const NBSP = '\u00a0';

/** A threshold as a cuff or a meter shows it; of a pressure, one of the two numbers is enough. */
export function formatThreshold(limit: Threshold, locale: Locale): string {
  const { threshold } = dictionary[locale];
  const { value, remark } = getMeasure(limit, locale);
  return (limit.below === undefined ? threshold.from(value) : threshold.below(value)) + remark;
}

function getMeasure({ measure, from, lower = 0, below }: Threshold, locale: Locale) {
  const { threshold } = dictionary[locale];
  const limit = from ?? below ?? 0;
  switch (measure) {
    case 'pressure':
      return threshold.pressure(limit, lower);
    case 'sugar': {
      const grams = formatNumber(limit, locale, { minimumFractionDigits: 2 });
      return { value: `${grams}${NBSP}g/L`, remark: ` (${Math.round(limit * 100)}${NBSP}mg/dL)` };
    }
    case 'temperature':
      return { value: `${formatNumber(limit, locale)}${NBSP}°C`, remark: '' };
    case 'breaths':
      return { value: threshold.breaths(limit), remark: '' };
  }
}
