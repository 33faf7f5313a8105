import { expect, test } from 'playwright/test';
import { readDays, readOpenings, readSpans } from './openingHours';

test('days are read as an owner writes them', () => {
  expect(readDays('Lundi au vendredi')).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  expect(readDays('Dimanche')).toEqual(['Sunday']);
  expect(readDays('Mardi, jeudi et samedi')).toEqual(['Tuesday', 'Thursday', 'Saturday']);
  expect(readDays('7\u00a0jours sur 7')).toHaveLength(7);
});

test('hours are read with their minutes and their midday break', () => {
  expect(readSpans('8\u00a0h\u00a0– 18\u00a0h')).toEqual([{ opens: '08:00', closes: '18:00' }]);
  expect(readSpans('8 h 30 – 12 h et 14 h – 18 h')).toEqual([
    { opens: '08:30', closes: '12:00' },
    { opens: '14:00', closes: '18:00' },
  ]);
  expect(readSpans('24 h/24')).toEqual([{ opens: '00:00', closes: '23:59' }]);
});

test('what is no day and no hour is not guessed', () => {
  const days = ['Urgences', 'Lunid au vendredi', 'Vendredi au lundi', 'Lundi au', '', 'tous'];
  for (const text of days) expect(readDays(text), text).toBeNull();
  const hours = [
    'urgences uniquement',
    '8h-18h',
    '18 h – 8 h',
    '8 h',
    '25 h – 26 h',
    '8 h 75 – 9 h',
  ];
  for (const text of hours) expect(readSpans(text), text).toBeNull();
});

test('a line counts only where it names both a day and an hour', () => {
  const lines = [
    { days: 'Samedi', hours: '9 h – 14 h' },
    { days: 'Dimanche', hours: 'urgences uniquement' },
    { days: 'Urgences', hours: '24 h/24' },
  ];
  expect(readOpenings(lines)).toEqual([{ days: ['Saturday'], opens: '09:00', closes: '14:00' }]);
});
