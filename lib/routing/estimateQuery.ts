/** The name that makes all prices of a page exclusive disclosures. */
export const OPTION_GROUP = 'prix';

/** The anchors of prices begin so. */
export const OPTION_PREFIX = 'prix-';

/** The visitor's choice in an address: `?fois=4&quartier=Mendong`. It is about no person. */
export interface EstimateChoice {
  /** How many a week; 0 for a single one. */
  perWeek: number;
  /** A name of the service area's list; '' for none. */
  neighbourhood: string;
}

/** A choice for one price, by its anchor. */
export interface Estimate extends EstimateChoice {
  anchor: string;
}

/** The parameters of a choice; that of the price is in addresses of the form alone. */
const PER_WEEK = 'fois';
const NEIGHBOURHOOD = 'quartier';
export const PRICE = 'prix';

/**
 * Reads the choice of a query.
 *
 * @param max The most in a week that can be chosen.
 * @param names The neighbourhoods that can be chosen: others are ignored.
 */
export function readEstimateQuery(
  query: string,
  max: number,
  names: readonly string[],
): EstimateChoice {
  const params = new URLSearchParams(query);
  const perWeek = Number(params.get(PER_WEEK));
  return {
    perWeek: Number.isInteger(perWeek) && perWeek > 0 && perWeek <= max ? perWeek : 0,
    neighbourhood: names.find((name) => name === params.get(NEIGHBOURHOOD)) ?? '',
  };
}

/**
 * A query with the choice in place of an earlier one: '' for no parameters.
 *
 * @param query The page's: its other parameters stay.
 */
export function writeEstimateQuery(query: string, choice: EstimateChoice): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of [
    [PER_WEEK, choice.perWeek || ''],
    [NEIGHBOURHOOD, choice.neighbourhood],
  ] as const) {
    if (value) params.set(name, String(value));
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}
