import { useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';

export type CopyOutcome = 'idle' | 'copied' | 'refused';

/**
 * Copying a text, and how it went: hand the outcome to `CopyResult`.
 *
 * @param text What to copy.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const copy = async () => {
    // Said anew each time, even when nothing has changed.
    setOutcome('idle');
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  };
  return { copy, outcome };
}
