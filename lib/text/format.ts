/** Phones and addresses as they are read. */

const NBSP = '\u00a0';

/** A phone number in E.164 form: `+` and digits, no spaces. */
export type PhoneNumber = `+${number}`;

/**
 * A phone number as people in Cameroon read it: `+237 6 99 12 34 56`. A number of another
 * country is returned as it is.
 *
 * @param space Between the groups. An ordinary one lets a link wrap in large text; CSS prevents it elsewhere.
 */
export function formatPhone(number: string, space: ' ' | typeof NBSP = NBSP): string {
  const parts = /^\+237(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(number);
  return parts ? ['+237', ...parts.slice(1)].join(space) : number;
}

/** The link that calls a number. */
export const phoneHref = (number: PhoneNumber): `tel:${string}` => `tel:${number}`;

/** The link that writes an e-mail. */
export const mailHref = (address: string): `mailto:${string}` => `mailto:${address}`;

/** A text that begins with a capital, inside a sentence: `urgences du CHU`. An acronym keeps its own. */
export const decapitalise = (text: string): string =>
  /^\p{Lu}[\p{Ll}\p{M}\s'’]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that ends as a sentence does: a full stop is added if it has no sign. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Quotation marks around a whole text. */
const OUTER_QUOTES = /^(?:«\s*([^«»]*?)\s*»|"([^"]*)"|“([^“”]*)”)$/;

/** A text in quotation marks: those that were pasted with it are not doubled. */
export const quoted = (text: string): string => `« ${text.replace(OUTER_QUOTES, '$1$2$3')} »`;
