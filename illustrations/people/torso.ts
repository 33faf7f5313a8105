/** Bodies from the neck to below the waist, seen from the front. The neck's middle is at x,y. */
import type { Cloth } from '@/illustrations/cloths';
import { draw, type Drawing, group, line, path, place } from '@/illustrations/drawing';
import { type Fill, getShade } from '@/illustrations/palette';
import type { Sleeve } from './arm';
import { type Head } from './head';

export type Build = 'broad' | 'medium' | 'slim' | 'child';

export interface Garment {
  kind: 'coat' | 'tunic' | 'boubou' | 'shirt' | 'dress';
  /** A colour, or a cloth's fill. */
  fill: Fill;
  shade: Fill;
  /** Neckline, seams and cuffs. */
  trim: Fill;
  /** What shows under a coat. */
  inner?: Fill;
  /** The embroidered collar of a boubou. */
  band?: Fill;
  /** Below 1 where the shade lies over a printed cloth. */
  shadeOpacity?: number;
}

export interface TorsoOptions {
  x: number;
  y: number;
  head: Head;
  garment: Garment;
  build?: Build;
  scale?: number;
  /** Degrees by which the shoulders slope: positive lowers the right one. */
  slant?: number;
  /** On which side the shade lies: away from the gaze. */
  shadeSide: 'left' | 'right';
}

interface Measures {
  /** Half the width over the shoulders, arms included. */
  shoulder: number;
  /** How far the shoulders fall from the neck. */
  slope: number;
  waist: number;
  hip: number;
}

const builds: Record<Build, Measures> = {
  broad: { shoulder: 102, slope: 33, waist: 92, hip: 92 },
  medium: { shoulder: 92, slope: 34, waist: 78, hip: 86 },
  slim: { shoulder: 84, slope: 36, waist: 68, hip: 80 },
  child: { shoulder: 70, slope: 26, waist: 60, hip: 66 },
};

/** Where an arm begins, so that its sleeve fills the round of the shoulder. */
export function shoulderPoint(
  {
    x,
    y,
    build = 'medium',
    scale = 1,
    slant = 0,
  }: Pick<TorsoOptions, 'x' | 'y' | 'build' | 'scale' | 'slant'>,
  side: 'left' | 'right',
): [number, number] {
  const { shoulder, slope } = builds[build];
  const offset = (side === 'left' ? -1 : 1) * (shoulder - 30) * scale;
  const lowered = offset * Math.tan((slant * Math.PI) / 180);
  return [Math.round(x + offset), Math.round(y + (slope + 30) * scale + lowered)];
}

/** The sleeve that goes with a garment. */
export const sleeveFor = ({ kind, fill, shade, shadeOpacity, trim }: Garment): Sleeve => ({
  fill,
  cuff: trim,
  // On a print a crease would be lost.
  crease: shadeOpacity ? undefined : shade,
  length: kind === 'coat' || kind === 'boubou' ? 'long' : 'short',
});

type Kind = Garment['kind'];

/** A garment of one colour. */
export const plain = (kind: Kind, fill: Fill, trim: Fill, shade = getShade(fill)): Garment => ({
  kind,
  fill,
  shade,
  trim,
});

/** A boubou of one colour, with its embroidered collar. */
export const boubou = (band: Fill, fill: Fill, trim: Fill, shade?: Fill): Garment => ({
  ...plain('boubou', fill, trim, shade),
  band,
});

/** A garment of a cloth: its shade lies over the print. */
export const printed = (
  kind: Kind,
  { fill }: Cloth,
  shadeOpacity: number,
  trim: Fill = 'maize500',
  shade: Fill = 'indigo900',
): Garment => ({ kind, fill, shade, shadeOpacity, trim });

/** The outline from the left of the neck around the body to its right; the neckline closes it. */
function outline({ shoulder: s, slope, waist, hip }: Measures): string {
  const top = s - 26;
  // A child's short shoulders leave the neck sooner.
  const neckX = Math.min(40, top - 10);
  const neckY = Math.min(19, slope - 14);
  const inner = Math.max(top - 18, 35);
  const half = (sign: number): [string, string] => [
    `${sign * neckX} ${neckY} ${sign * inner} ${slope - 8} ${sign * top} ${slope} `,
    `${sign * (s - 8)} ${slope + 9} ${sign * s} ${slope + 24} ${sign * s} ${slope + 53}`,
  ];
  const [leftTop, leftArm] = half(-1);
  return (
    `M-31-2C${leftTop}${leftArm}C${-s + 2} 150 ${-waist} 180 ${-waist} 230L${-hip} 360H${hip}L${waist} 230` +
    `C${waist} 180 ${s - 2} 150 ${s} ${slope + 53}` +
    `C${s} ${slope + 24} ${s - 8} ${slope + 9} ${top} ${slope} ${inner} ${slope - 8} ${neckX} ${neckY} 31-2`
  );
}

