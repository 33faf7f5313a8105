/** Decodes a file of the content, which text editors save in several encodings. */

interface DecodeFault {
  /** Of the first letter that would be lost, counted from 1; 0 for the whole file. */
  line: number;
  /** A French sentence. */
  message: string;
}

type DecodedText = { text: string; fault?: undefined } | { text?: undefined; fault: DecodeFault };

const LINE_FEED = 0x0a;

/** French letters and quotes as bytes: Windows-1252 has them where Mac OS Roman has other signs. */
const WINDOWS_BYTES = new Set([
  ...[0xe9, 0xe8, 0xe0, 0xea, 0xe7, 0xf4, 0xee, 0xfb, 0xf9, 0xc9],
  ...[0x92, 0x96, 0x9c, 0xa0, 0xab, 0xbb],
]);
const MAC_BYTES = new Set([
  ...[0x8e, 0x8f, 0x88, 0x90, 0x8d, 0x99, 0x94, 0x9e, 0x9d, 0x83],
  ...[0xd5, 0xd0, 0xcf, 0xca, 0xc7, 0xc8],
]);

/** UTF-8 that was read as Windows-1252 and saved again: «é» became «Ã©», «’» became «â€™». */
const MOJIBAKE = /Ã[\u00a0-\u00bf]|â€[™œ“”¦]|Â[«»°\u00a0]/;

const saveAs = (encoding: string) =>
  `ce fichier est enregistré en ${encoding}, ses accents seraient perdus : dans votre éditeur de texte, choisissez « Enregistrer sous », puis le codage UTF-8`;

/**
 * Decodes UTF-8, with or without a byte order mark.
 *
 * @returns The text, or why it can't be read and what to do.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const hasUtf16Mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasUtf16Mark || bytes.includes(0)) return { fault: { line: 0, message: saveAs('UTF-16') } };
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const message = saveAs(isMacRoman(bytes) ? 'Mac OS Roman' : 'Windows-1252 (ANSI)');
    return { fault: { line: firstInvalidLine(bytes), message } };
  }
  const line =
    text.split('\n').findIndex((part) => part.includes('\ufffd') || MOJIBAKE.test(part)) + 1;
  if (line === 0) return { text };
  const message =
    'des accents ont été perdus à un enregistrement (« � », « Ã© ») : écrivez-les de nouveau, ou reprenez un ancien fichier';
  return { fault: { line, message } };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isMacRoman(bytes: Uint8Array): boolean {
  const count = (known: ReadonlySet<number>) => bytes.filter((byte) => known.has(byte)).length;
  return count(MAC_BYTES) > count(WINDOWS_BYTES);
}

function firstInvalidLine(bytes: Uint8Array): number {
  for (let line = 1, start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const stop = end < 0 ? bytes.length : end;
    if (decodeUtf8(bytes.subarray(start, stop)) === undefined) return line;
    start = stop + 1;
  }
  return 0;
}
