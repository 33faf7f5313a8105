import { groupThousands } from '@/lib/text/format';

/**
 * What is said of a text with more characters than its field takes, or ''. Nothing is cut: how many
 * are too many is said.
 *
 * @param text As typed, or as a form gives it: an end of line is one character.
 */
export function tooLong(text: string, most: number): string {
  const excess = text.trim().replace(/\r\n/g, '\n').length - most;
  if (excess <= 0) return '';
  const bound = `Ce texte est trop long : ${groupThousands(most)} caractères au plus.`;
  return `${bound} Il y en a ${groupThousands(excess)} de trop.`;
}
