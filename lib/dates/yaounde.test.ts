import { expect, test } from 'playwright/test';
import { spellDate, yaoundeClock } from './yaounde';

/** Far to the east, far to the west, and with summer time: none of them is Yaoundé. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris', 'Africa/Douala'];

const zone = process.env.TZ;

test.afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const instants: [utc: string, date: string, time: string][] = [
  ['2026-11-24T22:59:59.999Z', '2026-11-24', '23:59'],
  ['2026-11-24T23:00:00.000Z', '2026-11-25', '00:00'],
  ['2026-11-25T08:05:00.000Z', '2026-11-25', '09:05'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', '00:00'],
  ['2028-02-28T23:00:00.000Z', '2028-02-29', '00:00'],
  // No summer time: the hour is the same one in July.
  ['2026-07-01T12:00:00.000Z', '2026-07-01', '13:00'],
];

test('gives the hour of Yaoundé in any time zone', () => {
  for (const elsewhere of ZONES) {
    process.env.TZ = elsewhere;
    for (const [utc, date, time] of instants) {
      expect(yaoundeClock(Date.parse(utc)), `${utc} ${elsewhere}`).toEqual({ date, time });
    }
  }
});

test('spells a date in French in any time zone', () => {
  for (const elsewhere of ZONES) {
    process.env.TZ = elsewhere;
    for (const [date, spelt] of [
      ['2026-11-24', 'mardi 24 novembre 2026'],
      ['2026-01-01', 'jeudi 1er janvier 2026'],
      ['2028-02-29', 'mardi 29 février 2028'],
      ['2026-08-21', 'vendredi 21 août 2026'],
      ['2026-12-31', 'jeudi 31 décembre 2026'],
    ] as const) {
      expect(spellDate(date), elsewhere).toBe(spelt);
    }
  }
});

test('does not spell an invalid date', () => {
  for (const text of [
    ...['', '2026-02-29', '2026-11-31', '2026-13-01', '2026-00-10', '2026-11-00', '24/11/2026'],
    ...['26-11-24', '0027-03-01', '12026-11-24', '2026-11-24T10:00'],
  ]) {
    expect(spellDate(text), text).toBe('');
  }
});
