/** The form loads this at the first interaction. It suggests, and refuses nothing. */

/** The well-known providers and their endings, the most used first. */
const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: 'com',
  yahoo: 'fr com',
  hotmail: 'com fr',
  outlook: 'com fr',
  icloud: 'com',
  live: 'fr com',
  orange: 'fr cm',
  wanadoo: 'fr',
  free: 'fr',
  laposte: 'net',
  sfr: 'fr',
  camtel: 'cm',
};

/** Real domains that resemble one of {@link PROVIDERS}. */
const ALSO_RIGHT =
  'cloud.com email.com hotmail.fi hotmail.gr live.fi mail.com orange.com yahoo.gr ymail.com';

/** In shorter names no typo is assumed: they are other names. */
const MIN_NAME_LENGTH = 5;

/** The maximum length of an address (RFC 5321). */
const MAX_LENGTH = 254;

/**
 * Suggests the address that was probably meant, if the domain resembles a well-known one.
 *
 * @param address Normalised.
 * @returns '' if there is no suggestion.
 */
export function suggestEmail(address: string): string {
  if (address.length > MAX_LENGTH) return '';
  const [, user, domain = '', name = '', ending = ''] =
    /^(.+@)(([^@.]+)\.([^@]+))$/.exec(address.toLowerCase()) ?? [];
  if (!user || ALSO_RIGHT.split(' ').includes(domain)) return '';
  let suggested = '';
  let fewest = Infinity;
  for (const [provider, endings] of Object.entries(PROVIDERS)) {
    const inName = countTypos(name, provider);
    if (inName > (provider.length < MIN_NAME_LENGTH ? 0 : 1)) continue;
    for (const right of endings.split(' ')) {
      const inEnding = countTypos(ending, right);
      // Gmail has no country endings.
      if (inEnding > 1 && !(provider === 'gmail' && inName === 0)) continue;
      if (inName + inEnding >= fewest) continue;
      fewest = inName + inEnding;
      suggested = `${provider}.${right}`;
    }
  }
  return fewest > 0 && suggested ? address.slice(0, user.length) + suggested : '';
}

/** 0 for the same text, 1 for a letter that is wrong, missing, added or swapped with the next, 2 for more. */
function countTypos(text: string, right: string): 0 | 1 | 2 {
  if (text === right) return 0;
  const start = [...right].findIndex((letter, index) => letter !== text[index]);
  const at = start < 0 ? right.length : start;
  const [typed, meant] = [text.slice(at), right.slice(at)];
  const isOne =
    typed.slice(1) === meant.slice(1) ||
    typed === meant.slice(1) ||
    typed.slice(1) === meant ||
    `${typed.charAt(1)}${typed.charAt(0)}${typed.slice(2)}` === meant;
  return isOne ? 1 : 2;
}
