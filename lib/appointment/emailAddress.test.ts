import { expect, test } from 'playwright/test';
import { bareEmail, EMAIL_RULES } from '@/lib/appointment/emailAddress';

/** What is said of an address as it would travel: the first rule that does not hold. */
const faultOf = (text: string) =>
  EMAIL_RULES.find(([holds]) => !holds(bareEmail(text).trim(), ''))?.[1];

for (const email of [
  'nom@exemple.com',
  'nom@exemple.cm',
  'prenom.nom@courrier.sante.exemple.cm',
  'nom+rendez-vous@exemple.com',
  'o’neil@exemple.com',
  'hélène.mbarga@exemple.com',
  'nom@hôpital-général.cm',
  'nom@ho\u0302pital.cm',
  'n@exemple.photography',
  // As browsers write a domain with accents.
  'nom@xn--hpital-gnral-bebc.xn--p1ai',
  '_nom-2@exemple-2.com',
  // A keyboard's completion leaves a space behind.
  ' nom@exemple.com ',
]) {
  test(`«${email}» is accepted`, () => {
    expect(faultOf(email)).toBe(undefined);
  });
}

for (const email of [
  'mailto:nom@exemple.com',
  'MAILTO: nom@exemple.com',
  '<nom@exemple.com>',
  'Awa Ngo Bell <nom@exemple.com>',
  '"Ngo Bell, Awa" <mailto:nom@exemple.com> ',
  'nom@exemple.com <nom@exemple.com>',
  'mailto:nom@exemple.com?subject=Bonjour%20!',
  // A slip of the hand.
  'nom@exemple.com>',
  // What a sentence or a list leaves behind.
  'nom@exemple.com.',
  'nom@exemple.com,',
  'nom@exemple.com ; ',
  'Awa <nom@exemple.com>,',
  '<nom@exemple.com.>',
  // Keyboards put a space behind a sign.
  'nom @exemple.com',
  'nom@ exemple.com',
  'nom@exemple. com',
  'nom@exemple .com\u00a0',
  // Signs that nobody sees.
  '\u200bnom@exemple.com\u200e',
  'nom@exem\u00adple.com',
]) {
  test(`${JSON.stringify(email)} travels as the bare address`, () => {
    expect(faultOf(email)).toBe(undefined);
    expect(bareEmail(email)).toBe('nom@exemple.com');
  });
}

/** What each says of the address, between «Votre adresse e-mail» and how one is written. */
const faults: Record<string, readonly string[]> = {
  'n’a pas le signe @': ['mailto:', 'Awa <>', 'nom', 'nom.exemple.com', 'nom(at)exemple.com'],
  'a un espace': [
    'Awa nom@exemple.com',
    'nom@exemple.com merci',
    'nom@exemple.com. Merci',
    'no m@exemple.com',
    'nom@exem ple.com',
    '<nom@exemple.com> <awa@exemple.com>',
  ],
  'a deux fois le signe @': ['nom@@exemple.com', 'nom@exemple@exemple.com'],
  'a une virgule': ['nom@exemple,com', 'nom,prenom@exemple.com'],
  'a un point de trop': [
    'nom@exemple..com',
    'nom@.exemple.com',
    'nom@.com',
    'nom.@exemple.com',
    '.nom@exemple.com',
    'no..m@exemple.com',
  ],
  's’arrête trop tôt': [
    'nom@',
    'nom@exemple',
    'nom@exemple.',
    'nom@exemple.c',
    'Awa <nom@exemple>',
  ],
  'ne finit pas par des lettres': [
    'nom@exemple.com123',
    'nom@exemple.c0m',
    'nom@192.168.1.10',
    'nom@exemple.com-',
  ],
};
for (const [fault, addresses] of Object.entries(faults)) {
  for (const email of addresses) {
    test(`«${email}» ${fault}, and is sent back`, () => {
      expect(faultOf(email)).toBe(
        `Votre adresse e-mail ${fault} : elle s’écrit comme nom@exemple.com.`,
      );
    });
  }
}

for (const email of ['@exemple.com', 'no;m@exemple.com', 'nom@exem_ple.com']) {
  test(`«${email}» is sent back`, () => {
    expect(faultOf(email)).toBe(
      'Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.com.',
    );
  });
}
