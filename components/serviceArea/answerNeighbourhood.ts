import type { Area } from '@/lib/content/schemas/area';
import { neighbourhoodIn } from '@/lib/serviceArea/neighbourhoodIn';
import { MAX_NEIGHBOURHOOD_LENGTH, type AreaAnswer } from '@/lib/serviceArea/neighbourhoods';
import { isBlank } from '@/lib/text/characters';
import { decapitalise, endSentence } from '@/lib/text/format';
import type { ClientDictionary } from '@/lib/i18n/useDictionary';

/** The answer about a neighbourhood. */
export interface NeighbourhoodAnswered {
  answer: AreaAnswer | 'unknown';
  /** Its name, if it is in the list. */
  name?: string;
  sentence: string;
  /** The question to send to the centre; '' if the neighbourhood is covered. */
  question: string;
}

/**
 * Answers what was typed into a field.
 *
 * @param typed The text, perhaps still being typed.
 * @returns Undefined if the text names no neighbourhood of the list.
 */
export function answerKnown(
  typed: string,
  area: Area,
  { colon, serviceArea, typography }: ClientDictionary,
): NeighbourhoodAnswered | undefined {
  const found = neighbourhoodIn(typed, area);
  if (!found) return undefined;
  const { name, answer } = found;
  return {
    answer,
    name,
    // One text node: a page translator separates several.
    sentence: typography(
      `${name}${colon}${endSentence(decapitalise(area[answer].title))} ${area[answer].text}`,
    ),
    question: answer === 'notCovered' ? typography(serviceArea.question(name)) : '',
  };
}

/** As {@link answerKnown}, with an answer for every name, once it was typed. */
export function answerTyped(
  typed: string,
  area: Area,
  dictionary: ClientDictionary,
): NeighbourhoodAnswered | undefined {
  const name = typed.trim();
  const known = answerKnown(typed, area, dictionary);
  if (known || isBlank(name) || name.length > MAX_NEIGHBOURHOOD_LENGTH) return known;
  const { serviceArea, typography } = dictionary;
  const question = typography(serviceArea.question(name));
  return { answer: 'unknown', sentence: area.unknown, question };
}
