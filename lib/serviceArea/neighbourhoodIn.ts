/**
 * Finds the neighbourhood in a text, in any spelling. A chunk of its own: it loads once a
 * visitor types.
 */
import { foldDigits } from '@/lib/text/characters';
import {
  AREA_ANSWERS,
  MAX_NEIGHBOURHOOD_LENGTH,
  splitNames,
  type Neighbourhood,
  type Neighbourhoods,
} from './neighbourhoods';

/** Some neighbourhoods have a number, in Roman or Arabic digits. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The words of a text, without accents, capitals, punctuation, and the silent «s» of a plural. */
function splitWords(text: string): string[] {
  const plain = foldDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\u0153/g, 'oe');
  return (plain.match(/[a-z]+|\d+/g) ?? []).map((word) => {
    const number = ROMAN.indexOf(word);
    return number > 0 ? String(number) : word.replace(/s$/, '');
  });
}

/** Spaces and double letters vary. */
const joined = (words: readonly string[]): string => words.join('').replace(/([a-z])\1+/g, '$1');

/** The key by which names are compared: the same for `Mvog-Ada`, `mvog ada` and `MVOGADA`. */
export const foldNeighbourhood = (name: string): string => joined(splitWords(name));

/** The maximum number of words of a name. */
const MAX_WORDS = 8;

/**
 * The first neighbourhood in a text, by its longest name. Other words, such as a landmark, are
 * ignored.
 *
 * @param text As typed.
 * @returns undefined without a known name, or if the text is longer than its field allows.
 */
export function neighbourhoodIn(
  text: string,
  neighbourhoods: Neighbourhoods,
): Neighbourhood | undefined {
  if (text.length > MAX_NEIGHBOURHOOD_LENGTH) return undefined;
  const known = new Map<string, Neighbourhood>();
  for (const answer of AREA_ANSWERS) {
    for (const name of neighbourhoods[answer].neighbourhoods.flatMap(splitNames)) {
      known.set(foldNeighbourhood(name), { name, answer });
    }
  }
  const words = splitWords(text);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MAX_WORDS); end > start; end -= 1) {
      const found = known.get(joined(words.slice(start, end)));
      if (found) return found;
    }
  }
  return undefined;
}
