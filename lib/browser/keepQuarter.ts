import { emptyDraft, readDraft, saveDraft } from './draft';

/** What this page has kept. */
let kept = '';

/**
 * Keeps a quartier that was asked about for the request that may follow: nobody types it twice.
 * What was written in the request itself says more, and stays.
 */
export function keepQuarter(quarter: string): void {
  const draft = readDraft() ?? emptyDraft();
  const { quarter: written } = draft.values;
  if (written && written !== kept) return;
  kept = quarter;
  saveDraft({ ...draft, values: { ...draft.values, quarter } });
}
