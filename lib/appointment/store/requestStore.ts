import type { AppointmentRequest, RequestContext } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { readPlatform } from '@/lib/browser/readPlatform';
import type { Estimate } from '@/lib/routing/estimateQuery';

/**
 * The request of this visit: its draft, and what became of it. One entry of the storage has both, and
 * this module alone reads and writes it. Sending goes on after its page is left, so the state lives
 * outside the components: the next form shows it instead of sending a second time.
 *
 * Every page's loader bundles this module, and pages without the form write to the draft: it imports
 * neither the reducer nor the fields' table.
 */

const STORAGE_KEY = 'demande';

/** Why a request was not sent, or may not have been. The messages of each language have a sentence. */
export type FailureCode =
  | 'honeypot'
  | 'offline'
  /** The code of EmailJS can't be loaded. */
  | 'notLoaded'
  | 'notPosted'
  | 'notAnswered'
  | 'notChecked'
  /** The page was left or reloaded while a request was being sent. */
  | 'interrupted'
  /** A late response arrived while the form has another request. */
  | 'arrivedBeforeEdit';

/** A failure; one of the e-mail service is a text. */
export type Explanation = { code: FailureCode; reference?: string } | { text: string };

/** A request with its reference and its intent. */
export interface CompleteRequest {
  /** A field that is missing is empty. */
  request: Partial<AppointmentRequest>;
  context: RequestContext;
}

export type RequestState =
  | { phase: 'idle' }
  | { phase: 'checking'; channel: Channel }
  | ({ phase: 'sending'; channel: 'email' } & CompleteRequest)
  | {
      phase: 'sent';
      channel: Channel;
      /** Null after leaving the page: only the reference is persisted. */
      request: CompleteRequest['request'] | null;
      context: RequestContext;
    }
  | ({ phase: 'failed'; explanation: Explanation } & CompleteRequest)
  /** Written into WhatsApp: only the visitor knows whether it was sent from there. */
  | ({ phase: 'awaitingConfirmation' } & CompleteRequest);

/** The part of a state that is persisted: the form's values are the draft's. */
export type Outcome =
  | { phase: 'sending' }
  | { phase: 'awaitingConfirmation' }
  | { phase: 'failed'; explanation: Explanation }
  | { phase: 'sent'; channel: Channel; context: RequestContext };

/** The request of this visit, as it is persisted. */
export interface Draft {
  /** The typed values that have not been sent. */
  values: Partial<AppointmentRequest>;
  /** Random: the reference is a hash of it and of the request. */
  seed: string;
  /** The page's query when the service type was chosen: a link to another service overrides it. */
  query: string;
  /** The neighbourhood that the service area check has filled in, not the form. */
  checkedNeighbourhood?: string | undefined;
  /** What the visitor asks for: a price, how often and where. */
  estimate?: Estimate | undefined;
  outcome?: Outcome | undefined;
}

/** This page's copy of the entry, the only one if storage is blocked, missing or full. */
let entry: string | null | undefined;
let isStored = true;
let state: RequestState | undefined;
const listeners = new Set<() => void>();

function readEntry(): string | null {
  try {
    entry ??= sessionStorage.getItem(STORAGE_KEY);
  } catch {
    isStored = false;
  }
  return entry ?? null;
}

/** False if storage is blocked or full: the draft is then lost on a reload. */
export function isDraftStored(): boolean {
  readEntry();
  return isStored;
}

/** The seed tells drafts apart, and is no secret. */
export const emptyDraft = (): Draft => ({ values: {}, seed: String(Math.random()), query: '' });

/** True if any field was filled. */
export const hasAnswers = (draft: Draft | null): draft is Draft =>
  draft !== null && Object.values(draft.values).some(Boolean);

/** The draft of this visit; null if there is none, or its format is unknown. */
export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(readEntry() ?? '') as Draft;
    const { values, seed, query } = draft;
    if (typeof seed !== 'string' || typeof query !== 'string') return null;
    const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
    return { ...draft, values: Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

/** Persists a draft for the visit, or in memory if storage is blocked or full. */
export function saveDraft(draft: Draft): void {
  entry = JSON.stringify(draft);
  try {
    sessionStorage.setItem(STORAGE_KEY, entry);
    isStored = true;
  } catch {
    isStored = false;
  }
}

/**
 * Changes the draft: the only way in. After a request that was sent it begins another one, which must
 * not be shown as sent.
 *
 * @param change What changes in the draft that it gets.
 */
export function updateDraft(change: (draft: Draft) => Partial<Draft>): void {
  const stored = readDraft();
  const isSent = stored?.outcome?.phase === 'sent';
  const draft = !stored || isSent ? emptyDraft() : stored;
  saveDraft({ ...draft, ...change(draft) });
  // The estimate is read from the draft.
  setState(isSent ? undefined : state);
}

/** The draft's seed. Creates the draft if there is none. */
export function currentSeed(): string {
  const draft = readDraft() ?? emptyDraft();
  saveDraft(draft);
  return draft.seed;
}

/** Discards the entry: the visitor has erased the draft. The event `reset` resets the state. */
export function clearDraft(): void {
  entry = null;
  readPlatform(() => sessionStorage.removeItem(STORAGE_KEY), undefined);
}

/** The state in memory, else a restored one. */
export const getState = (restore: () => RequestState): RequestState => (state ??= restore());

/** Calls back after each change of the state. Returns the end of the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setState(next: RequestState | undefined): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** True if another page of this tab has changed the entry, while the back/forward cache held this one. */
export function isEntryStale(): boolean {
  const before = readEntry();
  if (!isStored) return false;
  entry = undefined;
  return readEntry() !== before;
}
