import { expect, test } from 'playwright/test';
import type { HoursLine, Weekday } from '@/lib/content/schemas/site';
import type { Locale } from '@/lib/i18n/locale';
import { getAnswerHours, formatDays, formatHours } from './formatHours';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

const getHours = (...openings: [opens: string, closes: string][]) =>
  shown(
    formatHours({
      days: ['Monday'],
      openings: openings.map(([opens, closes]) => ({ opens, closes })),
    }).hours,
  );

test('days in a row are a range', () => {
  const week: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  for (const [days, french, english] of [
    [week, 'Lundi au vendredi', 'Monday to Friday'],
    [['Sunday'], 'Dimanche', 'Sunday'],
    [['Sunday', 'Saturday'], 'Samedi et dimanche', 'Saturday and Sunday'],
    [
      ['Tuesday', 'Thursday', 'Saturday'],
      'Mardi, jeudi et samedi',
      'Tuesday, Thursday and Saturday',
    ],
    [
      ['Wednesday', 'Monday', 'Tuesday', 'Saturday'],
      'Lundi au mercredi et samedi',
      'Monday to Wednesday and Saturday',
    ],
    [[...week, 'Saturday', 'Sunday'], '7 jours sur 7', 'Every day'],
  ] satisfies [Weekday[], string, string][]) {
    expect(formatDays(days, 'fr')).toBe(french);
    expect(formatDays(days, 'en')).toBe(english);
  }
});

test('English hours are those of a twelve-hour clock', () => {
  const english = (line: Partial<HoursLine>) => {
    const { days, hours } = formatHours({ days: [], openings: [], ...line }, 'en');
    return `${days}: ${hours}`.replace(/\u00a0/g, ' ');
  };
  const openings = [
    { opens: '08:00', closes: '12:00' },
    { opens: '14:30', closes: '24:00' },
  ];
  expect(english({ days: ['Monday'], openings })).toBe(
    'Monday: 8 am – noon and 2:30 pm – midnight',
  );
  const always = [{ opens: '00:00', closes: '24:00' }];
  expect(english({ label: 'Urgences', en: { label: 'Emergencies' }, openings: always })).toBe(
    'Emergencies: day and night',
  );
  // The page marks French words in place of missing English ones.
  expect(english({ days: ['Sunday'], note: 'fermé' })).toBe('Sunday: fermé');
});

test('hours have their minutes and their midday break', () => {
  expect(getHours(['08:00', '18:00'])).toBe('8~h~– 18~h');
  expect(getHours(['08:30', '12:00'], ['14:00', '18:05'])).toBe('8~h~30~– 12~h et 14~h~– 18~h~05');
  expect(getHours(['00:00', '24:00'])).toBe('24~h/24');
});

test('formats the reception’s hours for a sentence', () => {
  const day = { opens: '08:00', closes: '20:00' };
  const morning = { opens: '08:30', closes: '12:00' };
  const evening = { opens: '14:00', closes: '18:00' };
  const text = (line: HoursLine, locale?: Locale) =>
    shown(getAnswerHours({ title: 'Accueil', lines: [line] }, locale));
  const weekdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(text({ days: weekdays, openings: [day] })).toBe('du lundi au vendredi, de 8~h à 20~h');
  expect(text({ days: ['Saturday'], openings: [morning, evening] })).toBe(
    'le samedi, de 8~h~30 à 12~h et de 14~h à 18~h',
  );
  expect(text({ days: ['Monday', 'Thursday'], openings: [day] })).toBe(
    'le lundi et le jeudi, de 8~h à 20~h',
  );
  expect(text({ days: weekdays, openings: [day] }, 'en')).toBe(
    'from Monday to Friday, from 8~am to 8~pm',
  );
  expect(text({ days: ['Saturday'], openings: [morning] }, 'en')).toBe(
    'on Saturday, from 8:30~am to noon',
  );
  const all: Weekday[] = [...weekdays, 'Saturday', 'Sunday'];
  const always = { opens: '00:00', closes: '24:00' };
  expect(text({ days: all, openings: [always] })).toBe('7~jours sur 7, 24~h/24');
  expect(
    text({ days: [], label: 'Les jours de Noël', openings: [], note: 'sur rendez-vous' }),
  ).toBe('les jours de Noël, sur rendez-vous');
});
