import { expect, test } from 'playwright/test';
import { wellFormed } from './characters';

test('half an emoji breaks no link', () => {
  expect(encodeURIComponent(wellFormed('Merci \ud83d'))).toBe('Merci%20%EF%BF%BD');
  expect(wellFormed('Merci 👍🏾')).toBe('Merci 👍🏾');
});
