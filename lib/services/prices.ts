/** The prices of the services: each is written once, with its service. */
import type { Dictionary } from '@/lib/i18n/dictionary';
import { formatAmount, formatNumber } from '@/lib/i18n/format';
import { localize } from '@/lib/i18n/locale';
import { locale, prices, type PriceUnit } from '@/lib/i18n/fr';
import type { PriceNeed } from '@/lib/content/schemas/prices';
import type { PriceLine } from '@/lib/content/schemas/services';

/** Weeks in a month, as stated on the prices page. */
const WEEKS = 4;

/** The most of each unit that a week has room for. */
export const MAX_PER_WEEK: Record<PriceUnit, number> = {
  hour: 84,
  visit: 21,
  shift: 14,
  day: 7,
  session: 14,
  meal: 21,
};

/** A language's messages about prices: its module, or these. French pages load no others. */
export type PriceMessages = Pick<Dictionary, 'locale' | 'prices'>;

const FRENCH: PriceMessages = { locale, prices };

type Price = Pick<PriceLine, 'amount' | 'upTo' | 'words' | 'per'> & { en?: Price | undefined };

/**
 * The price of a line: `2 500 FCFA par heure`, `FCFA 3,000 to 15,000`, `Sur devis`. A unit without
 * English words stays French.
 */
export function formatPrice(
  { amount, upTo, words, per, en }: Price,
  { locale, prices }: PriceMessages = FRENCH,
): string {
  if (amount === undefined) return prices[words === 'gratuit' ? 'free' : 'onRequest'];
  const [from, to] = [formatNumber(amount, locale), formatNumber(upTo ?? amount, locale)];
  // The currency comes before or after the range, as with one number.
  const price = formatAmount(upTo ?? amount, locale).replace(
    to,
    upTo ? prices.range(from, to) : to,
  );
  const unit = locale !== 'fr' && en?.per ? prices.per(en.per) : per && FRENCH.prices.per(per);
  return price + (unit ?? '');
}

/** What a price line costs for a number of its units, and every week if it is needed every week. */
export interface Estimate {
  /** For one time, or for something without units: its price as the line has it. */
  once?: string;
  week?: string;
  /** Of 4 weeks. */
  month?: string;
}

/**
 * Multiplies a price line.
 *
 * @param line An amount, a range, or words: those are not multiplied.
 * @param perWeek How many of its units a week needs: 0 for a single one. Lines of a whole week ignore it.
 */
export function estimate(
  line: PriceLine,
  perWeek: number,
  messages: PriceMessages = FRENCH,
): Estimate {
  const count = line.weekly ? 1 : perWeek;
  if (line.amount === undefined || count === 0) return { once: formatPrice(line, messages) };
  const times = (factor: number) =>
    formatPrice(
      {
        amount: Number(line.amount) * factor,
        ...(line.upTo === undefined ? {} : { upTo: line.upTo * factor }),
      },
      messages,
    );
  return { week: times(count), month: times(count * WEEKS) };
}

/** A language's messages about estimates. */
export type EstimateMessages = PriceMessages & Pick<Dictionary, 'estimates' | 'typography'>;

/**
 * An estimate as one sentence, for the centre and the family: `Aide ponctuelle, 4 heures par semaine,
 * Mendong : 10 000 FCFA par semaine, 40 000 FCFA par mois, à confirmer.`
 *
 * @param where The neighbourhood, perhaps with what travel costs; '' for none.
 * @returns Its prices, too.
 */
export function describeEstimate(
  line: PriceLine,
  perWeek: number,
  where: string,
  messages: EstimateMessages,
): { sentence: string; prices: string[] } {
  const { estimates, locale, typography } = messages;
  const { option } = localize(line, locale);
  const often = line.unit && perWeek > 0 ? estimates.often(line.unit, perWeek) : '';
  const { once, week, month } = estimate(line, perWeek, messages);
  const prices = [once, week && estimates.week(week), month && estimates.month(month)].filter(
    (price) => price !== undefined,
  );
  const parts = [option, often, where].filter(Boolean);
  return { sentence: typography(estimates.summary(parts, prices)), prices };
}

/**
 * The lowest price of a service with its unit: `Dès 2 500 FCFA par heure`. If no line has an
 * amount, its words: `Gratuit` if all lines are free, else `Sur devis`.
 *
 * @param pricing Its price lines.
 * @param options.need Counts only the lines that answer this need.
 * @returns undefined if no line does.
 */
export function startingPrice(
  pricing: readonly PriceLine[],
  { need, messages = FRENCH }: { need?: PriceNeed | undefined; messages?: PriceMessages } = {},
): string | undefined {
  const lines = pricing.filter((line) => !need || line.need === need);
  const [least] = lines
    .flatMap((line) => (line.amount === undefined ? [] : { ...line, amount: line.amount }))
    .sort((a, b) => a.amount - b.amount);
  if (!least) {
    const line = lines.find(({ words }) => words === 'sur devis') ?? lines[0];
    return line && formatPrice(line, messages);
  }
  const unit = least.weekly ? 'week' : least.unit;
  const { amount, per = unit && prices.unit(unit) } = least;
  const en = { per: least.en?.per ?? (unit && messages.prices.unit(unit)) };
  return messages.prices.from(formatPrice({ amount, per, en }, messages));
}
