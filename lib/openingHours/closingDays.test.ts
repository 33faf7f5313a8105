import { expect, test } from 'playwright/test';
import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import { closingDayRemarks, closingDaysOf, formatClosingDay } from './closingDays';

const days: ClosingDay[] = [
  { date: '2099-12-25', sets: [], reason: 'Noël' },
  { date: '2099-05-20', sets: ['consultations', 'homeCare'] },
];
const hours = (title: string): OpeningHours => ({
  title,
  lines: [
    { days: ['Monday'], openings: [{ opens: '08:00', closes: '20:00' }] },
    { days: [], label: 'Jours fériés', openings: [{ opens: '09:00', closes: '12:00' }] },
  ],
});
const reception = hours('Accueil');
reception.lines.push({
  days: [],
  label: 'Urgences',
  en: { label: 'Emergencies' },
  openings: [{ opens: '00:00', closes: '24:00' }],
});
const site = {
  closingDays: days,
  hours: { consultations: hours('Au centre'), homeCare: hours('À domicile'), reception },
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

test('a closing day applies to its hours, all day', () => {
  const datesOf = (...args: [set?: keyof typeof site.hours, today?: string]) =>
    closingDaysOf(site, ...args).map(({ date }) => date);
  expect(datesOf('consultations')).toEqual(['2099-05-20', '2099-12-25']);
  expect(datesOf('reception')).toEqual(['2099-12-25']);
  expect(datesOf(undefined, '2099-05-20')).toEqual(['2099-05-20', '2099-12-25']);
  expect(datesOf(undefined, '2099-05-21')).toEqual(['2099-12-25']);
});

test('formats a closing day in French and English', () => {
  const [christmas, feast] = days as [ClosingDay, ClosingDay];
  expect(plain(formatClosingDay(christmas, reception))).toEqual({
    days: 'Vendredi 25 décembre 2099',
    hours: 'fermé, sauf urgences',
  });
  expect(plain(formatClosingDay(feast, site.hours.homeCare))).toEqual({
    days: 'Mercredi 20 mai 2099',
    hours: 'fermé',
  });
  expect(plain(formatClosingDay(christmas, reception, 'en'))).toEqual({
    days: 'Friday 25 December 2099',
    hours: 'closed, except emergencies',
  });
  expect(plain(closingDayRemarks(site))).toEqual({
    '2099-05-20': 'jour de fermeture : Au centre et À domicile',
    '2099-12-25': 'jour de fermeture du centre (Noël)',
  });
});
