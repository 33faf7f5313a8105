import { useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';

export type CopyOutcome = 'idle' | 'copied' | 'refused';

/**
 * Copies a text; pass the outcome to `CopyResult`. `reset` removes it.
 *
 * @param text The text to copy.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const reset = () => setOutcome('idle');
  const copy = async () => {
    // Resets the live region, so that a repeated outcome is announced.
    reset();
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  };
  return { copy, outcome, reset };
}
