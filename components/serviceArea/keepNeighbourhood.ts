import { emptyDraft, readDraft, saveDraft } from '@/lib/appointment/store/requestStore';

/**
 * Fills in the form's neighbourhood with the one that was checked, so that it is typed once. A
 * neighbourhood that was typed into the form itself takes precedence.
 */
export function keepNeighbourhood(neighbourhood: string): void {
  const draft = readDraft() ?? emptyDraft();
  const { neighbourhood: current } = draft.values;
  if (current && current !== draft.checkedNeighbourhood) return;
  const values = { ...draft.values, neighbourhood };
  saveDraft({ ...draft, values, checkedNeighbourhood: neighbourhood });
}
