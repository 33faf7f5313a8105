import type { Route } from 'next';
import { routes, type Language } from './routes';

/** Pages in both languages. */
const TRANSLATED: readonly Record<Language, Route>[] = [
  { fr: routes.home, en: routes.english },
  { fr: routes.terms, en: routes.englishTerms },
];

/** A page's routes in both languages; undefined if it has no translation. */
export const translationsOf = (path: string): Record<Language, Route> | undefined =>
  TRANSLATED.find((pair) => Object.values(pair).includes(path as Route));
