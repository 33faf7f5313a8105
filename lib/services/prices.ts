/** The prices of the services: each is written once, with its service. */
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatAmount, formatNumber } from '@/lib/i18n/format';
import { fr } from '@/lib/text/typography';
import type { PriceNeed } from '@/lib/content/schemas/prices';
import type { PriceLine, Service } from '@/lib/content/schemas/services';

/** Weeks in a month, as stated on the prices page. */
const WEEKS = 4;

/** The price lines of one service for a need. */
export interface ServicePriceLines {
  service: Pick<Service, 'id' | 'title'>;
  lines: PriceLine[];
}

/**
 * The prices that answer a need, service by service.
 *
 * @param services All of them.
 */
export const offersFor = (
  need: PriceNeed,
  services: readonly Pick<Service, 'id' | 'title' | 'pricing'>[],
): ServicePriceLines[] =>
  services
    .map(({ pricing, ...service }) => ({
      service,
      lines: pricing.filter((line) => line.need === need),
    }))
    .filter(({ lines }) => lines.length > 0);

/**
 * The price of a line: `2 500 FCFA par heure`, `FCFA 3,000 to 15,000`, `Sur devis`. A unit without
 * words in the language is left out.
 */
export function formatPrice(
  { amount, upTo, words, per, en }: Pick<PriceLine, 'amount' | 'upTo' | 'words' | 'per' | 'en'>,
  locale: Locale = 'fr',
): string {
  const { prices } = dictionary[locale];
  if (amount === undefined) return prices[words ?? 'sur devis'];
  const [from, to] = [formatNumber(amount, locale), formatNumber(upTo ?? amount, locale)];
  // The currency comes before or after the range, as with one number.
  const price = formatAmount(upTo ?? amount, locale).replace(
    to,
    upTo ? prices.range(from, to) : to,
  );
  const unit = { fr: per, en: en?.per }[locale];
  return price + (unit ? prices.per(unit) : '');
}

/**
 * The monthly sum of a weekly price: `16 000 FCFA`, `20 000 à 100 000 FCFA`.
 *
 * @returns undefined for other prices.
 */
export function formatMonthlyPrice({ amount, upTo, weekly }: PriceLine): string | undefined {
  if (!weekly || amount === undefined) return undefined;
  return formatPrice({ amount: amount * WEEKS, ...(upTo ? { upTo: upTo * WEEKS } : {}) });
}

/**
 * The lowest price of a service with its unit: `Dès 2 500 FCFA par heure`. If no line has an
 * amount, its words: `Sur devis`.
 *
 * @param pricing Its price lines.
 * @param need Counts only the lines that answer this need.
 * @returns undefined if no line does.
 */
export function startingPrice(pricing: readonly PriceLine[], need?: PriceNeed): string | undefined {
  const lines = pricing.filter((line) => !need || line.need === need);
  const least = leastLine(lines);
  if (!least) return lines[0] && formatPrice(lines[0]);
  return fr(`Dès ${formatPrice({ amount: least.amount, per: least.per })}`);
}

/** The line of the lowest amount; undefined if all are words. */
export function leastLine(pricing: readonly PriceLine[]) {
  const lines = pricing.flatMap((line) => ({ ...line, amount: line.amount ?? Infinity }));
  const least = lines.toSorted((a, b) => a.amount - b.amount)[0];
  return least && Number.isFinite(least.amount) ? least : undefined;
}
