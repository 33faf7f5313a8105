/** Who helps and who is helped in the pictures of first aid: the same people from frame to frame. */
import { uniform } from './clothes';
import { colour } from '@/illustrations/palette';
import { person } from '@/illustrations/people/jointed';

const { coral, maize, palm, indigo } = uniform;

const grave = { view: 'profile', mouth: 'grave', brows: 'straight', eyes: 'open' } as const;
const asleep = { view: 'profile', mouth: 'grave', brows: 'soft', eyes: 'lowered' } as const;

export const helper = person('h', { skin: 'mahogany', ...coral }, { ...grave, hair: 'bun' });
/** The same, who calls. */
export const calling = person(
  'c',
  { skin: 'mahogany', ...coral },
  { ...grave, mouth: 'gasp', hair: 'bun' },
);
export const man = person('m', { skin: 'cocoa', ...maize }, { ...asleep, hair: 'crop' });
export const chokingMan = person(
  'k',
  { skin: 'cocoa', ...palm },
  { ...grave, hair: 'crop', mouth: 'gasp', brows: 'worried' },
);
export const pregnant = person(
  'p',
  { skin: 'copper', ...maize, belly: true },
  { ...grave, hair: 'lowBun', mouth: 'gasp', brows: 'worried' },
);
export const baby = person(
  'b',
  {
    skin: 'cocoa',
    ...palm,
    legs: colour.white,
    legsShade: colour.whiteShade,
    bare: true,
    growth: 0.62,
  },
  { ...grave, age: 'baby', hair: 'crop', brows: 'soft' },
);
export const sleeper = person(
  'w',
  { skin: 'copper', ...palm, shoes: colour.maize500 },
  { ...asleep, hair: 'cornrows' },
);
export const pregnantSleeper = person(
  'q',
  { skin: 'ebony', ...maize, belly: true },
  { ...asleep, hair: 'lowBun' },
);
export const elder = person(
  'e',
  { skin: 'cocoa', ...palm },
  { ...grave, age: 'old', hair: 'crop', brows: 'worried' },
);
export const elderAsleep = person(
  'z',
  { skin: 'cocoa', ...palm },
  { ...asleep, age: 'old', hair: 'crop' },
);
/** Who sits or lies close to us: drawn large. */
export const unwell = person(
  'u',
  { skin: 'ebony', ...indigo },
  { ...grave, hair: 'cornrows', brows: 'worried' },
);
export const spitting = person(
  'x',
  { skin: 'copper', ...indigo },
  { ...grave, hair: 'fade', mouth: 'gasp', brows: 'worried' },
);
export const poisoned = person('y', { skin: 'copper', ...indigo }, { ...asleep, hair: 'fade' });
