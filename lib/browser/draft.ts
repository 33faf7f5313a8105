import type { AppointmentRequest } from '@/lib/appointment/appointmentFields';

const STORAGE_KEY = 'demande';

/** What is kept of a request that is not sent yet. A duplicated tab has the same reference. */
export interface Draft {
  values: Partial<AppointmentRequest>;
  reference: string;
  /** The address's query when it was kept: another service's link chooses anew. */
  query: string;
}

/** Whether anything was answered. */
export const hasAnswers = ({ values }: Draft): boolean => Object.values(values).some(Boolean);

/** Keeps a draft for the visit. Does nothing where storage is blocked or full. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}

/** The draft of this visit, or null: none, not ours, or storage is blocked. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { values, reference, query } = stored as Record<string, unknown>;
    if (typeof reference !== 'string' || typeof query !== 'string') return null;
    if (typeof values !== 'object' || values === null) return null;
    // The fields' table stays out of here: every page's loader holds this module.
    const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
    return { values: Object.fromEntries(texts), reference, query };
  } catch {
    return null;
  }
}

/** Forgets the draft: the request has arrived, or the visitor has erased it. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
