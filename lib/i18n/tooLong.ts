import type { ClientDictionary } from './useDictionary';
import { formatNumber } from './format';

/**
 * The sentence about a text that is longer than its field allows, or ''. Nothing is truncated.
 *
 * @param text As typed, or as a form gives it: an end of line is one character.
 */
export function tooLong(
  text: string,
  most: number,
  words: Pick<ClientDictionary, 'forms' | 'locale'>,
): string {
  const excess = text.trim().replace(/\r\n/g, '\n').length - most;
  if (excess <= 0) return '';
  const format = (count: number) => formatNumber(count, words.locale);
  return words.forms.tooLong(format(most), format(excess));
}
