import type { Route } from 'next';
import type { Locale } from '@/lib/i18n/locale';
import { formRoutes, routes } from './routes';

/** The first page in each language. */
export const homeRoutes: Record<Locale, Route> = { fr: routes.home, en: routes.english };

/** Pages with the same content in each language. */
const TRANSLATED: readonly Record<Locale, Route>[] = [
  homeRoutes,
  // Not /contact, whose form is a second copy.
  formRoutes,
  { fr: routes.terms, en: routes.englishTerms },
];

/** The same page in each language, itself included; undefined where it is in one alone. */
export const getTranslations = (path: string): Record<Locale, Route> | undefined =>
  TRANSLATED.find((pair) => Object.values(pair).includes(path as Route));
