import { expect, test } from 'playwright/test';
import { isOutsideHours } from './visitHours';
import { spansOfWeek, WEEKDAYS } from './spans';

const consultations = spansOfWeek([
  { days: WEEKDAYS.slice(0, 5), openings: [{ opens: '08:00', closes: '18:00' }] },
  { days: ['Saturday'], openings: [{ opens: '09:00', closes: '14:00' }] },
  { days: ['Sunday'], openings: [], note: 'urgences uniquement' },
]);
const all = spansOfWeek([{ days: [...WEEKDAYS], openings: [{ opens: '07:00', closes: '22:00' }] }]);

test('a time is compared with the hours of its day', () => {
  // 4 December 2026 is a Friday.
  for (const [spans, date, time, isOutside] of [
    [consultations, '2026-12-04', '02:00', true],
    [consultations, '2026-12-04', '08:00', false],
    [consultations, '2026-12-04', '18:00', true],
    [consultations, '2026-12-05', '15:00', true],
    [consultations, '2026-12-06', '10:00', true],
    [all, '2026-12-06', '10:00', false],
    [all, '2026-12-04', '02:00', true],
    [consultations, '', '15:00', false],
    [consultations, '', '02:00', true],
    [consultations, '2026-12-04', '', false],
    [consultations, '2026-12-04', 'midi', false],
    [[], '', '02:00', false],
  ] as const)
    expect.soft(isOutsideHours(spans, date, time), `${date} ${time}`).toBe(isOutside);
});
