import { hyphenParts, type WordPart } from './hyphens';

/** A part of a text, with its annotations for screen readers and phones. */
export interface TextPart extends WordPart {
  /** The expansion of an abbreviation. */
  meaning?: string;
  /** The language of the words, or of the meaning, where it is not French. */
  lang?: 'en';
  /** The phone number in the text, for a `tel:` link. */
  phone?: `+${string}`;
}

type Known = Omit<TextPart, keyof WordPart>;

/**
 * Abbreviations and foreign names of the site; longer ones first. Not FCFA: screen readers would part
 * each amount from its currency. The prices page explains it.
 */
const WORDS: Record<string, Known> = {
  'SIL Open Font License': { lang: 'en' },
  HTTPS: { meaning: 'HyperText Transfer Protocol Secure', lang: 'en' },
  WCAG: { meaning: 'Web Content Accessibility Guidelines', lang: 'en' },
  AVC: { meaning: 'accident vasculaire cérébral' },
  CURY: { meaning: 'Centre des urgences de Yaoundé' },
  CFA: { meaning: 'Coopération financière en Afrique centrale' },
  FAQ: { meaning: 'foire aux questions' },
  MIT: { meaning: 'Massachusetts Institute of Technology', lang: 'en' },
  OFL: { meaning: 'Open Font License', lang: 'en' },
  IP: { meaning: 'Internet Protocol', lang: 'en' },
};

/**
 * Phone numbers, from + to their last digit: another number may follow («24 h/24»). Numbers of
 * Cameroon, France and North America have a fixed length; others have up to 15 digits (E.164), and
 * an hour ends them.
 */
const PHONE = [
  String.raw`\+(?:237|33)(?:\s?\d){9}(?!\d)`,
  String.raw`\+1(?:\s?\d){10}(?!\d)`,
  String.raw`\+(?!237|33|1)(?=(?:\s?\d){8})\d{1,3}(?:\s\d{1,11}){2,6}(?!\d|\s?h\b)`,
].join('|');

/** One group, so that `split` returns the matches. */
const KNOWN = new RegExp(
  String.raw`(${PHONE}|(?<![\p{L}\d])(?:${Object.keys(WORDS).join('|')})(?![\p{L}\d]))`,
  'u',
);

/**
 * Splits a text at words to annotate: an abbreviation, a foreign name, a phone number, a hyphenated word.
 *
 * @param text French text, without markup.
 * @returns The whole text in order; one part if nothing is annotated.
 */
export function textParts(text: string): TextPart[] {
  return text
    .split(KNOWN)
    .filter(Boolean)
    .flatMap((part) => {
      if (part.startsWith('+')) return { text: part, ...getPhone(part) };
      return WORDS[part] ? { text: part, ...WORDS[part] } : hyphenParts(part);
    });
}

const getPhone = (part: string): Known =>
  new RegExp(`^(?:${PHONE})$`, 'u').test(part) ? { phone: `+${part.replace(/\D/g, '')}` } : {};
