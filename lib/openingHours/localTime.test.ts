import { expect, test } from 'playwright/test';
import { dictionary } from '@/lib/i18n/dictionary';
import { formatLocalHours } from './localTime';
import type { Span } from './spans';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('local hours name the day where dates differ', () => {
  const french = (offset: number, spans: Span[] = [[8 * 60, 20 * 60]]) =>
    plain(formatLocalHours(spans, offset, dictionary.fr));
  expect(french(60)).toBe('');
  expect(french(-300)).toBe('soit 2 h – 14 h chez vous');
  expect(french(330)).toBe('soit 12 h 30 – 0 h 30 le lendemain chez vous');
  expect(french(300)).toBe('soit 12 h – minuit chez vous');
  expect(french(-480)).toBe('soit 23 h la veille – 11 h chez vous');
  const withBreak: Span[] = [
    [8 * 60, 12 * 60],
    [14 * 60, 18 * 60],
  ];
  expect(french(0, withBreak)).toBe('soit 7 h – 11 h et 13 h – 17 h chez vous');
  const english = (offset: number) =>
    plain(formatLocalHours([[8 * 60, 18 * 60]], offset, dictionary.en));
  expect(english(60)).toBe('');
  expect(english(-300)).toBe('which is 2 am – noon where you are');
  expect(english(-480)).toBe('which is 11 pm the day before – 9 am where you are');
  expect(english(540)).toBe('which is 4 pm – 2 am the next day where you are');
});
