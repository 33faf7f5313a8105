import { expect, test } from 'playwright/test';
import { yaoundeClock } from './yaounde';

const instants: [utc: string, date: string, time: string][] = [
  ['2026-11-24T22:59:59.999Z', '2026-11-24', '23:59'],
  ['2026-11-24T23:00:00.000Z', '2026-11-25', '00:00'],
  ['2026-11-25T08:05:00.000Z', '2026-11-25', '09:05'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', '00:00'],
  ['2028-02-28T23:00:00.000Z', '2028-02-29', '00:00'],
  // No summer time: the hour is the same one in July.
  ['2026-07-01T12:00:00.000Z', '2026-07-01', '13:00'],
];

test('gives the hour of Yaoundé', () => {
  for (const [utc, date, time] of instants)
    expect.soft(yaoundeClock(Date.parse(utc)), utc).toEqual({ date, time });
});
