import { PREVIEW_SIZE } from '@/lib/site/previews';
import type { Tint } from '@/lib/content/schemas/looks';
import type { Lettering } from './lettering';

/** What every preview picture is made with. */
export interface Material {
  lettering: Lettering;
  siteName: string;
  /** SVG of the site's own: the logo, the cloth's pattern and the border band. */
  logo: string;
  pattern: string;
  band: string;
  /** The value of a colour token of `app/globals.css`, such as `ink`. */
  colour(token: string): string;
}

/** What one preview picture shows. */
export interface Composition {
  title: string;
  tint: Tint;
  /** An SVG, or a photograph that is made for `PICTURE` already, as the address of its data. */
  picture: { svg: string } | { photo: `data:${string}` };
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { width, height } = PREVIEW_SIZE;
const MARGIN = 52;
const BAND = 24;
/** The wall that the band closes off. */
const WALL = height - BAND;

/**
 * Where the picture stands. A scene loses 60 of its 640 units on either side, where nothing that
 * matters stands: see `illustrations/README.md`.
 */
export const PICTURE: Frame = { x: 664, y: 80, width: 484, height: WALL - 2 * 80 };
const RADIUS = 40;
/** The white edge of the picture. */
const EDGE = 10;

const LOGO: Frame = { x: MARGIN, y: MARGIN - 4, width: 72, height: 72 };
const NAME_SIZE = 38;

const TITLE = {
  width: PICTURE.x - MARGIN - 32,
  lines: 3,
  largest: 92,
  // Messengers show the picture 300 pixels wide: its title is then set in 13 pixels.
  smallest: 54,
};
/** As small as it takes for the longest that the content may hold: see `title` in its fields. */
const LONG_TITLE = { ...TITLE, lines: 4, smallest: 36 };
const LINE_HEIGHT = 1.12;
/** From the baseline of a line to the middle of its small letters, in parts of the size. */
const MIDDLE = 0.27;

/** The cloth's tile, as in the head of each page. */
const TILE = 132;

/**
 * A preview picture as an SVG that holds all it shows: no font, no file and no style is read from
 * elsewhere, so that the text of the SVG alone tells whether two pictures are the same.
 *
 * @throws where the title does not fit: a French sentence.
 */
export function composePreview({ title, tint, picture }: Composition, material: Material): string {
  const { lettering, siteName, logo, pattern, band, colour } = material;
  const ink = colour('ink');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    `<pattern id="preview-cloth" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${place(pattern, { x: 0, y: 0, width: TILE, height: TILE })}</pattern>`,
    `<pattern id="preview-band" y="${WALL}" width="${2 * BAND}" height="${BAND}" patternUnits="userSpaceOnUse">${place(band, { x: 0, y: 0, width: 2 * BAND, height: BAND })}</pattern>`,
    `<clipPath id="preview-frame">${box(PICTURE, RADIUS)}</clipPath>`,
    '</defs>',
    `<g fill="${colour(`wall-${tint}`)}">${box({ x: 0, y: 0, width, height })}</g>`,
    `<g fill="url(#preview-cloth)" opacity="0.07">${box({ x: 0, y: 0, width, height: WALL })}</g>`,
    `<g fill="url(#preview-band)">${box({ x: 0, y: WALL, width, height: BAND })}</g>`,
    `<g fill="${colour('paper')}">${box(grow(PICTURE, EDGE), RADIUS + EDGE)}</g>`,
    `<g clip-path="url(#preview-frame)">${show(picture)}</g>`,
    place(logo, LOGO),
    `<g fill="${ink}">`,
    lettering.draw(
      siteName,
      NAME_SIZE,
      LOGO.x + LOGO.width + 18,
      LOGO.y + LOGO.height / 2 + NAME_SIZE * MIDDLE,
    ),
    drawTitle(title, lettering),
    '</g>',
    '</svg>',
  ].join('\n');
}

/** The title, in the middle between the name and the band. */
function drawTitle(title: string, lettering: Lettering): string {
  const set = lettering.fit(title, TITLE) ?? lettering.fit(title, LONG_TITLE);
  if (!set) {
    throw new Error(
      `« ${title} » : ce titre est trop long pour son image d’aperçu. Raccourcissez-le, ou prenez des mots plus courts.`,
    );
  }
  const lineHeight = set.size * LINE_HEIGHT;
  const middle = (LOGO.y + LOGO.height + WALL) / 2;
  const first = middle - ((set.lines.length - 1) * lineHeight) / 2 + set.size * MIDDLE;
  return set.lines
    .map((line, index) => lettering.draw(line, set.size, MARGIN, first + index * lineHeight))
    .join('');
}

function show(picture: Composition['picture']): string {
  if ('svg' in picture) return place(picture.svg, PICTURE, 'slice');
  const { x, y, width: w, height: h } = PICTURE;
  return `<image x="${x}" y="${y}" width="${w}" height="${h}" href="${picture.photo}"/>`;
}

/** An SVG inside another, in a frame of its own: whole, or filling the frame. */
function place(svg: string, frame: Frame, fit: 'meet' | 'slice' = 'meet'): string {
  const { x, y, width: w, height: h } = frame;
  const position = `x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid ${fit}"`;
  // What stands before the root, such as an XML declaration, may not stand inside a file.
  return svg.replace(/^[^]*?<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '');
    return `<svg ${position}${others}>`;
  });
}

const box = ({ x, y, width: w, height: h }: Frame, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`;

const grow = ({ x, y, width: w, height: h }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});
