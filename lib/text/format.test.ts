import { expect, test } from 'playwright/test';
import { decapitalise, endSentence, quoted } from './format';

test('inside a sentence, only a capital of its start goes', () => {
  expect(decapitalise('Urgences du CHU')).toBe('urgences du CHU');
  expect(decapitalise('À domicile')).toBe('à domicile');
  // Pasted from a Mac: a letter and its accent apart.
  expect(decapitalise('E\u0301quipe de nuit')).toBe('e\u0301quipe de nuit');
  for (const text of ['SAMU : nous venons', 'S.A.M.U.', 'H24', '« Urgences »', '🚑 Urgences'])
    expect(decapitalise(text)).toBe(text);
});

test('ends a sentence once', () => {
  for (const text of ['Nous venons.', 'Nous venons !', 'Nous venons…'])
    expect(endSentence(text)).toBe(text);
  expect(endSentence('Nous venons')).toBe('Nous venons.');
});

test('quotes a text once', () => {
  for (const text of ['Merci !', '« Merci ! »', '«\u00a0Merci !\u00a0»', '"Merci !"', '“Merci !”'])
    expect(quoted(text)).toBe('« Merci ! »');
  expect(quoted('“Bravo”, puis “Merci”')).toBe('« “Bravo”, puis “Merci” »');
});
