import type { Route } from 'next';
import { routes, type Language } from './routes';

/** Pages that say the same in both languages. */
const TRANSLATED: readonly Record<Language, Route>[] = [
  { fr: routes.home, en: routes.english },
  { fr: routes.terms, en: routes.englishTerms },
];

/** A page in both languages, itself among them; nothing where it stands in one alone. */
export const translationsOf = (path: string): Record<Language, Route> | undefined =>
  TRANSLATED.find((pair) => Object.values(pair).includes(path as Route));
