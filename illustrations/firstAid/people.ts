/** Who helps and who is helped in the pictures of first aid: the same people from frame to frame. */
import { createArm } from '@/illustrations/people/arm';
import { clothes, person } from '@/illustrations/people/jointed';

const coral = clothes('toghu500', 'toghu600', 'maize300', 'indigo600', 'indigo800');
const maize = clothes('maize500', 'maize600', 'maize100', 'indigo800', 'indigo900');
const palm = clothes('palm600', 'palm700', 'palm200', 'indigo800', 'indigo900');
const indigo = clothes('indigo600', 'indigo700', 'indigo200', 'indigo800', 'indigo900');

const grave = { view: 'profile', mouth: 'grave', brows: 'straight', eyes: 'open' } as const;
const afraid = { ...grave, mouth: 'gasp', brows: 'worried' } as const;
const asleep = { ...grave, brows: 'soft', eyes: 'lowered' } as const;

export const helper = person('h', 'mahogany', coral, { ...grave, hair: 'bun' });
/** The same, who calls. */
export const calling = person('c', 'mahogany', coral, { ...grave, mouth: 'gasp', hair: 'bun' });
/** Her arm where only that is seen. */
export const helperArm = createArm({
  skin: 'mahogany',
  sleeve: { fill: coral.top, cuff: coral.trim, length: 'short' },
});

export const man = person('m', 'cocoa', maize, { ...asleep, hair: 'crop' });
export const chokingMan = person('k', 'cocoa', palm, { ...afraid, hair: 'crop' });
export const pregnant = person(
  'p',
  'copper',
  { ...maize, belly: true },
  { ...afraid, hair: 'lowBun' },
);
export const baby = person(
  'b',
  'cocoa',
  { ...palm, legs: 'white', legsShade: 'whiteShade', bare: true, growth: 0.62 },
  { ...grave, age: 'baby', hair: 'crop', brows: 'soft' },
);
export const sleeper = person(
  'w',
  'copper',
  { ...palm, shoes: 'maize500' },
  { ...asleep, hair: 'cornrows' },
);
export const pregnantSleeper = person(
  'q',
  'ebony',
  { ...maize, belly: true },
  { ...asleep, hair: 'lowBun' },
);
const old = { age: 'old', hair: 'crop' } as const;
export const elder = person('e', 'cocoa', palm, { ...grave, ...old, brows: 'worried' });
export const elderAsleep = person('z', 'cocoa', palm, { ...asleep, ...old });
/** Who sits or lies close to us: drawn large. */
export const unwell = person('u', 'ebony', indigo, {
  ...grave,
  hair: 'cornrows',
  brows: 'worried',
});
export const spitting = person('x', 'copper', indigo, { ...afraid, hair: 'fade' });
export const poisoned = person('y', 'copper', indigo, { ...asleep, hair: 'fade' });
