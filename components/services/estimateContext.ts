import { createContext, useContext } from 'react';
import type { Area } from '@/lib/content/schemas/area';
import type { Dictionary } from '@/lib/i18n/dictionary';
import type { EstimateMessages } from '@/lib/services/prices';

/** What all estimates of a page share. */
export interface EstimateOptions {
  /** In the page's language; undefined where it has none. */
  area: Area | undefined;
  /** What all prices include and leave out. */
  includes: string | undefined;
  messages: EstimateMessages & Pick<Dictionary, 'colon'>;
}

export const EstimateContext = createContext<EstimateOptions | null>(null);

/** Null outside `Estimates`. */
export const useEstimates = () => useContext(EstimateContext);
