import { expect, test } from 'playwright/test';
import { formatInput } from './numbers';

test('formats numbers and leaves other input as typed', () => {
  expect(formatInput(12500)).toBe('12\u00a0500');
  expect(formatInput(38.5)).toBe('38,5');
  expect(formatInput('4,5')).toBe('4,5');
  expect(formatInput(null)).toBe('');
});
