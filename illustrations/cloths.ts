import { toColour, type Fill } from './palette';

/**
 * A printed or woven cloth. Fill a shape with `cloth.fill`, and list the cloth in the picture's
 * `cloths`. One patterned garment per person, at most two patterns per scene.
 */
export interface Cloth {
  fill: Fill;
  definition: string;
}

interface Tile {
  id: string;
  size: number;
  grid: number;
  ground: Fill;
}

/** A tile of `size` units, drawn on a grid of `grid` units. A name of a colour becomes that colour. */
function cloth({ id, size, grid, ground }: Tile, ...lines: string[]): Cloth {
  const scale = Math.round((size / grid) * 1000) / 1000;
  const drawing = lines
    .join('')
    .replace(/(?<=(?:fill|stroke)=")\w+/g, (name) => toColour(name as Fill));
  return {
    fill: `url(#${id})`,
    definition:
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
      `<rect width="${size}" height="${size}" fill="${toColour(ground)}"/>` +
      `<g transform="scale(${scale})">${drawing}</g></pattern>`,
  };
}

/** Indigo cloth of the Grassfields with its undyed lozenges and combs. */
export const ndop = (size: number): Cloth =>
  cloth(
    { id: 'n', size, grid: 36, ground: 'indigo700' },
    '<g fill="none" stroke="white" stroke-width="2.4"><path d="M18 3 33 18 18 33 3 18Z"/>',
    '<path d="M18 11 25 18 18 25 11 18Z" fill="white" stroke="none"/>',
    '<path d="M-5 0H5M0-5V5M31 0H41M36-5V5M-5 36H5M0 31V41M31 36H41M36 31V41"/></g>',
  );

/** Wax print with rounds and stars between them. */
export const wax = (size: number, ground: Fill, round: Fill, star: Fill): Cloth =>
  cloth(
    { id: 'w', size, grid: 34, ground },
    `<circle cx="17" cy="17" r="11" fill="${round}"/><circle cx="17" cy="17" r="6.5" fill="${ground}"/>`,
    `<circle cx="17" cy="17" r="3" fill="${star}"/>`,
    `<path d="M0-5 5 0 0 5-5 0ZM34-5 39 0 34 5 29 0ZM0 29 5 34 0 39-5 34ZM34 29 39 34 34 39 29 34Z" fill="${star}"/>`,
  );

/** Wax print with pairs of leaves and berries. */
export const leaves = (size: number, ground: Fill, leaf: Fill, berry: Fill): Cloth =>
  cloth(
    { id: 'l', size, grid: 40, ground },
    `<path d="M6 14C8 5 15 2 20 3 20 10 15 16 6 14ZM26 36C27 27 33 23 39 24 39 31 35 37 26 36Z" fill="${leaf}"/>`,
    `<circle cx="31" cy="10" r="3.2" fill="${berry}"/><circle cx="10" cy="30" r="3.2" fill="${berry}"/>`,
  );

/** Embroidery of the toghu: chevrons in maize, red and white on dark velvet. */
export const toghu = (size: number): Cloth =>
  cloth(
    { id: 't', size, grid: 30, ground: 'velvet' },
    '<g fill="none" stroke-width="3"><path d="M0 9 7.5 2 15 9 22.5 2 30 9" stroke="maize500"/>',
    '<path d="M0 16 7.5 9 15 16 22.5 9 30 16" stroke="toghu500"/>',
    '<path d="M0 25 7.5 18 15 25 22.5 18 30 25" stroke="white"/></g>',
  );

/** Woven bands of the north, across the cloth. */
export const stripes = (size: number, ground: Fill, band: Fill, thread: Fill): Cloth =>
  cloth(
    { id: 's', size, grid: 32, ground },
    `<path d="M0 4H32V12H0Z" fill="${band}"/><path d="M0 17H32M0 27H32" stroke="${thread}" stroke-width="2"/>`,
    `<path d="M0 8H32" stroke="${ground}" stroke-width="2" stroke-dasharray="4 4" stroke-linecap="butt"/>`,
    `<path d="M0 22H32" stroke="${band}" stroke-width="2.5" stroke-dasharray="5 3" stroke-linecap="butt"/>`,
  );
