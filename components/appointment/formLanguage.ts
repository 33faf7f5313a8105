import { createContext, useContext } from 'react';
import type { FormWords } from '@/lib/appointment/words/formWords';
import * as fr from '@/lib/appointment/words/fr';
import type { PriceLine } from '@/lib/content/schemas/services';
import * as dictionary from '@/lib/i18n/fr';
import type { EstimateChoice } from '@/lib/routing/estimateQuery';
import { describeEstimate, type EstimateWords } from '@/lib/services/prices';

/** The words of the form, and its code that loads later with words of its own. */
export interface FormLanguage {
  words: FormWords;
  importEmail: () => Promise<typeof import('./emailService')>;
  importPhoneWords: () => Promise<typeof import('@/lib/appointment/words/phoneFr')>;
  /** In French, for the centre: `words.translate` knows it in the page's language. */
  describeEstimate: (line: PriceLine, choice: EstimateChoice) => string;
}

/** An estimate in one language. */
export const estimateIn =
  ({ estimates, locale, prices, typography }: EstimateWords): FormLanguage['describeEstimate'] =>
  (line, { perWeek, neighbourhood }) =>
    describeEstimate(line, perWeek, neighbourhood, { estimates, locale, prices, typography })
      .sentence;

export const french: FormLanguage = {
  words: fr,
  importEmail: () => import('./emailService'),
  importPhoneWords: () => import('@/lib/appointment/words/phoneFr'),
  describeEstimate: estimateIn(dictionary),
};

/**
 * The language of the form. French is the default; a page in another language has a provider, so that
 * French pages load no other language.
 */
export const FormLanguageContext = createContext(french);

export const useFormLanguage = (): FormLanguage => useContext(FormLanguageContext);

export const useFormWords = (): FormWords => useFormLanguage().words;
