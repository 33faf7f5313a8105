import { expect, test } from 'playwright/test';
import { findPhoneError, parsePhone } from './phoneLibrary';

test('numbers are parsed in every usual notation', () => {
  for (const [country, typed, number] of [
    ['CM', '0033612345678', '+33612345678'],
    ['CM', '+237 (0)6 99 12 34 56', '+237699123456'],
    // Pasted from contacts, with bidi marks.
    ['CM', 'tel:+237-699-123-456', '+237699123456'],
    ['CM', '\u202a+237 699 12 34 56\u202c', '+237699123456'],
    ['US', '011 33 6 12 34 56 78', '+33612345678'],
    ['CM', '011 237 699 12 34 56', '+237699123456'],
    // The area code of Sheffield.
    ['GB', '0114 496 0000', '+441144960000'],
    ['BE', '0470/12.34.56', '+32470123456'],
    // Digits of other scripts and of full width.
    ['CM', '٦٩٩ ١٢٣ ٤٥٦', '+237699123456'],
    ['FR', '۰۶ ۱۲ ۳۴ ۵۶ ۷۸', '+33612345678'],
    ['CM', '６９９－１２３－４５６', '+237699123456'],
    ['CM', '＋３３ ６१２३४५६७८', '+33612345678'],
  ] as const)
    expect.soft(parsePhone(typed, country).number, typed).toBe(number);
});

test('a wrong number in digits is called a wrong number', () => {
  for (const [typed, error] of [
    ['8 99 12 34 56', 'WRONG_PATTERN'],
    ['O699123456', 'NOT_A_NUMBER'],
    ['011 237 699 12 34 56', null],
    // A digit missing or too many: also where it looks like a number of Austria or Thailand.
    ['67712345', 'TOO_SHORT'],
    ['43123456', 'TOO_SHORT'],
    ['237 677 12 34 5', 'TOO_SHORT'],
    ['6658676162', 'TOO_LONG'],
    ['00237 677 12 34 56 789', 'TOO_LONG'],
    ['33 6 12 34 56 78', 'ABROAD'],
    ['06 12 34 56 78', 'ABROAD'],
    ['+33 6 12 34 56', 'TOO_SHORT_ABROAD'],
  ] as const)
    expect.soft(findPhoneError(typed), typed).toBe(error);
});