/** The shade down one side of the body. */
function sideShade(
  { shoulder: s, slope, waist, hip }: Measures,
  { shade, shadeOpacity }: Garment,
  side: 'left' | 'right',
): Drawing {
  return path(
    `M${-s} ${slope + 53}C${-s} ${slope + 40} ${-s + 5} ${slope + 28} ${-s + 14} ${slope + 20} ${-s + 20} ${slope + 60} ${-waist + 14} 130 ${-waist + 16} 180` +
      `C${-waist + 18} 240 ${-hip + 20} 300 ${-hip + 22} 360H${-hip}L${-waist} 230C${-waist} 180 ${-s + 2} 150 ${-s} ${slope + 53}Z`,
    shade,
    { opacity: shadeOpacity, transform: side === 'right' ? 'scale(-1 1)' : undefined },
  );
}

interface Cut {
  /** The neckline, which closes the outline. */
  neckline: string;
  /** Lapels, a collar, or the embroidered band of a boubou. */
  collar?: string;
  seams?: string;
  seamWidth?: number;
}

const cuts: Record<Kind, Cut> = {
  coat: {
    neckline: 'C24 50 14 100 0 150-14 100-24 50-31-2Z',
    collar:
      'M-31-2C-41 6-50 16-54 30L-46 54-56 63 0 150C-14 100-26 48-31-2ZM31-2C41 6 50 16 54 30L46 54 56 63 0 150C14 100 26 48 31-2Z',
    seams:
      'M-31-2C-26 48-12 110 0 148 12 110 26 48 31-2M0 150V360M-54 30-46 54-56 63-2 148M54 30 46 54 56 63 2 148',
    seamWidth: 2.5,
  },
  tunic: {
    neckline: 'C31 28 16 54 0 68-16 54-31 28-31-2Z',
    seams: 'M-31 0C-31 30-15 56 0 70 15 56 31 30 31 0',
    seamWidth: 6.5,
  },
  boubou: {
    neckline: 'C31 22 18 36 0 38-18 36-31 22-31-2Z',
    collar:
      'M-31-2-45 17C-45 50-34 70-16 80V186L0 206 16 186V80C34 70 45 50 45 17L31-2C31 22 18 36 0 38-18 36-31 22-31-2Z',
  },
  shirt: {
    neckline: 'C26 24 12 42 0 54-12 42-26 24-31-2Z',
    collar:
      'M-31-4C-42 4-47 14-49 30L-24 54 0 56C-14 42-26 24-31-4ZM31-4C42 4 47 14 49 30L24 54 0 56C14 42 26 24 31-4Z',
    seams: 'M-31-2C-42 6-47 14-49 30L-24 54 0 56 24 54 49 30C47 14 42 6 31-2M0 56V360',
  },
  dress: {
    neckline: 'C30 24 18 38 0 40-18 38-30 24-31-2Z',
    seams: 'M-31 0C-30 26-18 41 0 43 18 41 30 26 31 0',
    seamWidth: 7,
  },
};

function worn(garment: Garment, measures: Measures, side: 'left' | 'right'): Drawing {
  const { kind, fill, trim, inner = 'indigo600', band = trim } = garment;
  const { neckline, collar, seams, seamWidth } = cuts[kind];
  return draw(
    kind === 'coat' &&
      path('M-54 30-30 4C-24 30-12 50 0 60 12 50 24 30 30 4L54 30 30 180H-30Z', inner),
    path(outline(measures) + neckline, fill),
    sideShade(measures, garment, side),
    collar && path(collar, kind === 'boubou' ? band : fill),
    seams && line(seams, trim, seamWidth),
  );
}

/** The skin that shows in the neckline. */
const chest = ({ head }: TorsoOptions): Drawing =>
  path('M-35 20C-28 12-21 0-18-34H18C21 0 28 12 35 20L26 116H-26Z', head.skin.base);

/** What lies behind the head, the chest, the neck and the garment. Arms and `head.front` follow. */
export function torso(options: TorsoOptions): Drawing {
  const { x, y, head, garment, build = 'medium', scale, slant, shadeSide } = options;
  const sloped = group(slant ? `skewY(${slant})` : '');
  return draw(
    head.behind,
    place({ x, y, scale })(chest(options)),
    head.neck,
    place({ x, y, scale })(sloped(worn(garment, builds[build], shadeSide))),
  );
}
