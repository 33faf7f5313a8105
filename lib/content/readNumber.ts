const CURRENCY = /\s*(?:f|fr|francs?|f\s?cfa|xaf)\.?(?:\s?cfa)?$/i;
/** Groups of thousands with one separator: any space, a point, a comma or an apostrophe. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([\s.,'’])\d{3}(?:\1\d{3})*)$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/**
 * Parses a number: `12 500`, `12.500` and `12500 F` are twelve thousand five hundred.
 *
 * @param isWhole Integers only; otherwise a point or a comma is the decimal separator.
 * @returns undefined if it is ambiguous or no number.
 */
export function readNumber(text: string, isWhole: boolean): number | undefined {
  const digits = text.trim().replace(CURRENCY, '');
  if (isWhole) return WHOLE.test(digits) ? Number(digits.replace(/\D/g, '')) : undefined;
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
