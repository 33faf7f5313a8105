/**
 * Hair, per view. Each style lies on the cranium of `faces.ts`; `behind` is what is drawn
 * behind face and shoulders.
 */
import { circle, draw, type Drawing, ellipse, line, path } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import type { View } from './faces';

interface HairColours {
  base: Fill;
  strand: Fill;
}

export interface HeadCover {
  behind?: Drawing;
  front: Drawing;
}

interface Style {
  /** The mass over the cranium. */
  cap: string;
  /** Of sparse hair. */
  opacity?: number;
  /** Shorn sides, painted under or over the mass. */
  under?: string;
  over?: string;
  /** 2 units wide unless a width is given. */
  strands?: readonly [d: string, width?: number, opacity?: number];
  /** A bun or an afro, behind; and the light on it. */
  behind?: readonly (readonly [cx: number, cy: number, rx: number, ry: number])[];
  light?: string;
  /** Plaits, behind: dark ropes with their turns dashed across. */
  plaits?: string;
  plaitWidth?: number;
  /** A coloured band, or the ties of puffs. */
  band?: string;
  ties?: readonly number[][];
}

/** Draws a style of a view in its colours. */
export function hair(style: Style, { base, strand }: HairColours): HeadCover {
  const [strands, width = 2, opacity] = style.strands ?? [];
  const { plaits, plaitWidth = 12 } = style;
  return {
    behind: draw(
      ...(style.behind ?? []).map((oval) => ellipse(...oval, base)),
      style.light && line(style.light, strand, 3, { opacity: 0.6 }),
      plaits && line(plaits, base, plaitWidth),
      plaits && line(plaits, strand, plaitWidth, { dash: '2 8', buttCaps: true }),
    ),
    front: draw(
      style.under && path(style.under, strand),
      path(style.cap, base, { opacity: style.opacity }),
      style.over && path(style.over, strand),
      strands && line(strands, strand, width, { opacity }),
      ...(style.ties ?? []).map(([x = 0, y = 0]) => circle(x, y, 6, 'toghu500')),
      style.band && line(style.band, 'maize500', 5),
    ),
  };
}

const threeQuarterHair = {
  crop: {
    cap: 'M-40 0C-45-44-24-70 8-70 36-70 51-50 46-26 42-34 36-40 22-42 2-46-17-40-22-24-24-16-25-8-27-2-31-8-37-6-40 0Z',
    strands: ['M-26-42C-18-54-4-61 10-61', 3, 0.7],
  },
  fade: {
    cap: 'M-33-26C-37-46-32-68-14-74 6-80 36-76 46-62 51-52 49-38 46-26 43-34 37-38 24-40 6-43-12-40-20-30-24-22-25-10-28-4-31-8-33-16-33-26Z',
    over: 'M-34-26C-36-14-36-8-38 0-34-6-30-6-27-2-25-12-24-20-20-30Z',
  },
  short: {
    cap: 'M-46 4C-58-20-50-60-22-74 6-88 42-80 52-52 56-42 54-30 48-20 46-30 40-38 28-41 8-46-14-40-20-24-24-14-24-6-27 0-32-8-40-6-46 4Z',
    strands: ['M-34-46C-26-60-10-69 6-70M-38-24C-39-30-38-34-37-38', 4, 0.6],
  },
  afro: {
    behind: [[-2, -26, 66, 60]],
    cap: 'M-46 8C-64-20-52-66-18-76 14-86 52-72 54-38 54-30 52-24 48-18 46-30 38-39 26-41 6-45-14-38-20-22-24-12-24-4-28 2-34-8-42-4-46 8Z',
    strands: ['M-44-52C-32-68-14-76 4-77', 4, 0.6],
  },
  bun: {
    behind: [[-14, -80, 25, 22]],
    light: 'M-28-86C-24-94-14-98-6-96',
    cap: 'M-40 2C-45-42-24-68 8-69 36-69 50-48 45-24 40-38 30-44 16-45-4-46-20-36-24-18-25-10-26-4-28 0-32-6-38-4-40 2Z',
    strands: ['M-31-20C-29-42-14-58-6-66M-20-34C-14-48-4-58 0-64M2-46C2-54 4-62 6-66', 2, 0.7],
    band: 'M-30-63C-22-70-8-72 4-68',
  },
  lowBun: {
    behind: [[-46, 6, 21, 23]],
    light: 'M-58 0C-56-8-50-12-44-12',
    cap: 'M-41 6C-47-42-25-68 8-69 36-69 50-48 45-24 41-40 30-46 14-44-6-40-18-30-23-14-25-8-26-4-28 0-33-6-39-2-41 6Z',
    strands: ['M12-44C-8-50-26-34-34-10M14-52C-6-58-28-44-37-20', 2, 0.7],
  },
  cornrows: {
    plaits: 'M-36-6C-48 14-50 40-44 66M-28-6C-38 16-40 44-34 72',
    cap: 'M-40 4C-45-42-24-68 8-69 36-69 50-48 45-24 40-38 30-44 16-45-4-46-20-36-24-18-25-10-26-4-28 0-33-6-38-4-40 4Z',
    strands: [
      'M-35-8C-34-34-20-54-2-64M-29-10C-26-32-10-50 8-66M-22-24C-14-38 4-48 22-64M4-45C14-48 26-52 34-56',
      2.2,
    ],
  },
  braids: {
    plaits:
      'M-26-30C-58-10-58 40-50 112M-26-30C-44-10-44 40-38 120M-26-30C-30-10-30 40-26 124M34-30C52-10 52 40 46 104',
    plaitWidth: 14,
    cap: 'M-42 14C-48-42-26-72 8-72 40-72 54-48 48-6 46-28 38-44 20-50-2-40-20-26-25-4-26 2-28 4-30 6-34-2-40 2-42 14Z',
    strands: ['M18-50C22-58 22-64 20-70M18-50C0-46-20-32-30-8M16-56C-6-54-26-42-36-14', 2.2],
  },
  locs: {
    plaits: 'M-34-34C-52-14-50 10-48 34M-28-24C-42 0-40 20-38 44M38-34C52-16 50 4 49 26',
    plaitWidth: 13,
    cap: 'M-44 10C-52-40-28-76 8-76 42-76 56-48 49-12 46-28 40-38 28-43 6-48-16-38-22-20-24-12-25-4-28 4-34-4-40 0-44 10Z',
    strands: [
      'M-36 0C-38-30-24-56 4-70M-28-6C-28-30-12-52 16-70M28-43C20-50 16-58 18-68M42-30C44-46 38-58 28-66',
      2.4,
    ],
  },
  puffs: {
    behind: [
      [-38, -52, 27, 26],
      [46, -58, 25, 25],
    ],
    cap: 'M-39 0C-44-42-24-66 8-67 36-67 49-48 45-26 40-38 30-44 16-45-4-46-20-36-24-18-25-10-26-4-28 0-32-6-37-4-39 0Z',
    strands: ['M6-66C8-58 10-52 14-45'],
    ties: [
      [-27, -42],
      [36, -47],
    ],
  },
  balding: { cap: 'M-40 4C-44-14-41-32-34-42-30-28-28-14-27 0-32-6-38-4-40 4Z' },
  fuzz: {
    cap: 'M-35-12C-38-46-18-63 6-63 30-63 46-46 45-24 40-42 24-49 6-47-14-45-27-34-35-12Z',
    opacity: 0.75,
  },
} as const satisfies Record<string, Style>;

