/** Numbers as people write them. */
import { formatNumber } from '@/lib/text/format';

const CURRENCY = /\s*(?:f|fr|francs?|f\s?cfa|xaf)\.?(?:\s?cfa)?$/i;
/** Thousands apart by one kind of sign: a space of any kind, a point or a comma. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([\s.,])\d{3}(?:\1\d{3})*)$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/**
 * Reads a number: `12 500`, `12.500` and `12500 F` are twelve thousand five hundred.
 *
 * @param isWhole Whether it has no decimals; of one that may, a point or a comma begins them.
 * @returns undefined where it could mean another number, or is none.
 */
export function readNumber(text: string, isWhole: boolean): number | undefined {
  const digits = text.trim().replace(CURRENCY, '');
  if (isWhole) return WHOLE.test(digits) ? Number(digits.replace(/\D/g, '')) : undefined;
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** A number as the site will say it; anything else as it was written. */
export function spellNumber(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  return Number.isInteger(value) ? formatNumber(value, 'fr') : String(value).replace('.', ',');
}
