import { formatNumber } from '@/lib/i18n/format';

/** A number as the site formats it; anything else unchanged. */
export function formatInput(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  return Number.isInteger(value) ? formatNumber(value, 'fr') : String(value).replace('.', ',');
}
