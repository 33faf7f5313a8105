import { updateDraft } from '@/lib/appointment/store/requestStore';

/**
 * Fills in the form's neighbourhood with the one that was checked, so that it is typed once. A
 * neighbourhood that was typed into the form itself takes precedence.
 */
export function keepNeighbourhood(neighbourhood: string): void {
  updateDraft(({ values, checkedNeighbourhood }) =>
    values.neighbourhood && values.neighbourhood !== checkedNeighbourhood
      ? {}
      : { values: { ...values, neighbourhood }, checkedNeighbourhood: neighbourhood },
  );
}
