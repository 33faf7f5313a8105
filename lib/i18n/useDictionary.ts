import { createContext, useContext } from 'react';
import type { Dictionary } from './dictionary';
import { clock, colon, forms, locale, motion, serviceArea, typography } from './fr';

/** The words of client components. */
export type ClientDictionary = Pick<
  Dictionary,
  'clock' | 'colon' | 'forms' | 'locale' | 'motion' | 'serviceArea' | 'typography'
>;

/**
 * The words of the page's language. French is the default; pages in another language have a provider,
 * so that French pages load no other language.
 */
export const DictionaryContext = createContext<ClientDictionary>({
  clock,
  colon,
  forms,
  locale,
  motion,
  serviceArea,
  typography,
});

export const useDictionary = (): ClientDictionary => useContext(DictionaryContext);
