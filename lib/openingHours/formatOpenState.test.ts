import { expect, test } from 'playwright/test';
import type { HoursLine } from '@/lib/content/schemas/site';
import { inZone } from '@/lib/dates/zoneTesting';
import { formatOpenState } from './formatOpenState';
import { spansOfWeek } from './spans';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

const week: HoursLine['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const office: HoursLine[] = [
  { days: week, openings: [{ opens: '08:00', closes: '20:00' }] },
  { days: ['Saturday'], openings: [{ opens: '09:00', closes: '14:00' }] },
  { days: ['Sunday'], openings: [], note: 'urgences uniquement' },
  { days: [], label: 'Urgences', openings: [{ opens: '00:00', closes: '24:00' }] },
];

const always: HoursLine[] = [
  { days: [...week, 'Saturday', 'Sunday'], openings: [{ opens: '00:00', closes: '24:00' }] },
];

/** The sentence in a place, at a moment of UTC. */
const state = (zone: string, utc: string, lines = office, closed: readonly string[] = []) =>
  shown(inZone(zone, () => formatOpenState(spansOfWeek(lines), Date.parse(utc), closed)));

test('in Yaoundé, says when it closes or opens', () => {
  // Monday 23 November 2026, UTC + 1.
  expect(state('Africa/Douala', '2026-11-23T06:59:59Z')).toBe('Ouvre aujourd’hui à 8~h');
  expect(state('Africa/Douala', '2026-11-23T18:59:59Z')).toBe('Ouvert en ce moment, jusqu’à 20~h');
  expect(state('Africa/Douala', '2026-11-23T19:00:00Z')).toBe('Ouvre demain à 8~h');
  // 23:59 on Thursday, 00:00 on Friday, and over the weekend.
  expect(state('Africa/Douala', '2026-11-26T22:59:00Z')).toBe('Ouvre demain à 8~h');
  expect(state('Africa/Douala', '2026-11-26T23:00:00Z')).toBe('Ouvre aujourd’hui à 8~h');
  expect(state('Africa/Douala', '2026-11-28T13:00:00Z')).toBe('Ouvre lundi à 8~h');
});

test('abroad, the hour is Yaoundé’s, and says so', () => {
  expect(state('America/Montreal', '2026-07-06T15:00:00Z')).toBe(
    'Ouvert en ce moment, jusqu’à 20~h à Yaoundé',
  );
});

test('skips a closing day by Yaoundé’s calendar', () => {
  const christmas = ['2026-12-25'];
  const closed = (utc: string, dates = christmas, lines = office) =>
    state('Africa/Douala', utc, lines, dates);
  // Friday 25 December at noon; the evening before; the next morning.
  expect(closed('2026-12-25T11:00:00Z')).toBe('Ouvre demain à 9~h');
  expect(closed('2026-12-24T20:00:00Z')).toBe('Ouvre samedi à 9~h');
  expect(closed('2026-12-24T18:59:00Z')).toBe('Ouvert en ce moment, jusqu’à 20~h');
  expect(closed('2026-12-26T08:30:00Z')).toBe('Ouvert en ce moment, jusqu’à 14~h');
  // More than a week away, the sentence has the date.
  const holidays = ['24', '25', '26', '28', '29', '30', '31'].map((day) => `2026-12-${day}`);
  expect(closed('2026-12-24T11:00:00Z', [...holidays, '2027-01-01', '2027-01-02'])).toBe(
    'Ouvre le lundi 4~janvier 2027 à 8~h',
  );
  expect(closed('2026-12-20T11:00:00Z', christmas, always)).toBe(
    'Ouvert en ce moment, jusqu’à jeudi à 23~h~59',
  );
  expect(closed('2026-12-25T11:00:00Z', christmas, always)).toBe('Ouvre demain à 0~h');
});

test('hours that never end, or never begin', () => {
  expect(state('America/Montreal', '2026-11-23T20:00:00Z', always)).toBe('Ouvert en ce moment');
  expect(state('America/Montreal', '2026-11-23T20:00:00Z', [])).toBe('');
});

test('says the end and day of hours past midnight', () => {
  const days: HoursLine[] = [{ days: week, openings: [{ opens: '00:00', closes: '24:00' }] }];
  const nonstop = (utc: string, zone = 'Africa/Douala') => state(zone, utc, days);
  expect(nonstop('2026-11-23T11:00:00Z')).toBe('Ouvert en ce moment, jusqu’à vendredi à 23~h~59');
  expect(nonstop('2026-11-27T22:59:00Z')).toBe('Ouvert en ce moment, jusqu’à 23~h~59');
  expect(nonstop('2026-11-27T23:00:00Z')).toBe('Ouvre lundi à 0~h');
  expect(nonstop('2026-11-23T11:00:00Z', 'America/Montreal')).toBe(
    'Ouvert en ce moment, jusqu’à vendredi à 23~h~59 à Yaoundé',
  );

  const monday: HoursLine[] = [
    { days: ['Monday'], openings: [{ opens: '08:00', closes: '12:00' }] },
  ];
  expect(state('Africa/Douala', '2026-11-23T06:00:00Z', monday)).toBe('Ouvre aujourd’hui à 8~h');
  expect(state('Africa/Douala', '2026-11-23T12:00:00Z', monday)).toBe('Ouvre lundi prochain à 8~h');
});
