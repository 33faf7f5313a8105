import { createContext, useContext } from 'react';
import * as french from './client/fr';

export type ClientDictionary = typeof french;

/**
 * The words of the page's language. French is the default; pages in another language have a provider,
 * so that French pages load no other language.
 */
export const DictionaryContext = createContext<ClientDictionary>(french);

export const useDictionary = (): ClientDictionary => useContext(DictionaryContext);
