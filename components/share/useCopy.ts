import { useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';

export type CopyOutcome = 'idle' | 'copied' | 'refused';

/**
 * Copies a text; pass the outcome to `CopyResult`.
 *
 * @param text The text to copy.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const copy = async () => {
    // Resets the live region, so that a repeated outcome is announced.
    setOutcome('idle');
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  };
  return { copy, outcome };
}
