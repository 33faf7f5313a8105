import { expect, test } from 'playwright/test';
import { spellDate, yaoundeClock } from '@/lib/time/yaounde';

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

for (const [utc, date, time] of instants) {
  test(`at ${utc} it is ${time} on ${date} in Yaoundé, wherever the visitor’s clock is set`, () => {
    for (const elsewhere of ZONES) {
      process.env.TZ = elsewhere;
      expect(yaoundeClock(Date.parse(utc)), elsewhere).toEqual({ date, time });
    }
  });
}

const days: [date: string, spelt: string][] = [
  ['2026-11-24', 'mardi 24 novembre 2026'],
  ['2026-01-01', 'jeudi 1er janvier 2026'],
  ['2026-02-22', 'dimanche 22 février 2026'],
  ['2028-02-29', 'mardi 29 février 2028'],
  ['2026-03-02', 'lundi 2 mars 2026'],
  ['2026-04-11', 'samedi 11 avril 2026'],
  ['2026-05-20', 'mercredi 20 mai 2026'],
  ['2026-06-12', 'vendredi 12 juin 2026'],
  ['2026-07-31', 'vendredi 31 juillet 2026'],
  ['2026-08-21', 'vendredi 21 août 2026'],
  ['2026-09-10', 'jeudi 10 septembre 2026'],
  ['2026-10-11', 'dimanche 11 octobre 2026'],
  ['2026-12-31', 'jeudi 31 décembre 2026'],
];

for (const [date, spelt] of days) {
  test(`${date} is read «${spelt}», and no time zone moves it`, () => {
    for (const elsewhere of ZONES) {
      process.env.TZ = elsewhere;
      expect(spellDate(date), elsewhere).toBe(spelt);
    }
  });
}

const noDays: [why: string, text: string][] = [
  ['nothing', ''],
  ['a day that February does not have', '2026-02-29'],
  ['a 31st of a month of 30 days', '2026-11-31'],
  ['a 13th month', '2026-13-01'],
  ['a month 0', '2026-00-10'],
  ['a day 0', '2026-11-00'],
  ['a day written the French way', '24/11/2026'],
  ['a year of two digits', '26-11-24'],
  ['a year that begins with zeros', '0027-03-01'],
  ['a year of five digits', '12026-11-24'],
  ['a day with an hour behind it', '2026-11-24T10:00'],
];

for (const [why, text] of noDays) {
  test(`${why} («${text}») is no day, and nothing is said`, () => {
    expect(spellDate(text)).toBe('');
  });
}
