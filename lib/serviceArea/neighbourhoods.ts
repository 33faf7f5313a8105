/** The neighbourhoods of the town, and whether the centre serves each. */

/** Whether the centre serves a neighbourhood, the best answer first. */
export const AREA_ANSWERS = ['covered', 'extraFee', 'notCovered'] as const;

export type AreaAnswer = (typeof AREA_ANSWERS)[number];

/**
 * The neighbourhoods of each answer, a line each. One with several names has them in one line: `Nkolndongo / Nkoldongo`.
 */
export type Neighbourhoods = Readonly<Record<AreaAnswer, { neighbourhoods: readonly string[] }>>;

/** A neighbourhood, by the name that the visitor typed. */
export interface Neighbourhood {
  name: string;
  answer: AreaAnswer;
}

/** The longest text that is read as one, with its directions. */
export const MAX_NEIGHBOURHOOD_LENGTH = 160;

/** The names in one line of the list. */
export const splitNames = (line: string): string[] => line.split(/\s*\/\s*/).filter(Boolean);

/** Every name, in the order of the lists. */
export const neighbourhoodNames = (neighbourhoods: Neighbourhoods): string[] =>
  AREA_ANSWERS.flatMap((answer) => neighbourhoods[answer].neighbourhoods.flatMap(splitNames));
