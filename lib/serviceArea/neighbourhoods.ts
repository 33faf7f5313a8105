/** The quartiers of the town, and what the centre answers of each. */

/** What the centre answers of a quartier, the best first. */
export const AREA_ANSWERS = ['covered', 'extraFee', 'notCovered'] as const;

export type AreaAnswer = (typeof AREA_ANSWERS)[number];

/**
 * The quartiers of each answer, a line each. A quartier that people know by several names has them
 * in one line: `Nkolndongo / Nkoldongo`.
 */
export type Neighbourhoods = Readonly<Record<AreaAnswer, { neighbourhoods: readonly string[] }>>;

/** A quartier by the name that somebody gave it. */
export interface Neighbourhood {
  name: string;
  answer: AreaAnswer;
}

/** The longest text that is read as one, what tells the way included. */
export const MOST_NEIGHBOURHOOD_SIGNS = 160;

/** The names in one line of the list. */
export const namesIn = (line: string): string[] => line.split(/\s*\/\s*/).filter(Boolean);

/** Every name, in the order of the lists. */
export const neighbourhoodNames = (neighbourhoods: Neighbourhoods): string[] =>
  AREA_ANSWERS.flatMap((answer) => neighbourhoods[answer].neighbourhoods.flatMap(namesIn));
