/**
 * The colours of the drawn pictures, those of `app/tokens.css` where both have one. Flat, two tones for each thing: its colour and its
 * shade.
 */
export const colour = {
  ink: '#141A42',
  indigo900: '#141B45',
  indigo800: '#1C2660',
  indigo700: '#26327F',
  indigo600: '#2F3D9C',
  indigo400: '#7583D4',
  indigo200: '#C5CDF1',
  indigo100: '#E5E9FA',
  maize600: '#DD9414',
  maize500: '#F6B42F',
  maize300: '#FBD37C',
  maize100: '#FFF0CC',
  toghu600: '#8F2711',
  toghu500: '#D9492B',
  toghu300: '#F2906E',
  toghu100: '#FDE5DB',
  palm700: '#1B5442',
  palm600: '#2A7A5E',
  palm500: '#3F9B79',
  palm200: '#B5DCC9',
  palm100: '#E1F2EA',
  white: '#FFFFFF',
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

/** Background colours, the same as those of cards in `app/tokens.css`: change both together. */
export const wall = {
  coral: '#FBD9C8',
  mint: '#DCEFE6',
  indigo: '#DDE3FB',
  palm: '#E3F1EA',
  maize: '#FFE9B8',
  cream: '#FFEFC8',
  sky: '#D5E6FA',
} as const;

/** One skin: its colour, the shade under chin and cheek, the features, palms and nails, and the lips. */
export interface Skin {
  base: string;
  shade: string;
  dark: string;
  /** Palms and nails. */
  highlight: string;
  lips: string;
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
