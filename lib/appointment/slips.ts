/**
 * What one wrong sign makes of a value that many people share the rest of. It is asked, never
 * refused: a rare value is right more often than it is wrong. Loads by itself once the form is
 * reached for.
 */

/** The endings under which a name gives addresses, the most used first: one of these is meant. */
const MEANT: Readonly<Record<string, string>> = {
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

/** Right as well, although one of {@link MEANT} is near. */
const ALSO_RIGHT =
  'cloud.com email.com hotmail.fi hotmail.gr live.fi mail.com orange.com yahoo.gr ymail.com';

/** In a shorter name another sign makes another name. */
const ONE_SLIP = 5;
const TWO_SLIPS = 7;

/** No address is longer. */
const MOST_SIGNS = 254;

const slipsIn = (name: string): number =>
  name.length >= TWO_SLIPS ? 2 : name.length >= ONE_SLIP ? 1 : 0;

/**
 * The address that was probably meant by one whose domain is nearly a well-known one.
 *
 * @param address As it would travel.
 * @returns '' where nothing else is likely.
 */
export function meantAddress(address: string): string {
  if (address.length > MOST_SIGNS) return '';
  const [, user, domain = '', name = '', ending = ''] =
    /^(.+@)(([^@.]+)\.([^@]+))$/.exec(address.toLowerCase()) ?? [];
  if (!user || ALSO_RIGHT.split(' ').includes(domain)) return '';
  let meant = '';
  let fewest = Infinity;
  for (const [known, endings] of Object.entries(MEANT)) {
    const inName = distance(name, known);
    if (inName > slipsIn(known)) continue;
    for (const right of endings.split(' ')) {
      const inEnding = distance(ending, right);
      // Gmail has no other ending, whatever country comes to one's mind.
      if (inEnding > 1 && !(known === 'gmail' && inName === 0)) continue;
      if (inName + inEnding >= fewest) continue;
      fewest = inName + inEnding;
      meant = `${known}.${right}`;
    }
  }
  return fewest > 0 && meant ? address.slice(0, user.length) + meant : '';
}

/** How many signs are missing, too many, wrong, or in each other's place. */
function distance(text: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, count) => count);
  for (let row = 1; row <= text.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = text[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        text[row - 1] === other[column - 2] &&
        text[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Nine digits of Cameroon, the first a 6 or a 2, and one too few or too many. */
const NEARLY_NINE = /^(?:(?:\+|00)?237)?([26](?:\d{7}|\d{9}))$/;

/**
 * What is said of a number of Cameroon that has a digit too few or too many: '' of any other. The
 * phone library refuses it; this is for where that has not come.
 *
 * @param phone As typed.
 */
export function digitsAmiss(phone: string): string {
  const [, digits] = NEARLY_NINE.exec(phone.replace(/[\s.()-]/g, '')) ?? [];
  if (!digits) return '';
  return `Ce numéro a ${digits.length} chiffres. Au Cameroun, il en a 9 : vérifiez-le.`;
}
