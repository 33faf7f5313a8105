/** Decodes a file of the content, which text editors save in several encodings. */
import { isUtf8 } from 'node:buffer';

interface DecodeFault {
  /** Of the first letter that would be lost, counted from 1; 0 for the whole file. */
  line: number;
  /** A French sentence. */
  message: string;
}

type DecodedText = { text: string; fault?: undefined } | { text?: undefined; fault: DecodeFault };

/** UTF-8 that was read as Windows-1252 and saved again: «é» became «Ã©», «’» became «â€™». */
const MOJIBAKE = /Ã[\u00a0-\u00bf]|â€[™œ“”¦]|Â[«»°\u00a0]/;

const saveAs = (encoding: string) =>
  `ce fichier est enregistré en ${encoding}, ses accents seraient perdus : dans votre éditeur de texte, choisissez « Enregistrer sous », puis le codage UTF-8`;

const LOST =
  'des accents ont été perdus à un enregistrement (« � », « Ã© ») : écrivez-les de nouveau, ou reprenez un ancien fichier';

/**
 * Decodes UTF-8, with or without a byte order mark.
 *
 * @returns The text, or why it can't be read and what to do.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const hasUtf16Mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasUtf16Mark || bytes.includes(0)) return { fault: { line: 0, message: saveAs('UTF-16') } };
  // Bytes that are no UTF-8 become U+FFFD.
  const text = new TextDecoder().decode(bytes);
  const line =
    text.split('\n').findIndex((part) => part.includes('\ufffd') || MOJIBAKE.test(part)) + 1;
  if (line === 0) return { text };
  const message = isUtf8(bytes) ? LOST : saveAs('Windows-1252 (ANSI) ou Mac OS Roman');
  return { fault: { line, message } };
}
