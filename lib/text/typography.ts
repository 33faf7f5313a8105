/** The no-break space. The typefaces have no narrow one (U+202F), so this serves everywhere. */
const NBSP = '\u00a0';

/** Texts that the specification prescribes literally: typography does not change them. */
const EXACT_TEXTS = new Set([
  'Envoi en cours...',
  'Erreur: ',
  'Lien copié dans le presse-papiers !',
  'Lien copié !',
]);

/**
 * Unchanged: web and e-mail addresses, the target of a Markdown link, and a text that is only a path
 * of the site. One group: `split` returns it.
 */
const ADDRESS = /(https?:\/\/\S+|\S+@\S+|\]\([^)]*\)|^\/\S+$)/;

/** A phone number in international form: its groups of digits stay together. */
const PHONE = /\+\d{1,3}(?: \d{1,4}){2,}/g;

/** Units and words that stay on the line of their number. */
const UNITS =
  'h|min|s|j|km|m|mètres?|kilomètres?|pixels?|cm|kg|g|mg|µg|l|L|ml|cl|mmol|kcal|%|°C|mmHg|F|FCFA|€|ans?|mois|jours?|heures?|minutes?|semaines?|fois|repas|pas';

/** A number before a whole unit: «3 h», but neither «3 hommes» nor «les 3 s’occupent». */
const MEASURE = new RegExp(`(\\d+) (?=(?:${UNITS})(?![\\p{L}\\d’]))`, 'gu');

/** The day of a month: «le 7 janvier». */
const DAY =
  /(\d{1,2}|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu;

/**
 * Applies French typography to a text: ’ for the straight apostrophe, … for three dots, and
 * no-break spaces inside « », before : ; ! ? », between a number and its unit, between
 * a day and its month. Authors type ordinary spaces.
 *
 * The function changes nothing that is already right, so it may run twice. It also runs in the
 * browser: its patterns have no lookbehind, which Safari before 16.4 cannot parse.
 *
 * @param text Plain French text, no markup.
 * @returns The same text with typography.
 */
export function fr(text: string): string {
  if (EXACT_TEXTS.has(text)) return text;
  // Every second part is an address.
  const parts = text.split(ADDRESS);
  return parts.map((part, index) => (index % 2 === 0 ? setText(part) : part)).join('');
}

/**
 * Applies English typography to a text: ’ for the straight apostrophe, … for three dots. English has no space before
 * its punctuation.
 *
 * @param text Plain English text, no markup.
 */
export const en = (text: string): string =>
  text.replace(/(\p{L})'/gu, '$1’').replace(/\.\.\./g, '…');

function setText(text: string): string {
  return text
    .replace(/\u202f/g, NBSP)
    .replace(/(\p{L})'/gu, '$1’')
    .replace(/\.\.\./g, '…')
    .replace(/«[ \u00a0]*/g, `«${NBSP}`)
    .replace(/[ \u00a0]*»/g, `${NBSP}»`)
    .replace(/[ \u00a0]+([:;!?])/g, `${NBSP}$1`)
    .replace(PHONE, (phone) => phone.replace(/ /g, NBSP))
    .replace(/(\d+) (?=\d{3}(?!\d))/g, bindNumber)
    .replace(MEASURE, bindNumber)
    .replace(DAY, `$1${NBSP}`)
    .replace(/\b(Dr|M\.|Mme|Pr|[nN]°) (?=[\p{L}\d])/gu, `$1${NBSP}`)
    .replace(/(\d\u00a0h) (?=\d{2}(?!\d))/g, `$1${NBSP}`)
    .replace(/(\d\u00a0h(?:\u00a0\d{2})?) – /g, `$1${NBSP}– `);
}

/** Binds a number to what follows. A year is no quantity: «en 2024 120 familles» may break. */
function bindNumber(match: string, number: string): string {
  return /^(?:19|20)\d{2}$/.test(number) ? match : `${number}${NBSP}`;
}
