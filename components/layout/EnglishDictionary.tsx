'use client';

import type { ReactNode } from 'react';
import * as english from '@/lib/i18n/client/en';
import { DictionaryContext, type ClientDictionary } from '@/lib/i18n/useDictionary';

const words: ClientDictionary = { ...english };

/** Provides the English words of client components: no other chunk has them. */
export function EnglishDictionary({ children }: { children: ReactNode }) {
  return <DictionaryContext value={words}>{children}</DictionaryContext>;
}
