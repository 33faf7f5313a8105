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

/** The shortest names in which one and two typos are assumed: shorter ones are other names. */
const ONE_TYPO_LENGTH = 5;
const TWO_TYPOS_LENGTH = 7;

/** The maximum length of an address (RFC 5321). */
const MAX_LENGTH = 254;

const maxTypos = (name: string): number =>
  name.length >= TWO_TYPOS_LENGTH ? 2 : name.length >= ONE_TYPO_LENGTH ? 1 : 0;

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
    const inName = distance(name, provider);
    if (inName > maxTypos(provider)) continue;
    for (const right of endings.split(' ')) {
      const inEnding = distance(ending, right);
      // Gmail has no country endings.
      if (inEnding > 1 && !(provider === 'gmail' && inName === 0)) continue;
      if (inName + inEnding >= fewest) continue;
      fewest = inName + inEnding;
      suggested = `${provider}.${right}`;
    }
  }
  return fewest > 0 && suggested ? address.slice(0, user.length) + suggested : '';
}

/** The Damerau-Levenshtein distance, adjacent swaps included. */
function distance(text: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, count) => count);
  for (let row = 1; row <= text.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = text[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        text[row - 1] === other[column - 2] &&
        text[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
