import { expect, test } from 'playwright/test';
import { currentState } from './requestState';
import { isEntryStale, readDraft, setState } from './requestStore';

/** Reads an entry of the storage, as a page does that opens with it. */
function open(entry: string) {
  const getItem = () => entry;
  Object.defineProperty(globalThis, 'sessionStorage', { value: { getItem }, configurable: true });
  isEntryStale();
  setState(undefined);
  return { draft: readDraft(), state: currentState() };
}

test('an entry of an earlier version is read', () => {
  const values = { fullName: 'Awa', serviceType: 'Autre' };
  const kept = { values, seed: '1-2', query: '?service=3' };
  const optional = { checkedNeighbourhood: 'Bastos', estimate: 'Environ 5 000 FCFA' };
  expect(open(JSON.stringify(kept))).toMatchObject({ draft: kept, state: { phase: 'idle' } });
  expect(open(JSON.stringify({ ...kept, ...optional })).draft).toMatchObject(optional);

  const context = { reference: 'AV-7K3-M9P', language: '', requestedService: '', estimate: '' };
  const sent = { phase: 'sent', channel: 'email', context };
  const code = { code: 'offline' };
  const interrupted = { phase: 'failed', explanation: { code: 'interrupted' }, request: values };
  for (const [outcome, expected] of [
    [{ phase: 'sending' }, interrupted],
    [
      { phase: 'failed', explanation: code },
      { phase: 'failed', explanation: code, request: values },
    ],
    [{ phase: 'awaitingConfirmation' }, { phase: 'awaitingConfirmation', request: values }],
    [sent, { ...sent, request: null }],
  ] as const) {
    expect.soft(open(JSON.stringify({ ...kept, outcome })).state).toMatchObject(expected);
  }
});

test('an unknown entry is no draft', () => {
  for (const entry of [
    '',
    'null',
    '[]',
    '{',
    '"Awa"',
    '{"values":{}}',
    '{"seed":"1","query":""}',
  ]) {
    expect.soft(open(entry), entry).toEqual({ draft: null, state: { phase: 'idle' } });
  }
  const draft = { values: { fullName: 'Awa', email: null }, seed: '1-2', query: '' };
  expect(open(JSON.stringify(draft)).draft?.values).toEqual({ fullName: 'Awa' });
});
