import { expect, test } from 'playwright/test';
import { normaliseEmail, EMAIL_RULES } from './contactDetails';
import { errors } from './messages/fr';

/** The message of the first broken rule, for the normalised address. */
const findFault = (text: string) => {
  const code = EMAIL_RULES.find(([holds]) => !holds(normaliseEmail(text).trim(), ''))?.[1];
  return code && errors[code];
};

test('accepts valid addresses, with accents, symbols and long endings', () => {
  for (const email of [
    ...['nom@exemple.cm', 'prenom.nom@courrier.sante.exemple.cm', 'nom+rendez-vous@exemple.com'],
    ...['o’neil@exemple.com', 'nom@ho\u0302pital-général.cm', 'n@exemple.photography'],
    // Punycode, and the space that a keyboard's completion adds.
    ...['nom@xn--hpital-gnral-bebc.xn--p1ai', '_nom-2@exemple-2.com', ' nom@exemple.com '],
  ]) {
    expect.soft(findFault(email), email).toBe(undefined);
  }
});

test('strips what is pasted along with an address', () => {
  for (const email of [
    ...['MAILTO: nom@exemple.com', 'Awa Ngo Bell <nom@exemple.com>', 'nom@exemple.com>'],
    ...['"Ngo Bell, Awa" <mailto:nom@exemple.com> ', 'nom@exemple.com <nom@exemple.com>'],
    ...['mailto:nom@exemple.com?subject=Bonjour%20!', 'Awa <nom@exemple.com.>,'],
    // From a sentence, a list or a keyboard, and invisible characters.
    ...['nom@exemple.com.', 'nom@exemple.com ; ', 'nom @exemple.com', 'nom@ exemple.com'],
    ...['nom@exemple. com', 'nom@exemple .com\u00a0', '\u200bnom@exem\u00adple.com\u200e'],
  ]) {
    expect.soft(normaliseEmail(email), JSON.stringify(email)).toBe('nom@exemple.com');
  }
});

/** The fault that each message names. */
const faults: Record<string, readonly string[]> = {
  'n’a pas le signe @': ['mailto:', 'nom.exemple.com', 'nom(at)exemple.com'],
  'a un espace': ['Awa nom@exemple.com', 'nom@exemple.com. Merci', 'nom@exem ple.com'],
  'a deux fois le signe @': ['nom@@exemple.com', 'nom@exemple@exemple.com'],
  'a une virgule': ['nom@exemple,com'],
  'a un point de trop': ['nom@exemple..com', 'nom@.com', 'nom.@exemple.com', '.nom@exemple.com'],
  's’arrête trop tôt': ['nom@', 'nom@exemple', 'nom@exemple.', 'nom@exemple.c'],
  'ne finit pas par des lettres': ['nom@exemple.c0m', 'nom@192.168.1.10', 'nom@exemple.com-'],
};

test('says what is wrong with any other address', () => {
  for (const [fault, addresses] of Object.entries(faults)) {
    const sentence = `Votre adresse e-mail ${fault} : elle s’écrit comme nom@exemple.com.`;
    for (const email of addresses) expect.soft(findFault(email), email).toBe(sentence);
  }
  for (const email of ['@exemple.com', 'no;m@exemple.com', 'nom@exem_ple.com']) {
    const sentence = 'Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.com.';
    expect.soft(findFault(email), email).toBe(sentence);
  }
});
