'use client';

import type { ReactNode } from 'react';
import { clock, colon, forms, locale, motion, serviceArea, typography } from '@/lib/i18n/en';
import { DictionaryContext } from '@/lib/i18n/useDictionary';

const english = { clock, colon, forms, locale, motion, serviceArea, typography };

/** Provides the English words of client components: no other chunk has them. */
export function EnglishDictionary({ children }: { children: ReactNode }) {
  return <DictionaryContext value={english}>{children}</DictionaryContext>;
}
