import { useEffect, useSyncExternalStore } from 'react';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import {
  failedState,
  IDLE,
  reduceRequest,
  type RequestEvent,
  type RequestState,
} from '@/lib/appointment/requestReducer';
import { emptyDraft, readDraft, saveDraft, type Outcome } from '@/lib/browser/draft';
import { INTERRUPTED } from './emailFailure';

/**
 * The request of this visit. Sending goes on after its page is left, so the state lives outside the
 * components: the next form shows it instead of sending a second time.
 */
let state: RequestState | undefined;
const listeners = new Set<() => void>();

export const currentState = (): RequestState => (state ??= restoreState());

function subscribe(listener: () => void) {
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
  if (event.type !== 'edit' && event.type !== 'leave') persist(next);
  setState(next);
}

/** Reads the state again: another page of this tab has changed it. */
export const reloadState = () => setState(undefined);

/** The state of this visit's request. */
export function useRequestState(): RequestState {
  useEffect(() => () => dispatch({ type: 'leave' }), []);
  return useSyncExternalStore(subscribe, currentState, () => IDLE);
}

/** The request as it was typed, from the draft. */
export function typedRequest(): AppointmentRequest {
  const values = readDraft()?.values;
  const entries = REQUEST_FIELDS.map((name) => [name, values?.[name] ?? '']);
  return Object.fromEntries(entries) as AppointmentRequest;
}

function persist(next: RequestState): void {
  const outcome = outcomeOf(next);
  const draft = next.phase === 'sent' ? emptyDraft() : readDraft();
  if (draft || outcome) saveDraft({ ...(draft ?? emptyDraft()), outcome });
}

/** The part of a state that outlives a reload. */
function outcomeOf(next: RequestState): Outcome | undefined {
  switch (next.phase) {
    case 'sending':
      return { phase: next.phase };
    case 'awaitingConfirmation':
      return { phase: next.phase, opened: next.opened };
    case 'failed':
      return { phase: next.phase, explanation: next.explanation };
    case 'sent': {
      const { phase, channel, context } = next;
      return { phase, channel, context: { ...context, requestedService: '' } };
    }
    case 'idle':
    case 'checking':
      return undefined;
  }
}

/** The state before a reload. The form adds the reference, which depends on its fields. */
function restoreState(): RequestState {
  const outcome = readDraft()?.outcome;
  if (!outcome) return IDLE;
  if (outcome.phase === 'sent') return { ...outcome, request: null };
  const context = { reference: '', requestedService: '', isQuote: false, isUrgent: false };
  const restored = { request: typedRequest(), context };
  return outcome.phase === 'sending'
    ? failedState(restored, INTERRUPTED)
    : { ...outcome, ...restored };
}
