/** Who helps and who is helped in the pictures of first aid: the same people from frame to frame. */
import type { Point } from '@/illustrations/drawing';
import { createArm } from '@/illustrations/people/arm';
import { clothes, person } from '@/illustrations/people/jointed';

const coral = clothes('toghu500', 'toghu600', 'maize300', 'indigo600', 'indigo800');
const maize = clothes('maize500', 'maize600', 'maize100', 'indigo800', 'indigo900');
const lilac = clothes('indigo400', 'indigo600', 'indigo200', 'indigo800', 'indigo900');
const peach = clothes('toghu300', 'toghu400', 'maize100', 'indigo600', 'indigo800');
const indigo = clothes('indigo600', 'indigo700', 'indigo200', 'indigo800', 'indigo900');

const grave = { view: 'profile', mouth: 'grave', brows: 'straight', eyes: 'open' } as const;
const worried = { ...grave, brows: 'worried' } as const;
const afraid = { ...worried, mouth: 'gasp' } as const;
const asleep = { ...grave, brows: 'soft', eyes: 'lowered' } as const;

export const helper = person('h', 'mahogany', coral, { ...grave, hair: 'bun' });
/** Who takes turns with her. */
export const second = person('s', 'copper', peach, { ...grave, hair: 'fade' });
/** The same, who calls. */
export const calling = person('c', 'mahogany', coral, { ...grave, mouth: 'gasp', hair: 'bun' });
/** Her arm where only that is seen. */
export const helperArm = createArm({
  skin: 'mahogany',
  sleeve: { fill: coral.top, cuff: coral.trim, length: 'short' },
});

export const man = person('m', 'cocoa', maize, { ...asleep, hair: 'crop' });
/** On his back, the head left. */
export const lying = (hip: Point, whom = man) =>
  whom.pose(
    { hip, scale: 1.25, torso: 180, head: 180 },
    { near: [16, -2] },
    { far: { angles: [-3, 2], end: -86 }, near: { angles: [0, 2], end: -86 } },
  ).all;
export const chokingMan = person('k', 'cocoa', maize, { ...afraid, hair: 'crop' });
export const pregnant = person(
  'p',
  'copper',
  { ...lilac, belly: true },
  { ...afraid, hair: 'lowBun' },
);
export const pregnantSleeper = person(
  'q',
  'ebony',
  { ...maize, belly: true },
  { ...asleep, hair: 'lowBun' },
);
const small = {
  ...lilac,
  legs: 'white',
  legsShade: 'whiteShade',
  bare: true,
  growth: 0.62,
} as const;
const babyFace = { ...grave, age: 'baby', hair: 'crop', brows: 'soft' } as const;
export const baby = person('b', 'cocoa', small, babyFace);
export const asleepBaby = person(
  'i',
  'cocoa',
  { ...small, growth: 0.45 },
  { ...babyFace, eyes: 'lowered' },
);
export const asleepChild = person(
  'd',
  'copper',
  { ...indigo, growth: 0.7 },
  { ...asleep, age: 'child', hair: 'crop' },
);
const inSandals = { ...lilac, shoes: 'maize500' } as const;
export const sleeper = person('w', 'copper', inSandals, { ...asleep, hair: 'cornrows' });
const old = { age: 'old', hair: 'crop' } as const;
export const elder = person('e', 'cocoa', lilac, { ...worried, ...old });
export const elderAsleep = person('z', 'cocoa', lilac, { ...asleep, ...old });
/** Who sits or lies close to us: drawn large. */
export const unwell = person('u', 'ebony', indigo, { ...worried, hair: 'cornrows' });
export const unwellAsleep = person('v', 'ebony', indigo, { ...asleep, hair: 'cornrows' });
export const spitting = person('x', 'copper', indigo, { ...afraid, hair: 'fade' });
export const poisoned = person('y', 'copper', indigo, { ...asleep, hair: 'fade' });
