import { circle, draw, ellipse, limb, line, path } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { hangingCloth, scene, stripes, table, wax } from '@/illustrations/parts';
import { halfLength, hand, head, printed, uniforms } from '@/illustrations/people';

const print = wax(30, 'maize500', 'toghu500', 'indigo700');
const woven = stripes(34, 'toghu600', 'maize500', 'toghu300');

const midwife = halfLength(
  { x: 488, y: 168, scale: 0.94, facing: 'left', tilt: 12, eyes: 'open', mouth: 'smile' },
  {
    skin: 'ebony',
    face: 'round',
    hair: 'bun',
    hairColour: 'greying',
    neck: 'slender',
    glasses: 'indigo800',
  },
  { x: 490, y: 242, garment: uniforms.midwife },
);
const baby = head(
  { x: 254, y: 322, scale: 0.64, tilt: -64, eyes: 'open' },
  { skin: 'mahogany', age: 'baby', hair: 'fuzz' },
);

const mother = halfLength(
  { x: 166, y: 166, scale: 0.94, tilt: 10, eyes: 'lowered', mouth: 'laugh' },
  { skin: 'cocoa', hair: 'locs', neck: 'slender' },
  { x: 163, y: 240, build: 'slim', garment: printed('dress', print, 0.26, 'indigo700') },
);

const { base, shade } = skins.mahogany;

/** A baby scale: the tray, the foot, and the dial between them. */
const scale = {
  behind: draw(
    ellipse(330, 350, 124, 18, 'whiteShade'),
    path('M226 346C280 334 380 334 434 346L426 364H234Z', 'palm200'),
  ),
  front: draw(
    path({
      indigo600: 'M258 430 268 384H392L402 430Z',
      indigo700: 'M258 430 268 384H292L288 430Z',
      white:
        'M206 350C212 378 244 392 280 392H380C416 392 448 378 454 350 420 366 240 366 206 350Z',
      whiteShade:
        'M222 370C238 384 260 392 280 392H380C400 392 422 384 438 370 400 382 260 382 222 370Z',
    }),
    circle(330, 408, 23, 'maize500'),
    circle(330, 408, 17, 'white'),
    line('M330 408 339 398', 'toghu500', 3.5),
  ),
};

export const tradeMidwife = scene(
  { wall: 'sky', cloths: [print, woven] },
  hangingCloth(276, 92, 92, 132, woven.fill, 'toghu600'),
  mother.torso,
  midwife.torso,
  table(396, 480),
  scale.behind,
  // Bent up before her, so that her hand stays over the child without touching it.
  limb(midwife.shoulder('left'), [444, 330], [458, 354], 60, 52, uniforms.midwife.fill),
  line('M436 368Q466 384 482 352', uniforms.midwife.trim, 7),
  limb([446, 374], [436, 324], [394, 294], 38, 25, skins.ebony.base),
  hand('ebony', 'resting', [396, 295], { turn: 188, scale: 0.94 }),
  // On its back in its nappy, an arm and the legs in the air.
  limb([352, 338], [378, 290], [394, 324], 30, 20, shade),
  ellipse(399, 320, 9, 13, shade),
  path({
    [base]: 'M276 326C292 312 330 308 360 318 382 326 386 352 366 362 330 372 290 368 272 350Z',
    white: 'M330 311C352 311 380 320 380 342 380 358 362 366 336 366 326 350 322 328 330 311Z',
    whiteShade: 'M334 356C350 356 368 350 378 336 384 356 362 366 336 366Z',
  }),
  limb([348, 350], [384, 298], [388, 344], 32, 21, base),
  ellipse(393, 345, 10, 13, base),
  limb([296, 330], [318, 326], [320, 290], 24, 17, base),
  circle(321, 284, 11, base),
  line('M316 278V284M322 276V283', shade, 2),
  baby.front,
  scale.front,
  mother.arm('left', [98, 402], [172, 412], 'resting'),
  midwife.arm('right', [580, 396], [502, 411], 'resting'),
  mother.front,
  midwife.front,
);
