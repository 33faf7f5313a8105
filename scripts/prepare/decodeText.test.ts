import { expect, test } from 'playwright/test';
import { decodeText } from './decodeText';

const TEXT = 'title: Les soins\nlead: « L’été », à la maison\n';

/** Each letter as one byte. */
const windows = Uint8Array.from(TEXT, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0)));
const utf16 = (mark: string) => new Uint8Array(Buffer.from(mark + TEXT, 'utf16le'));

test('reads UTF-8, with a byte order mark or without', () => {
  for (const mark of ['', '\ufeff']) {
    expect(decodeText(new TextEncoder().encode(mark + TEXT))).toEqual({ text: TEXT });
  }
});

const FAULTS: [name: string, bytes: Uint8Array, line: number, message: RegExp][] = [
  ['Windows-1252', windows, 2, /en Windows-1252 \(ANSI\) .* codage UTF-8/],
  ['UTF-16', utf16('\ufeff'), 0, /en UTF-16, /],
  ['UTF-16 without a mark', utf16(''), 0, /en UTF-16, /],
  ['a replaced letter', new TextEncoder().encode('a\nl\ufffdt'), 2, /des accents ont été perdus/],
  ['letters saved twice', new TextEncoder().encode('l’Ã©tÃ©'), 1, /des accents ont été perdus/],
];

for (const [name, bytes, line, message] of FAULTS) {
  test(`refuses ${name} by its name and line`, () => {
    expect(decodeText(bytes).fault).toEqual({ line, message: expect.stringMatching(message) });
  });
}
