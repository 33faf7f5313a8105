import { makeReference } from '@/lib/appointment/appointment';
import { readDraft, saveDraft } from './draft';

/** Keeps a quartier that was asked about for the request that may follow: nobody types it twice. */
export function keepQuarter(quarter: string): void {
  const draft = readDraft() ?? { values: {}, reference: makeReference(), query: '' };
  saveDraft({ ...draft, values: { ...draft.values, quarter } });
}
