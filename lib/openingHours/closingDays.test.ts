import { expect, test } from 'playwright/test';
import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import { isAnnounced } from './closedDates';
import { closingDayRemarks, getClosingDays, formatClosingDay } from './closingDays';

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
  label: 'Urgences du CHU',
  en: { label: 'Emergencies at the CHU' },
  openings: [{ opens: '00:00', closes: '24:00' }],
});
const site = {
  closingDays: days,
  hours: { consultations: hours('Au centre'), homeCare: hours('À domicile'), reception },
};
const period: ClosingDay = {
  date: '2099-12-21',
  until: '2100-01-03',
  sets: ['homeCare'],
  reason: 'Congés',
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

test('a closing day applies to its hours, all day', () => {
  const getDates = (...args: [set?: keyof typeof site.hours, today?: string]) =>
    getClosingDays(site, ...args).map(({ date }) => date);
  expect(getDates('consultations')).toEqual(['2099-05-20', '2099-12-25']);
  expect(getDates('reception')).toEqual(['2099-12-25']);
  expect(getDates(undefined, '2099-05-20')).toEqual(['2099-05-20', '2099-12-25']);
  expect(getDates(undefined, '2099-05-21')).toEqual(['2099-12-25']);
});

test('formats a closing day in French and English', () => {
  const [christmas, feast] = days as [ClosingDay, ClosingDay];
  expect(plain(formatClosingDay(christmas, reception))).toEqual({
    days: 'Vendredi 25 décembre 2099',
    hours: 'fermé, sauf urgences du CHU',
  });
  expect(plain(formatClosingDay(feast, site.hours.homeCare))).toEqual({
    days: 'Mercredi 20 mai 2099',
    hours: 'fermé',
  });
  expect(plain(formatClosingDay(christmas, reception, 'en'))).toEqual({
    days: 'Friday 25 December 2099',
    hours: 'closed, except emergencies at the CHU',
  });
  expect(plain(closingDayRemarks(site))).toEqual({
    '2099-05-20': 'jour de fermeture : Au centre et À domicile',
    '2099-12-25': 'jour de fermeture du centre (Noël)',
  });
  expect(plain(closingDayRemarks(site, 'en'))).toMatchObject({
    '2099-12-25': expect.stringMatching(/^the centre is closed that day/),
  });
});

test('a closing period has one line and a remark each day', () => {
  const both = { ...site, closingDays: [...days, period] };
  const dates = (today: string) => getClosingDays(both, 'homeCare', today).map(({ date }) => date);
  expect(dates('2100-01-03')).toEqual(['2099-12-21']);
  expect(dates('2100-01-04')).toEqual([]);
  expect(plain(formatClosingDay(period, site.hours.homeCare)).days).toBe(
    'Du lundi 21 décembre 2099 au dimanche 3 janvier 2100',
  );
  const short = { ...period, until: '2099-12-27' } as const;
  expect(plain(formatClosingDay(short, site.hours.homeCare)).days).toBe(
    'Du lundi 21 décembre au dimanche 27 décembre 2099',
  );
  expect(plain(formatClosingDay(period, site.hours.homeCare, 'en')).days).toBe(
    'From Monday 21 December 2099 to Sunday 3 January 2100',
  );
  const remarks = plain(closingDayRemarks(both));
  expect(Object.keys(remarks)).toHaveLength(15);
  expect(remarks).toMatchObject({
    '2099-12-24': 'jour de fermeture : À domicile (Congés)',
    '2099-12-25': 'jour de fermeture du centre (Congés, Noël)',
    '2100-01-03': 'jour de fermeture : À domicile (Congés)',
  });
});

test('closings are announced four weeks ahead, to their end', () => {
  const noon = (date: string) => Date.parse(`${date}T12:00:00+01:00`);
  const announced = ['2099-11-22', '2099-11-23', '2100-01-03', '2100-01-04'].map((date) =>
    isAnnounced(period, noon(date)),
  );
  expect(announced).toEqual([false, true, true, false]);
});
