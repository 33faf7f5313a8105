import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '@/lib/site/previews';

/** What every preview picture is made with: the face of the titles, and addresses of data. */
export interface Material {
  siteName: string;
  face: Buffer;
  logo: string;
  pattern: string;
  band: string;
  /** The value of a colour token of `app/globals.css`, such as `ink`. */
  colour: (token: string) => string;
}

/** What one preview picture shows. */
interface Shown {
  title: string;
  tint: string;
  picture: Buffer;
  isPhoto: boolean;
}

const MARGIN = 52;
const BAND = 24;
/** The cloth's tile, as in the head of each page. */
const TILE = 132;

/**
 * Where the picture stands. A scene loses 60 of its 640 units on either side, where nothing that
 * matters stands: see `illustrations/README.md`.
 */
const FRAME = { width: 484, height: 446 };
const FRAME_AT = { left: 664, top: 80 };
/** The white edge of the picture. */
const EDGE = 10;

const TITLE = { width: FRAME_AT.left - MARGIN - 32, height: 440, largest: 92 };
const LINE_HEIGHT = 1.12;

/** Words that lean on the next one: no line ends with them. */
const LEANING = /(?<=^|[ \u00a0])(à|au|aux|de|des|du|en|et|la|le|les|ou|un|une) /giu;

/** A word with a hyphen begins a line: at its end, it would be cut there. */
const HYPHENATED = / (?=\S*\p{L}-\p{L})/gu;

const bound = (title: string) => title.replace(LEANING, '$1\u00a0').replace(HYPHENATED, '\n');

/** How wide letters are, in parts of their size, rather too much than too little. */
const widthOf = (text: string): number =>
  Array.from(text, (letter) => {
    if (/[mwœ]|\p{Lu}/u.test(letter)) return 0.82;
    return /[fijlt.,:;!’'\s]/.test(letter) ? 0.36 : 0.57;
  }).reduce((sum, width) => sum + width, 0);

/** Long words and long titles are set in smaller letters, so that both fit. */
function sizeOf(title: string): number {
  const longestWord = Math.max(...title.split(/[ \n]/).map(widthOf));
  // Lines leave room at their ends.
  const area = (TITLE.width * TITLE.height) / (widthOf(title) * LINE_HEIGHT * 1.6);
  return Math.floor(Math.min(TITLE.largest, TITLE.width / longestWord, Math.sqrt(area)));
}

/** A preview picture, as PNG. */
export async function drawPreview(shown: Shown, material: Material): Promise<Buffer> {
  const { title, tint } = shown;
  const { siteName, face, logo, pattern, band, colour } = material;
  const words = bound(title);
  const picture = await framed(shown);
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colour(`wall-${tint}`),
        color: colour('ink'),
        fontFamily: 'titles',
        letterSpacing: '-0.024em',
      }}
    >
      <div style={{ ...CLOTH, backgroundImage: `url(${pattern})` }} />
      <div style={{ ...STRIP, backgroundImage: `url(${band})` }} />
      <img
        alt=""
        src={picture}
        style={{ ...PICTURE, border: `${EDGE}px solid ${colour('paper')}` }}
      />
      <img alt="" src={logo} style={LOGO} />
      <div style={NAME}>{siteName}</div>
      <div style={{ ...HEADING, fontSize: sizeOf(words) }}>
        <div style={{ textWrap: 'balance', whiteSpace: 'pre-wrap' }}>{words}</div>
      </div>
    </div>,
    { ...PREVIEW_SIZE, fonts: [{ name: 'titles', data: face, weight: 400 }] },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** The picture in the size of its frame. Where a photograph is cut, faces stay in. */
async function framed({ picture, isPhoto }: Shown): Promise<string> {
  const position = isPhoto ? 'attention' : 'centre';
  const cut = sharp(picture)
    .rotate()
    .resize({ ...FRAME, fit: 'cover', position });
  return asAddress('png', await cut.png().toBuffer());
}

/** A picture in an address. */
export const asAddress = (type: string, content: Buffer): string =>
  `data:image/${type};base64,${content.toString('base64')}`;

const CLOTH = {
  position: 'absolute',
  width: '100%',
  height: PREVIEW_SIZE.height - BAND,
  backgroundSize: `${TILE}px ${TILE}px`,
  opacity: 0.07,
} as const;

const STRIP = {
  position: 'absolute',
  bottom: 0,
  width: '100%',
  height: BAND,
  backgroundSize: `${2 * BAND}px ${BAND}px`,
} as const;

const PICTURE = {
  position: 'absolute',
  left: FRAME_AT.left - EDGE,
  top: FRAME_AT.top - EDGE,
  width: FRAME.width + 2 * EDGE,
  height: FRAME.height + 2 * EDGE,
  borderRadius: 50,
} as const;

const LOGO = {
  position: 'absolute',
  left: MARGIN,
  top: MARGIN - 4,
  width: 72,
  height: 72,
} as const;

const NAME = { position: 'absolute', left: MARGIN + 90, top: MARGIN + 8, fontSize: 38 } as const;

const HEADING = {
  position: 'absolute',
  left: MARGIN,
  top: 145,
  width: TITLE.width,
  height: TITLE.height,
  display: 'flex',
  alignItems: 'center',
  lineHeight: LINE_HEIGHT,
} as const;
