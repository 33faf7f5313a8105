import { readColour, type Hex } from '@/lib/metadata/colour';

/**
 * The colours of the drawn pictures: those of the site, and what only pictures need. Flat, two tones for
 * each thing: its colour and its shade.
 */
export const colour = {
  ink: readColour('ink'),
  indigo900: readColour('indigo-900'),
  indigo800: readColour('indigo-800'),
  indigo700: readColour('indigo-700'),
  indigo600: readColour('indigo-600'),
  indigo400: '#7583D4',
  indigo300: '#A9B4E6',
  indigo200: readColour('indigo-200'),
  indigo100: readColour('indigo-100'),
  maize600: readColour('maize-600'),
  maize500: readColour('maize-500'),
  maize300: readColour('maize-300'),
  maize100: readColour('maize-100'),
  toghu600: readColour('toghu-600'),
  toghu500: readColour('toghu-500'),
  toghu400: '#DB6E4A',
  toghu300: '#F2906E',
  toghu100: readColour('toghu-100'),
  palm700: readColour('palm-700'),
  palm600: readColour('palm-600'),
  palm500: '#3F9B79',
  palm200: '#B5DCC9',
  palm100: readColour('palm-100'),
  white: readColour('paper'),
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
  earthShadow: '#C18F55',
  velvet: '#191430',
  /** Hair and beards. */
  black: '#20161B',
  grey: '#ABA7B4',
  greyLight: '#E9E7EE',
  silver: '#E4E1EA',
  water: '#9CC5F0',
  waterLight: '#D6E8FB',
  /** Screens of instruments. */
  display: '#DDF3E8',
  displayShade: '#D9F2E6',
  mintFloor: '#BFE0D0',
  mintShade: '#C3DFD1',
  palmFloor: '#C6E0D3',
  coralFloor: '#F3B79C',
  apricot: '#F9C9B5',
  papaya: '#F6A95B',
  avocado: '#DDE89A',
} as const;

/** A colour of the pictures by its name, another one, or a cloth. */
export type Fill = keyof typeof colour | Hex | `url(#${string})`;

export const toColour = (fill: Fill): string =>
  fill in colour ? colour[fill as keyof typeof colour] : fill;

/** The second tone of a colour. */
const shades: Partial<Record<Fill, Fill>> = {
  maize500: 'maize600',
  maize300: 'maize500',
  maize100: 'maize300',
  toghu500: 'toghu600',
  toghu300: 'toghu400',
  palm600: 'palm700',
  palm500: 'palm600',
  indigo700: 'indigo800',
  indigo600: 'indigo700',
  indigo400: 'indigo600',
  indigo200: 'indigo300',
  white: 'whiteShade',
};

/** The shade of a thing of one colour. */
export function getShade(fill: Fill): Fill {
  const shade = shades[fill];
  if (!shade) throw new Error(`No shade of ${fill}`);
  return shade;
}

/** Grounds, which the cards of the site continue. */
export const walls = {
  coral: readColour('ground-coral'),
  mint: readColour('ground-mint'),
  indigo: readColour('ground-indigo'),
  palm: readColour('ground-palm'),
  maize: readColour('ground-maize'),
  cream: readColour('ground-cream'),
  sky: readColour('ground-sky'),
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

const skin = (base: Hex, shade: Hex, dark: Hex, highlight: Hex, lips: Hex): Skin => ({
  base,
  shade,
  dark,
  highlight,
  lips,
});

/** From darkest to lightest. A scene with several people shows at least two of them. */
export const skins = {
  ebony: skin('#5B3525', '#452417', '#26110A', '#774A36', '#8C3B32'),
  mahogany: skin('#754631', '#5B3220', '#2E160D', '#91604A', '#9E443A'),
  cocoa: skin('#8C583C', '#704128', '#371B10', '#A87254', '#AC4B40'),
  copper: skin('#A56F4B', '#875434', '#43220F', '#BE8A66', '#BB5548'),
};

export type SkinName = keyof typeof skins;

/** Hair: its mass, and the strands drawn on it. */
export const hairColours = {
  black: { base: colour.black, strand: '#3A2A30' },
  greying: { base: colour.grey, strand: colour.greyLight },
  white: { base: '#D3D0D8', strand: '#FFFFFF' },
} as const;

export type HairColour = keyof typeof hairColours;
