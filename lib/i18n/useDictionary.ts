import { createContext, useContext } from 'react';
import type { Dictionary } from './dictionary';
import { clock, colon, forms, locale, motion, serviceArea, typography } from './fr';

/** What components say that run in the browser. */
export type ClientDictionary = Pick<
  Dictionary,
  'clock' | 'colon' | 'forms' | 'locale' | 'motion' | 'serviceArea' | 'typography'
>;

/**
 * The words of the page's language. French is the default: a page in another language provides its
 * own, and a page in French brings along no other.
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
