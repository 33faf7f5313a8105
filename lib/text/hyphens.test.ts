import { expect, test } from 'playwright/test';
import { hyphenParts } from './hyphens';

/** Shows what stays whole in brackets. */
const shown = (text: string) =>
  hyphenParts(text)
    .map((part) => (part.whole ? `[${part.text}]` : part.text))
    .join('');

test('keeps hyphenated words whole, with their punctuation', () => {
  for (const [text, expected] of [
    ['Prenez rendez-vous, ou écrivez.', 'Prenez [rendez-vous,] ou écrivez.'],
    ['(garde-malade) au-dessus', '[(garde-malade)] [au-dessus]'],
    ['8 – 18 h, de 2-3 ans', '8 – 18 h, de 2-3 ans'],
    ['contact@aide-a-la-vie.cm', '[contact][@aide-a-la-vie][.cm]'],
    ['https://a-b.cm/c/d-e', 'https://[a-b][.cm]/c/[d-e]'],
    ['', ''],
  ] as const)
    expect.soft(shown(text)).toBe(expected);
});
