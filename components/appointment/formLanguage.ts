import { createContext, useContext } from 'react';
import type { FormMessages } from '@/lib/appointment/messages/formMessages';
import * as fr from '@/lib/appointment/messages/fr';
import type { PriceLine } from '@/lib/content/schemas/services';
import { estimates, locale, prices, typography } from '@/lib/i18n/fr';
import type { EstimateChoice } from '@/lib/routing/estimateQuery';
import { describeEstimate, type EstimateMessages } from '@/lib/services/prices';

/** The messages of the form, and its words for an estimate. */
type FormLanguage = FormMessages & {
  /** In French, for the centre: `translate` knows it in the page's language. */
  describeEstimate: (line: PriceLine, choice: EstimateChoice) => string;
};

/** An estimate in one language. */
export const estimateIn =
  (messages: EstimateMessages): FormLanguage['describeEstimate'] =>
  (line, { perWeek, neighbourhood }) =>
    describeEstimate(line, perWeek, neighbourhood, messages).sentence;

const messages = { estimates, locale, prices, typography };

export const french: FormLanguage = { ...fr, describeEstimate: estimateIn(messages) };

/**
 * The language of the form. French is the default; a page in another language has a provider, so that
 * French pages load no other language.
 */
export const FormLanguageContext = createContext(french);

export const useFormMessages = (): FormLanguage => useContext(FormLanguageContext);
