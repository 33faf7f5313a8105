/** What a price is counted by in a week, with the owner's words. */
export const PRICE_UNITS = {
  hour: 'heures',
  visit: 'visites',
  shift: 'gardes',
  day: 'jours',
  session: 'séances',
  meal: 'repas',
} as const;

export type PriceUnit = keyof typeof PRICE_UNITS;
