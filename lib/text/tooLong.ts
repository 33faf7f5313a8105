import * as fr from '@/lib/i18n/fr';
import type { ClientDictionary } from '@/lib/i18n/useDictionary';
import { formatNumber } from '@/lib/text/format';

/**
 * The sentence about a text that is longer than its field takes, or ''. Nothing is cut.
 *
 * @param text As typed, or as a form gives it: an end of line is one character.
 */
export function tooLong(
  text: string,
  most: number,
  { forms, locale }: Pick<ClientDictionary, 'forms' | 'locale'> = fr,
): string {
  const excess = text.trim().replace(/\r\n/g, '\n').length - most;
  if (excess <= 0) return '';
  return forms.tooLong(formatNumber(most, locale), formatNumber(excess, locale));
}
