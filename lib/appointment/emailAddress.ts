/** A rule of the request's fields: see `lib/appointment/appointmentFields.ts`, which is built on these. */
type Rule = readonly [holds: (value: string, today: string) => boolean, otherwise: string];

export const EMAIL_EXAMPLE = 'nom@exemple.com';

/** What an address must be like, and what is said of it where it is not, the first fault alone. */
const EMAIL_FAULTS: readonly (readonly [shape: RegExp, otherwise: string])[] = [
  [/@/, 'n’a pas le signe @'],
  [/^\S*$/, 'a un espace'],
  [/^[^@]*@[^@]*$/, 'a deux fois le signe @'],
  [/^[^,]*$/, 'a une virgule'],
  [/^(?!\.|.*\.[.@]|.*@\.)/, 'a un point de trop'],
  [/^[^@]*@.+\.[^.]{2,}$/, 's’arrête trop tôt'],
  // Browsers write endings with accents in another way, which may hold digits.
  [/\.(?:\p{L}+|xn--[a-z0-9-]+)$/iu, 'ne finit pas par des lettres'],
];

/** What no fault above has told. Accents are right: there are such domains. */
const EMAIL_SHAPE = /^[^<>()[\]:;"\\]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** How each sentence about a wrong address ends. */
const LIKE_THIS = `: elle s’écrit comme ${EMAIL_EXAMPLE}.`;

/** What must hold of an address, and what is said where it does not. */
export const EMAIL_RULES: readonly [Rule, ...Rule[]] = [
  [(address) => address !== '', `Entrez votre adresse e-mail, par exemple ${EMAIL_EXAMPLE}.`],
  ...EMAIL_FAULTS.map(([shape, otherwise]): Rule => [
    (address) => shape.test(address),
    `Votre adresse e-mail ${otherwise} ${LIKE_THIS}`,
  ]),
  [(address) => EMAIL_SHAPE.test(address), `Vérifiez votre adresse e-mail ${LIKE_THIS}`],
];

/**
 * What comes along with an address and nobody sees: a name, angle brackets and `mailto:`, which mail
 * programs and links copy; the sign that ends a sentence; spaces beside the sign `@`. No sign fits two
 * repetitions side by side: a long text would be tried in all its cuts.
 */
const EMAIL_FRAME =
  /^(?:[^<>]*<)?\s*(?:mailto:\s*)?([^\s<>?@]+)\s*@\s*([^\s<>?@]*[^\s<>?@.,;:])[\s.,;:]*(?:\?[^\s<>]*\s*)?(?:>[\s.,;:]*)?$/i;

/** What is longer is no address, whatever came along with it. */
const MOST_SIGNS = 1000;

/** A space that a keyboard has put beside the only dot of a domain. */
const LOOSE_DOT = /(@[^\s.@]+)\s*\.\s*(?=[^\s.@]+$)/;

/**
 * An address without what came along with it.
 *
 * @param text As typed or pasted.
 * @returns The text itself, where no address can be told in it.
 */
export function bareEmail(text: string): string {
  if (text.length > MOST_SIGNS) return text;
  // Signs without a shape come along from chats and documents.
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  const [, name, domain] = EMAIL_FRAME.exec(seen.replace(LOOSE_DOT, '$1.')) ?? [];
  return name && domain ? `${name}@${domain}` : text;
}
