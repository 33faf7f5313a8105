import { expect, test } from 'playwright/test';
import { formatPhone } from './format';

test('groups Cameroonian numbers in pairs, others not', () => {
  const shown = (number: string) => formatPhone(number).replaceAll('\u00a0', '~');
  expect(shown('+237699123456')).toBe('+237~6~99~12~34~56');
  expect(shown('+237222123456')).toBe('+237~2~22~12~34~56');
  expect(shown('+33123456789')).toBe('+33123456789');
});
