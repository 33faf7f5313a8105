import { optimize } from 'svgo';
import type { Cloth } from './cloths';
import { clip, draw, type Drawing, rectangle } from './drawing';
import { type Fill, type Wall, walls } from './palette';

/** A drawing that a picture shows several times, by `<use href="#id">`. */
export interface Definition {
  id: string;
  drawing: Drawing;
}

/** One picture of the site. */
export interface Illustration {
  /** The view box. */
  view: readonly [x: number, y: number, width: number, height: number];
  /** Radius of the corners, in units; 0 if the page rounds them. */
  radius?: number;
  /** The patterns that its drawings use. */
  cloths?: readonly Cloth[];
  /** Those whose head is defined once, for several poses. */
  people?: readonly { definition: Definition }[];
  /** Parts that a page can show alone, as `name.svg#id`. */
  parts?: readonly { id: string; box: readonly [number, number, number, number] }[];
  body: Drawing;
}

type Parts = Pick<Illustration, 'cloths' | 'people'>;

interface Room extends Parts {
  /** The colour of the wall, which the card on the site continues. */
  wall: Wall;
  floor?: Fill;
  /** Where the floor begins. */
  floorTop?: number;
}

/**
 * A picture of services, articles, and bands of the pages: a room, and its drawings, the last on top.
 */
export const scene = (
  { wall, floor, floorTop = 424, ...parts }: Room,
  ...drawings: Drawing[]
): Illustration => ({
  ...parts,
  view: [0, 0, 640, 480],
  body: draw(
    rectangle(0, 0, 640, 480, 0, walls[wall]),
    floor && rectangle(0, floorTop, 640, 480 - floorTop, 0, floor),
    ...drawings,
  ),
});

/**
 * A slide of the home page: taller than a scene, with its own round corners. Its wall is no ground
 * of a card.
 */
export const slide = (
  { wall, floor, ...parts }: Parts & { wall: Fill; floor?: Fill },
  ...drawings: Drawing[]
): Illustration => ({
  ...parts,
  view: [0, 40, 640, 520],
  radius: 44,
  body: draw(
    rectangle(0, 40, 640, 520, 0, wall),
    floor && rectangle(0, 500, 640, 60, 0, floor),
    ...drawings,
  ),
});

/** The maximum size of a file, in bytes: illustrations may be the LCP image. */
export const MAX_BYTES = 12 * 1024;

/** The same for a picture of up to seven frames and a sign, compressed as hosts send it. */
export const MAX_GZIP_BYTES = 8 * 1024;

/** Renders an illustration as a small SVG file. The output is deterministic: a test compares it. */
export function render(illustration: Illustration): string {
  const { view, radius = 0, cloths = [], people = [], parts = [], body } = illustration;
  const [x, y, width, height] = view;
  const definitions = [
    ...cloths.map((cloth) => cloth.definition),
    ...people.map(({ definition: { id, drawing } }) => `<g id="${id}">${drawing}</g>`),
  ].join('');
  const views = parts
    .map(({ id, box }) => `<view id="${id}" viewBox="${box.join(' ')}"/>`)
    .join('');
  const content = radius ? clip('k', roundedBox(view, radius))(body) : body;
  // Of a part, WebKit takes the ratio from the root (2.50). A sign has another one, and fills a box.
  const [part] = parts;
  const size = part ? ` width="${part.box[2]}" height="${part.box[3]}"` : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="${x} ${y} ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
    `${definitions && `<defs>${definitions}</defs>`}${views}${content}</svg>`;
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Patterns are referenced by id.
            cleanupIds: false,
            // It would remove `stroke-linecap="butt"`, which the root overrides.
            removeUnknownsAndDefaults: false,
            // Whole units: a scene is 640 of them wide, and 330 pixels on a phone.
            convertPathData: { floatPrecision: 0 },
            cleanupNumericValues: { floatPrecision: 1 },
          },
        },
      },
    ],
  }).data;
}

function roundedBox([x, y, width, height]: Illustration['view'], r: number): string {
  const [h, v] = [width - 2 * r, height - 2 * r];
  const corner = (toX: number, toY: number): string => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  return `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}Z`;
}
