import type { AppointmentRequest } from './appointmentFields';
import {
  persistedOutcome,
  reduceRequest,
  restoredState,
  type Outcome,
  type RequestEvent,
  type RequestState,
} from './requestState';

/**
 * The request of this visit: its draft, and what became of it. One entry of the storage has both, and
 * this module alone reads and writes it. Sending goes on after its page is left, so the state lives
 * outside the components: the next form shows it instead of sending a second time.
 */

const STORAGE_KEY = 'demande';

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
  /** The estimate that was filled into the message. */
  estimate?: string | undefined;
  outcome?: Outcome | undefined;
}

/** This page's copy of the entry, the only one if storage is blocked, missing or full. */
let entry: string | null | undefined;
let isStored = true;
/** Undefined until it is restored from the entry. */
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

export const emptyDraft = (): Draft => ({ values: {}, seed: randomSeed(), query: '' });

/** Some WebViews and extensions take `crypto` away. The seed tells drafts apart, and is no secret. */
function randomSeed(): string {
  try {
    return crypto.getRandomValues(new Uint32Array(2)).join('-');
  } catch {
    return `${Date.now()}-${Math.random()}`;
  }
}

/** True if any field was filled. */
export const hasAnswers = (draft: Draft | null): draft is Draft =>
  draft !== null && Object.values(draft.values).some(Boolean);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The draft of this visit; null if there is none, or its format is unknown. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(readEntry() ?? 'null');
    if (!isObject(stored)) return null;
    const { values, seed, query, checkedNeighbourhood, estimate, outcome } =
      stored as Partial<Draft>;
    if (typeof seed !== 'string' || typeof query !== 'string') return null;
    if (!isObject(values)) return null;
    // No import of the fields' table: every page's loader bundles this module.
    const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
    return {
      values: Object.fromEntries(texts),
      ...{ seed, query, checkedNeighbourhood, estimate, outcome },
    };
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

/** The draft's seed. Creates the draft if there is none. */
export function currentSeed(): string {
  const draft = readDraft() ?? emptyDraft();
  saveDraft(draft);
  return draft.seed;
}

/** Discards the entry: the visitor has erased the draft. The event `reset` resets the state. */
export function clearDraft(): void {
  entry = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** The state of this visit's request. */
export const currentState = (): RequestState => {
  if (state) return state;
  const draft = readDraft();
  return (state = restoredState(draft?.outcome, draft?.values ?? {}));
};

/** Calls back after each change of the state. Returns the end of the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setState(next: RequestState | undefined): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Moves the request to its next state, and persists it. */
export function dispatch(event: RequestEvent): void {
  const before = currentState();
  const next = reduceRequest(before, event);
  if (next === before) return;
  if (event.type !== 'edit' && event.type !== 'leave') saveOutcome(next);
  setState(next);
}

function saveOutcome(next: RequestState): void {
  const outcome = persistedOutcome(next);
  // What was sent is no draft any more.
  const draft = next.phase === 'sent' ? emptyDraft() : readDraft();
  if (draft || outcome) saveDraft({ ...(draft ?? emptyDraft()), outcome });
}

/**
 * Reads the entry again after the back/forward cache has restored this page.
 *
 * @returns True if another page of this tab has changed it: the state is another one then.
 */
export function reloadEntry(): boolean {
  if (!isStored) return false;
  const known = readEntry();
  entry = undefined;
  if (readEntry() === known) return false;
  setState(undefined);
  return true;
}
