import type { AppointmentRequest, RequestContext, Way } from '@/lib/appointment/appointmentFields';

const STORAGE_KEY = 'demande';

/** What became of a request that was sent, without anything that the form holds. */
export type Outcome =
  | { phase: 'sending' }
  | { phase: 'awaitingConfirmation'; opened: boolean }
  | { phase: 'failed'; explanation: string }
  | { phase: 'sent'; channel: Way; context: RequestContext };

/** What is kept of the visit's request. */
export interface Draft {
  /** What is typed and has not been sent. */
  values: Partial<AppointmentRequest>;
  /** Random: the request's reference is made from it and from what is sent. */
  seed: string;
  /** The address's query when it was kept: another service's link chooses anew. */
  query: string;
  outcome?: Outcome | undefined;
}

/** Whether anything was answered. */
export const hasAnswers = (draft: Draft | null): draft is Draft =>
  draft !== null && Object.values(draft.values).some(Boolean);

export const emptyDraft = (): Draft => ({
  values: {},
  seed: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  query: '',
});

/** The entry as this page knows it. It alone serves where storage is blocked, missing or full. */
let entry: string | null | undefined;
let isStored = true;

function readEntry(): string | null {
  try {
    entry ??= sessionStorage.getItem(STORAGE_KEY);
  } catch {
    isStored = false;
  }
  return entry ?? null;
}

function writeEntry(text: string): void {
  entry = text;
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** Whether storage holds what is kept: where it can't, a page loaded anew knows of nothing. */
export function isDraftStored(): boolean {
  readEntry();
  return isStored;
}

/** Keeps a draft for the visit; for as long as the page, where storage is blocked or full. */
export function saveDraft(draft: Draft): void {
  writeEntry(JSON.stringify(draft));
}

/** The draft of this visit, or null: none, or not ours. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(readEntry() ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { values, seed, query, outcome } = stored as Partial<Draft>;
    if (typeof seed !== 'string' || typeof query !== 'string') return null;
    if (typeof values !== 'object' || values === null) return null;
    // The fields' table stays out of here: every page's loader holds this module.
    const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
    return { values: Object.fromEntries(texts), seed, query, outcome };
  } catch {
    return null;
  }
}

/** The draft's seed; where there is no draft, one is begun for it. */
export function currentSeed(): string {
  const draft = readDraft() ?? emptyDraft();
  saveDraft(draft);
  return draft.seed;
}

/** Forgets the draft: the visitor has erased it. */
export function clearDraft(): void {
  entry = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Whether another page of this tab has changed what is kept, while the back/forward cache held this
 * one; from then on this page knows it.
 */
export function rereadDraft(): boolean {
  if (!isStored) return false;
  const known = entry ?? null;
  entry = undefined;
  return readEntry() !== known;
}
