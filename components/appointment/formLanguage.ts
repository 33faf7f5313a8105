import { createContext, useContext } from 'react';
import type { FormWords } from '@/lib/appointment/words/formWords';
import * as fr from '@/lib/appointment/words/fr';

/** The words of the form, and its code that loads later with words of its own. */
export interface FormLanguage {
  words: FormWords;
  importEmail: () => Promise<typeof import('./emailService')>;
  importPhoneWords: () => Promise<typeof import('@/lib/appointment/words/phoneFr')>;
}

export const french: FormLanguage = {
  words: fr,
  importEmail: () => import('./emailService'),
  importPhoneWords: () => import('@/lib/appointment/words/phoneFr'),
};

/**
 * The language of the form. French is the default; a page in another language has a provider, so that
 * French pages load no other language.
 */
export const FormLanguageContext = createContext(french);

export const useFormLanguage = (): FormLanguage => useContext(FormLanguageContext);

export const useFormWords = (): FormWords => useFormLanguage().words;
