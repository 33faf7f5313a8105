'use client';

import type { ReactNode } from 'react';
import { clock, colon, forms, locale, motion, serviceArea, typography } from '@/lib/i18n/en';
import { DictionaryContext } from '@/lib/i18n/useDictionary';

const english = { clock, colon, forms, locale, motion, serviceArea, typography };

/** Has the client components inside speak English. Its chunk is the only one with their words. */
export function EnglishDictionary({ children }: { children: ReactNode }) {
  return <DictionaryContext value={english}>{children}</DictionaryContext>;
}