const FRONT_CAP =
  'M-41 2C-46-44-28-70 0-70 28-70 46-44 41 2 38-6 36-14 35-24 30-38 18-44 0-44-18-44-30-38-35-24-36-14-38-6-41 2Z';

const frontalHair: Record<string, Style> = {
  crop: {
    cap: 'M-40-4C-46-44-28-70 0-70 28-70 46-44 40-4 38-12 37-18 35-26 32-37 20-42 0-42-20-42-32-37-35-26-37-18-38-12-40-4Z',
    strands: ['M-30-46C-22-56-12-61 0-61', 3, 0.7],
  },
  bun: {
    behind: [[0, -82, 25, 22]],
    light: 'M-14-90C-8-97 4-98 10-94',
    cap: FRONT_CAP,
    strands: [
      'M-32-26C-28-44-16-58-8-65M-14-43C-10-52-6-60-3-66M32-26C28-44 16-58 8-65M14-43C10-52 6-60 3-66',
      2,
      0.7,
    ],
    band: 'M-17-66C-8-71 8-71 17-66',
  },
  cornrows: {
    plaits:
      'M-36 0C-44 20-44 44-38 68M36 0C44 20 44 44 38 68M-28 10C-34 30-34 50-29 74M28 10C34 30 34 50 29 74',
    cap: FRONT_CAP,
    strands: [
      'M-36-16C-36-40-26-56-14-66M-25-36C-22-50-14-60-6-68M-9-44C-8-54-4-62-1-69M9-44C8-54 4-62 1-69M25-36C22-50 14-60 6-68M36-16C36-40 26-56 14-66',
      2.2,
    ],
  },
};

/** The hairline from forehead, around the ear, to the nape, and back over the cranium. */
const SIDE_CAP =
  'M37-42C34-62 14-73-8-73-40-72-58-48-54-18-52-2-46 10-38 20-32 16-26 12-21 12-22 0-18-10-8-11-2-11 3-6 4 2 8-6 9-16 11-24 15-33 25-39 37-42Z';

const profileHair: Record<string, Style> = {
  crop: { cap: SIDE_CAP, strands: ['M-40-36C-34-52-20-62-2-63', 3, 0.7] },
  fade: {
    under:
      'M-48-30C-54-8-46 8-38 18-32 14-26 12-21 12-22 0-18-10-8-11-2-11 3-6 4 2 8-6 10-18 13-28Z',
    cap: 'M38-40C42-62 30-78-8-78-44-78-58-52-52-24-38-22 0-22 12-27 17-34 27-39 38-40Z',
  },
  bun: {
    behind: [[-34, -76, 24, 22]],
    light: 'M-50-80C-46-90-36-94-28-92',
    cap: SIDE_CAP,
    strands: ['M14-30C2-46-14-58-28-64M30-42C14-54-4-62-22-66M-16 2C-30-16-38-38-38-56', 2, 0.7],
    band: 'M-46-58C-42-66-32-70-22-71',
  },
  lowBun: {
    behind: [[-56, 8, 20, 22]],
    light: 'M-68 4C-67-4-62-9-56-10',
    cap: SIDE_CAP,
    strands: ['M14-28C-4-36-30-22-48 2M32-42C4-54-36-44-53-16M-18 8C-26 6-36 8-44 10', 2, 0.7],
  },
  cornrows: {
    plaits: 'M-40-4C-54 16-56 42-50 68M-32 2C-42 20-44 46-38 74',
    cap: SIDE_CAP,
    strands: [
      'M12-26C-6-36-28-22-42 6M19-36C-6-50-36-36-49-2M32-42C2-62-42-52-54-16M-4-72C-24-70-40-60-48-46',
      2.2,
    ],
  },
};

export type HairStyle = keyof typeof threeQuarterHair;

/** The styles drawn for each view. */
export const hairStyles: Record<View, Partial<Record<string, Style>>> = {
  threeQuarter: threeQuarterHair,
  frontal: frontalHair,
  profile: profileHair,
};
