import { emptyDraft, readDraft, saveDraft } from '@/lib/appointment/store/requestStore';

/**
 * Fills in the form's message with an estimate, in place of an earlier one. What the visitor wrote
 * stays, above it.
 */
export function keepEstimate(estimate: string): void {
  const draft = readDraft() ?? emptyDraft();
  const { message = '' } = draft.values;
  const own = draft.estimate ? message.replace(draft.estimate, '') : message;
  const values = {
    ...draft.values,
    message: [own.trimEnd(), estimate].filter(Boolean).join('\n\n'),
  };
  saveDraft({ ...draft, values, estimate });
}
