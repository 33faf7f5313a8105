import { expect, test } from 'playwright/test';
import { EMAIL_RULES } from '@/lib/appointment/emailAddress';
import { digitsAmiss, meantAddress } from '@/lib/appointment/slips';

test.describe('an address whose domain is misspelt', () => {
  const slips: [typed: string, meant: string][] = [
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    // No country has a Gmail of its own.
    ['gmail.cm', 'gmail.com'],
    ['yaho.fr', 'yahoo.fr'],
    ['yahoo.cm', 'yahoo.com'],
    ['ayhoo.fr', 'yahoo.fr'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['ornage.fr', 'orange.fr'],
    ['wanado.fr', 'wanadoo.fr'],
    ['laposte.ne', 'laposte.net'],
    ['la-poste.net', 'laposte.net'],
    ['live.ft', 'live.fr'],
    ['free.rf', 'free.fr'],
  ];
  for (const [typed, meant] of slips) {
    test(`«${typed}» is probably «${meant}»`, () => {
      expect(meantAddress(`awa.bell@${typed}`)).toBe(`awa.bell@${meant}`);
    });
  }

  test('what stands before the sign @ stays as it was typed, and capitals count for nothing', () => {
    expect(meantAddress('Awa+RDV@GMIAL.Com')).toBe('Awa+RDV@gmail.com');
  });

  test('what is offered is itself an address that may leave, and asks for nothing more', () => {
    for (const [typed] of slips) {
      const meant = meantAddress(`awa@${typed}`);
      expect(EMAIL_RULES.every(([holds]) => holds(meant, ''))).toBe(true);
      expect(meantAddress(meant)).toBe('');
    }
  });

  for (const domain of [
    'gmail.com',
    'googlemail.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'mailo.com',
    'gmx.com',
    'hotmail.co.uk',
    'hotmail.ca',
    'yahoo.ca',
    'yahoo.co.uk',
    'yahoo.gr',
    'live.com',
    'outlook.be',
    'msn.com',
    'me.com',
    'aol.com',
    'proton.me',
    'orange.com',
    'laposte.fr',
    'sfr.com',
    'skynet.be',
    'exemple.cm',
    'uy1.uninet.cm',
    'croix-rouge.fr',
    'lire.fr',
    'fred.fr',
    'mtn.cm',
    'gmail',
    '',
  ]) {
    test(`«${domain}» is asked nothing`, () => {
      expect(meantAddress(`awa@${domain}`)).toBe('');
    });
  }

  test('what is no address is asked nothing', () => {
    for (const text of ['', 'awa', '@', 'gmial.com', 'awa gmial.com']) {
      expect(meantAddress(text)).toBe('');
    }
  });
});

test.describe('a number of Cameroon with a digit too few or too many', () => {
  const ONE = 'Ce numéro a %n chiffres. Au Cameroun, il en a 9 : vérifiez-le.';

  for (const [digits, numbers] of [
    [8, ['+237 6 99 12 34 5', '00237 69912345', '69912345', '6 99 12 34 5', '22 23 40 12']],
    [10, ['+237 6 99 12 34 56 7', '002376991234567', '6991234567', '222.23.40.12.3']],
  ] as const) {
    for (const number of numbers) {
      test(`«${number}» has ${digits}`, () => {
        expect(digitsAmiss(number)).toBe(ONE.replace('%n', String(digits)));
      });
    }
  }

  for (const number of [
    '',
    '6 99 12 34 56',
    '+237 6 99 12 34 56',
    '237 699 12 34 56',
    '00237699123456',
    '222 23 40 12',
    // Free of charge, and right.
    '+237 88 01 23 45',
    '+33 6 12 34 56 78',
    '0033 6 12 34 56 7',
    '06 12 34 56 78',
    '+1 613 555 0123',
    '0470 12 34 56',
    'le soir, 6 99 12 34 56',
    'demander Awa',
    '123',
  ]) {
    test(`«${number}» is asked nothing`, () => {
      expect(digitsAmiss(number)).toBe('');
    });
  }
});
