import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '@/lib/metadata/previews';

/** Shared by all previews: the typeface of titles, and images as data URLs. */
export interface Material {
  siteName: string;
  face: Buffer;
  logo: string;
  pattern: string;
  band: string;
  /** The value of a colour token of `app/tokens.css`, such as `ink`. */
  colour: (token: string) => string;
}

/** The content of a preview. */
export interface Shown {
  title: string;
  tone: string;
  picture: Buffer;
  isPhoto: boolean;
}

const MARGIN = 52;
const BAND = 24;
/** The pattern's tile, as in the header of each page. */
const TILE = 132;

/**
 * The frame of the picture. It crops 60 of the 640 units of a scene on either side: see
 * `illustrations/README.md`.
 */
const FRAME = { width: 484, height: 446 };
const FRAME_AT = { left: 664, top: 80 };
/** The white border of the picture. */
const EDGE = 10;

const TITLE = { width: FRAME_AT.left - MARGIN - 32, height: 440, largest: 92 };
const LINE_HEIGHT = 1.12;

/** Short words that no line may end with. */
const LEANING = /(?<=^|[ \u00a0])(à|au|aux|de|des|du|en|et|la|le|les|ou|un|une) /giu;

/** Hyphenated words start a line, so that they are not broken at the hyphen. */
const HYPHENATED = / (?=\S*\p{L}-\p{L})/gu;

const bound = (title: string) => title.replace(LEANING, '$1\u00a0').replace(HYPHENATED, '\n');

/** The estimated width of a text, in em; rather too wide. */
const getWidth = (text: string): number =>
  Array.from(text, (letter) => {
    if (/[mwœ]|\p{Lu}/u.test(letter)) return 0.82;
    return /[fijlt.,:;!’'\s]/.test(letter) ? 0.36 : 0.57;
  }).reduce((sum, width) => sum + width, 0);

/** The font size at which the title and its longest word fit. */
function getSize(title: string): number {
  const longestWord = Math.max(...title.split(/[ \n]/).map(getWidth));
  // Lines are not filled to their ends.
  const area = (TITLE.width * TITLE.height) / (getWidth(title) * LINE_HEIGHT * 1.6);
  return Math.floor(Math.min(TITLE.largest, TITLE.width / longestWord, Math.sqrt(area)));
}

const at = (left: number, top: number) => ({ position: 'absolute', left, top }) as const;

const sized = (width: number, height: number) => ({ width, height });

/** A repeated background image. */
const tiled = (picture: string, width: number, height: number) => ({
  backgroundImage: `url(${picture})`,
  backgroundSize: `${width}px ${height}px`,
});

/** Draws a preview, as PNG. */
export async function drawPreview(shown: Shown, material: Material): Promise<Buffer> {
  const { title, tone } = shown;
  const { siteName, face, logo, pattern, band, colour } = material;
  const { width, height } = PREVIEW_SIZE;
  const words = bound(title);
  const cloth = { ...at(0, 0), ...sized(width, height - BAND), ...tiled(pattern, TILE, TILE) };
  const strip = { ...at(0, height - BAND), ...sized(width, BAND), ...tiled(band, 2 * BAND, BAND) };
  const edge = `${EDGE}px solid ${colour('paper')}`;
  const picture = {
    ...at(FRAME_AT.left - EDGE, FRAME_AT.top - EDGE),
    ...sized(FRAME.width + 2 * EDGE, FRAME.height + 2 * EDGE),
  };
  const heading = { ...at(MARGIN, 145), ...sized(TITLE.width, TITLE.height), display: 'flex' };
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        ...sized(width, height),
        background: colour(`ground-${tone}`),
        color: colour('ink'),
        fontFamily: 'titles',
        letterSpacing: '-0.024em',
      }}
    >
      <div style={{ ...cloth, opacity: 0.07 }} />
      <div style={strip} />
      <img
        alt=""
        src={await framed(shown)}
        style={{ ...picture, border: edge, borderRadius: 50 }}
      />
      <img alt="" src={logo} style={{ ...at(MARGIN, MARGIN - 4), ...sized(72, 72) }} />
      <div style={{ ...at(MARGIN + 90, MARGIN + 8), fontSize: 38 }}>{siteName}</div>
      <div
        style={{
          ...heading,
          alignItems: 'center',
          lineHeight: LINE_HEIGHT,
          fontSize: getSize(words),
        }}
      >
        <div style={{ textWrap: 'balance', whiteSpace: 'pre-wrap' }}>{words}</div>
      </div>
    </div>,
    { ...PREVIEW_SIZE, fonts: [{ name: 'titles', data: face, weight: 400 }] },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** Crops the picture to its frame; of photographs, faces stay in view. */
async function framed({ picture, isPhoto }: Shown): Promise<string> {
  const position = isPhoto ? 'attention' : 'centre';
  const cropped = sharp(picture)
    .rotate()
    .resize({ ...FRAME, fit: 'cover', position });
  return dataUrl('png', await cropped.png().toBuffer());
}

/** A data URL. */
export const dataUrl = (type: string, content: Buffer): string =>
  `data:image/${type};base64,${content.toString('base64')}`;
