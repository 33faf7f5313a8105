import { expect, test } from 'playwright/test';
import { EMAIL_RULES } from './contactDetails';
import { suggestEmail, wrongDigitCount } from './typoCheck';

test('suggests the well-known domain for a misspelt one', () => {
  for (const [typed, meant] of [
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    // Gmail has no country endings.
    ['gmail.cm', 'gmail.com'],
    ['yaho.fr', 'yahoo.fr'],
    ['yahoo.cm', 'yahoo.com'],
    ['ayhoo.fr', 'yahoo.fr'],
    ['hotmal.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['wanado.fr', 'wanadoo.fr'],
    ['la-poste.net', 'laposte.net'],
    ['live.ft', 'live.fr'],
    ['free.rf', 'free.fr'],
  ] as const) {
    const offered = suggestEmail(`awa.bell@${typed}`);
    expect.soft(offered, typed).toBe(`awa.bell@${meant}`);
    expect.soft(EMAIL_RULES.every(([holds]) => holds(offered, ''))).toBe(true);
    expect.soft(suggestEmail(offered), `${meant} asks for nothing more`).toBe('');
  }
  // The part before the `@` stays as typed; the case of the domain is ignored.
  expect(suggestEmail('Awa+RDV@GMIAL.Com')).toBe('Awa+RDV@gmail.com');
});

test('suggests nothing for other domains and other texts', () => {
  for (const domain of [
    ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'email.com', 'mailo.com'],
    ...['hotmail.co.uk', 'hotmail.ca', 'yahoo.ca', 'yahoo.gr', 'live.com', 'outlook.be'],
    ...['msn.com', 'me.com', 'proton.me', 'orange.com', 'laposte.fr', 'sfr.com', 'skynet.be'],
    ...['exemple.cm', 'uy1.uninet.cm', 'croix-rouge.fr', 'lire.fr', 'fred.fr', 'mtn.cm', ''],
  ]) {
    expect.soft(suggestEmail(`awa@${domain}`), domain).toBe('');
  }
  for (const text of ['', 'awa', '@', 'gmial.com']) expect.soft(suggestEmail(text), text).toBe('');
});

test('counts the digits of a number that is off by one', () => {
  for (const [digits, numbers] of [
    [8, ['+237 6 99 12 34 5', '00237 69912345', '6 99 12 34 5', '22 23 40 12']],
    [10, ['+237 6 99 12 34 56 7', '6991234567', '222.23.40.12.3']],
  ] as const) {
    for (const number of numbers) expect.soft(wrongDigitCount(number), number).toBe(digits);
  }
});

test('remarks on no other number', () => {
  for (const number of [
    ...['', '6 99 12 34 56', '+237 6 99 12 34 56', '00237699123456', '222 23 40 12'],
    // A valid toll-free number.
    '+237 88 01 23 45',
    ...['+33 6 12 34 56 78', '0033 6 12 34 56 7', '06 12 34 56 78', '+1 613 555 0123'],
    ...['le soir, 6 99 12 34 56', 'demander Awa', '123'],
  ]) {
    expect.soft(wrongDigitCount(number), number).toBe(undefined);
  }
});
