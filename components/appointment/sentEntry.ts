import type { RequestState } from '@/lib/appointment/store/requestStore';

/** The key in the state of the history entry. */
const KEY = 'request';

/**
 * Notes in the history entry which request was sent from it: after a reload or «Back» it shows the
 * confirmation, while the same link followed again asks for something else.
 */
export const markSentEntry = (reference: string): void =>
  history.replaceState({ ...history.state, [KEY]: reference }, '');

/** True if the request of this state was sent from this history entry. */
export const isSentEntry = (state: RequestState): boolean =>
  'context' in state && history.state?.[KEY] === state.context.reference;
