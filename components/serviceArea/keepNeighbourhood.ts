import { emptyDraft, readDraft, saveDraft } from '@/lib/browser/draft';

/** What this page has kept. */
let kept = '';

/**
 * Keeps a quartier that was asked about for the request that may follow: nobody types it twice.
 * What was written in the request itself says more, and stays.
 */
export function keepNeighbourhood(neighbourhood: string): void {
  const draft = readDraft() ?? emptyDraft();
  const { neighbourhood: written } = draft.values;
  if (written && written !== kept) return;
  kept = neighbourhood;
  saveDraft({ ...draft, values: { ...draft.values, neighbourhood } });
}
