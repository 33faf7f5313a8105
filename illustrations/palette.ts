import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8');

type Hex = `#${string}`;

/** A colour of the site's style sheets. */
function token(name: string): Hex {
  const [, value] = new RegExp(`--${name}: (#[\\da-f]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`app/tokens.css has no colour --${name}`);
  return value as Hex;
}

/**
 * The colours of the drawn pictures: those of the site, and what only pictures need. Flat, two tones for
 * each thing: its colour and its shade.
 */
export const colour = {
  ink: token('ink'),
  indigo900: token('indigo-900'),
  indigo800: token('indigo-800'),
  indigo700: token('indigo-700'),
  indigo600: token('indigo-600'),
  indigo400: '#7583D4',
  indigo200: token('indigo-200'),
  indigo100: token('indigo-100'),
  maize600: token('maize-600'),
  maize500: token('maize-500'),
  maize300: token('maize-300'),
  maize100: token('maize-100'),
  toghu600: token('toghu-600'),
  toghu500: token('toghu-500'),
  toghu300: '#F2906E',
  toghu100: token('toghu-100'),
  palm700: token('palm-700'),
  palm600: token('palm-600'),
  palm500: '#3F9B79',
  palm200: '#B5DCC9',
  palm100: token('palm-100'),
  white: token('paper'),
  /** Shade and seams of what is white. */
  whiteShade: '#DCE2F4',
  whiteSeam: '#C2CBE6',
  sky: '#CFE4FA',
  wood: '#9A5B2E',
  woodShade: '#7A4420',
  woodLight: '#E8B676',
  /** Laterite of roads and yards. */
  earth: '#E9C08B',
  earthShade: '#D6A468',
  velvet: '#191430',
} as const;

/** A colour of the pictures by its name, another one, or a cloth. */
export type Fill = keyof typeof colour | Hex | `url(#${string})`;

export const colourOf = (fill: Fill): string =>
  fill in colour ? colour[fill as keyof typeof colour] : fill;

/** Grounds, which the cards of the site continue. */
export const walls = {
  coral: token('ground-coral'),
  mint: token('ground-mint'),
  indigo: token('ground-indigo'),
  palm: token('ground-palm'),
  maize: token('ground-maize'),
  cream: token('ground-cream'),
  sky: token('ground-sky'),
} as const;

export type Wall = keyof typeof walls;

/** One skin: its colour, the shade under chin and cheek, the features, palms and nails, and the lips. */
export interface Skin {
  base: Fill;
  shade: Fill;
  dark: Fill;
  /** Palms and nails. */
  highlight: Fill;
  lips: Fill;
}

/** From darkest to lightest. A scene with several people shows at least two of them. */
export const skins = {
  ebony: {
    base: '#5B3525',
    shade: '#452417',
    dark: '#26110A',
    highlight: '#774A36',
    lips: '#8C3B32',
  },
  mahogany: {
    base: '#754631',
    shade: '#5B3220',
    dark: '#2E160D',
    highlight: '#91604A',
    lips: '#9E443A',
  },
  cocoa: {
    base: '#8C583C',
    shade: '#704128',
    dark: '#371B10',
    highlight: '#A87254',
    lips: '#AC4B40',
  },
  copper: {
    base: '#A56F4B',
    shade: '#875434',
    dark: '#43220F',
    highlight: '#BE8A66',
    lips: '#BB5548',
  },
} as const satisfies Record<string, Skin>;

export type SkinName = keyof typeof skins;

/** Hair: its mass, and the strands drawn on it. */
export const hairColours = {
  black: { base: '#20161B', strand: '#3A2A30' },
  greying: { base: '#ABA7B4', strand: '#E9E7EE' },
  white: { base: '#D3D0D8', strand: '#FFFFFF' },
} as const;

export type HairColour = keyof typeof hairColours;
