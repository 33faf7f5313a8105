/**
 * Which quartier somebody means, however it is written. Loads by itself once somebody writes one.
 */
import {
  AREA_ANSWERS,
  MOST_NEIGHBOURHOOD_SIGNS,
  namesIn,
  type Neighbourhood,
  type Neighbourhoods,
} from './neighbourhoods';

/** Some quartiers have a number, which is written in either way. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The words of a text, without accents, capitals and signs. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\u0153/g, 'oe');
  return (plain.match(/[a-z]+|\d+/g) ?? []).map((word) => {
    const number = ROMAN.indexOf(word);
    return number > 0 ? String(number) : word;
  });
}

/** Where the words are cut, and whether a letter stands there twice, is written in either way. */
const joined = (words: readonly string[]): string => words.join('').replace(/([a-z])\1+/g, '$1');

/** What a name is compared by: the same for `Mvog-Ada`, `mvog ada` and `MVOGADA`. */
export const foldNeighbourhood = (name: string): string => joined(wordsOf(name));

/** No name has more words. */
const MOST_WORDS = 8;

/**
 * The quartier that a text names: the first one, by its longest name. What stands around it, such
 * as a landmark, does no harm.
 *
 * @param text As typed.
 * @returns Nothing where no known one is named, or the text is longer than its field takes.
 */
export function neighbourhoodIn(
  text: string,
  neighbourhoods: Neighbourhoods,
): Neighbourhood | undefined {
  if (text.length > MOST_NEIGHBOURHOOD_SIGNS) return undefined;
  const known = new Map<string, Neighbourhood>();
  for (const answer of AREA_ANSWERS) {
    for (const name of neighbourhoods[answer].neighbourhoods.flatMap(namesIn)) {
      known.set(foldNeighbourhood(name), { name, answer });
    }
  }
  const words = wordsOf(text);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end -= 1) {
      const found = known.get(joined(words.slice(start, end)));
      if (found) return found;
    }
  }
  return undefined;
}
