import { groupThousands } from '@/lib/text/format';
import type { Locale } from './locale';

/**
 * What is said of a text with more characters than its field takes, or ''. Nothing is cut: how many
 * are too many is said.
 *
 * @param text As typed, or as a form gives it: an end of line is one character.
 */
export function tooLong(text: string, most: number, locale: Locale = 'fr'): string {
  const excess = text.trim().replace(/\r\n/g, '\n').length - most;
  if (excess <= 0) return '';
  if (locale === 'en') {
    return `This text is too long: ${most} characters at most. There are ${excess} too many.`;
  }
  const bound = `Ce texte est trop long : ${groupThousands(most)} caractères au plus.`;
  return `${bound} Il y en a ${groupThousands(excess)} de trop.`;
}
