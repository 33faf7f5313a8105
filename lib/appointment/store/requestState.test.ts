import { expect, test } from 'playwright/test';
import { EMPTY_INTENT, EMPTY_REQUEST } from '@/lib/appointment/appointmentFields';
import { failedState, IDLE, reduceRequest, type RequestEvent } from './requestState';
import type { CompleteRequest, RequestState } from './requestStore';

const complete = (fullName: string): CompleteRequest => ({
  request: { ...EMPTY_REQUEST, fullName },
  context: { reference: `AV-${fullName}`, ...EMPTY_INTENT },
});

const own = complete('Awa');
const edited = complete('Paul');
const explanation = { code: 'offline' } as const;

const checking: RequestState = { phase: 'checking', channel: 'email' };
const sending: RequestState = { phase: 'sending', channel: 'email', ...own };
const sent: RequestState = { phase: 'sent', channel: 'email', ...own };
const failed = failedState(own, explanation);
const handedOff: RequestState = { phase: 'awaitingConfirmation', ...own };

const EVENTS: Record<RequestEvent['type'], RequestEvent> = {
  check: { type: 'check', channel: 'email' },
  reset: { type: 'reset' },
  reject: { type: 'reject', explanation, ...own },
  send: { type: 'send', ...own },
  arrive: { type: 'arrive', ...own },
  fail: { type: 'fail', explanation, ...own },
  handOff: { type: 'handOff', ...own },
  confirm: { type: 'confirm' },
  edit: { type: 'edit', ...edited },
  startNew: { type: 'startNew' },
  leave: { type: 'leave' },
};

test('each event leads to its phase, or changes nothing', () => {
  const always = {
    check: checking,
    reset: IDLE,
    reject: failed,
    send: sending,
    handOff: handedOff,
  };
  const confirmed = { ...sent, channel: 'whatsapp' };
  const transitions: [RequestState, Partial<Record<RequestEvent['type'], unknown>>][] = [
    [IDLE, {}],
    [checking, {}],
    [sending, { check: sending, arrive: sent, fail: failed }],
    [sent, { arrive: sent, startNew: IDLE, leave: { ...sent, request: null } }],
    [failed, { arrive: sent, fail: failed, edit: failedState(edited, explanation) }],
    [handedOff, { arrive: sent, confirm: confirmed, edit: { ...handedOff, ...edited } }],
  ];
  for (const [state, changes] of transitions) {
    const expected = { ...always, ...changes };
    for (const [type, event] of Object.entries(EVENTS)) {
      const next = type in expected ? expected[type as keyof typeof expected] : state;
      expect.soft(reduceRequest(state, event), `${type} while ${state.phase}`).toEqual(next);
    }
  }
});

test.describe('an answer after the timeout', () => {
  test('names its reference where the form holds another request', () => {
    for (const state of [failed, handedOff]) {
      const next = reduceRequest(reduceRequest(state, EVENTS.edit), EVENTS.arrive);
      expect(next).toMatchObject({ phase: 'failed', ...edited });
      expect(next).toHaveProperty('explanation.reference', 'AV-Awa');
    }
  });

  test('leaves a second attempt alone if it is a failure', () => {
    // The same values, in another attempt.
    const second = reduceRequest(checking, { type: 'send', ...complete('Awa') });
    for (const state of [second, failedState(edited, explanation)]) {
      expect(reduceRequest(state, EVENTS.fail)).toBe(state);
    }
  });

  test('is ignored once another request is sent', () => {
    const state = { ...sending, ...edited };
    expect(reduceRequest(state, EVENTS.arrive)).toBe(state);
  });
});
