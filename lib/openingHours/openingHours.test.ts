import { expect, test } from 'playwright/test';
import type { HoursLine, Weekday } from '@/lib/content/schemas/site';
import { answerHoursOf, spellDays, spellHours } from './openingHours';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

const hoursOf = (...openings: [opens: string, closes: string][]) =>
  shown(
    spellHours({
      days: ['Monday'],
      openings: openings.map(([opens, closes]) => ({ opens, closes })),
    }).hours,
  );

test('formats days as people say them', () => {
  expect(spellDays(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])).toBe(
    'Lundi au vendredi',
  );
  expect(spellDays(['Sunday'])).toBe('Dimanche');
  expect(spellDays(['Sunday', 'Saturday'])).toBe('Samedi et dimanche');
  expect(spellDays(['Tuesday', 'Thursday', 'Saturday'])).toBe('Mardi, jeudi et samedi');
  expect(spellDays(['Monday', 'Tuesday', 'Wednesday', 'Saturday'])).toBe(
    'Lundi au mercredi et samedi',
  );
  expect(
    spellDays(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  ).toBe('7 jours sur 7');
});

test('formats hours with minutes and midday break', () => {
  expect(hoursOf(['08:00', '18:00'])).toBe('8~h~– 18~h');
  expect(hoursOf(['08:30', '12:00'], ['14:00', '18:05'])).toBe('8~h~30~– 12~h et 14~h~– 18~h~05');
  expect(hoursOf(['00:00', '24:00'])).toBe('24~h/24');
});

test('allows words for days and a remark for hours', () => {
  expect(spellHours({ days: [], label: 'Urgences', openings: [], note: 'appelez' })).toEqual({
    days: 'Urgences',
    hours: 'appelez',
  });
});

test('the hours of the reception stand inside a sentence', () => {
  const day = { opens: '08:00', closes: '20:00' };
  const morning = { opens: '08:30', closes: '12:00' };
  const evening = { opens: '14:00', closes: '18:00' };
  const said = (line: HoursLine) => shown(answerHoursOf({ title: 'Accueil', lines: [line] }));
  const weekdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(said({ days: weekdays, openings: [day] })).toBe('du lundi au vendredi, de 8~h à 20~h');
  expect(said({ days: ['Saturday'], openings: [morning, evening] })).toBe(
    'le samedi, de 8~h~30 à 12~h et de 14~h à 18~h',
  );
  expect(said({ days: ['Monday', 'Thursday'], openings: [day] })).toBe(
    'le lundi et le jeudi, de 8~h à 20~h',
  );
  const all: Weekday[] = [...weekdays, 'Saturday', 'Sunday'];
  const always = { opens: '00:00', closes: '24:00' };
  expect(said({ days: all, openings: [always] })).toBe('7~jours sur 7, 24~h/24');
  expect(said({ days: [], label: 'En semaine', openings: [], note: 'sur rendez-vous' })).toBe(
    'en semaine, sur rendez-vous',
  );
});
