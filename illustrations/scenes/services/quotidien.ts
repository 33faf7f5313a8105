import { limb, line, path } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { bananaPlant, hills, house, scene, sun, toghu, walkingStick } from '@/illustrations/parts';
import { boubou, halfLength, hand, headdress, uniforms } from '@/illustrations/people';

const collar = toghu(22);
const gown = { fill: 'indigo200', shade: 'indigo300' } as const;

const elderWears = headdress('cap', collar.fill, 'velvet', 'white');
const elderBoubou = boubou(collar.fill, gown.fill, 'maize500', gown.fill);
const elder = halfLength(
  { x: 240, y: 150, scale: 0.94, tilt: 3, mouth: 'soft' },
  { skin: 'mahogany', age: 'old', beard: 'silver', headwear: elderWears },
  { x: 240, y: 222, build: 'broad', garment: elderBoubou },
);

const carer = halfLength(
  { x: 412, y: 140, scale: 0.94, facing: 'left', tilt: 5, mouth: 'laugh', eyes: 'open' },
  { skin: 'cocoa', face: 'round', hair: 'cornrows', neck: 'slender', earring: 'toghu500' },
  { x: 418, y: 206, garment: uniforms.carer },
);

export const quotidien = scene(
  { wall: 'coral', cloths: [collar] },
  // The hills at evening, with the houses they walk past.
  sun(330, 150, 118),
  hills(228),
  house(72, 356, 0.9),
  house(572, 350, 0.9),
  bananaPlant(580, 490, 0.72, 'palm500'),
  carer.torso,
  carer.arm([482, 272], [510, 390], [478, 486]),
  elder.torso,
  // The wide sleeve of the gown, down to the hand on the stick.
  walkingStick(112, 392, 90),
  hand('mahogany', 'grip', [126, 400], { turn: 180, scale: 0.95 }),
  path({
    [gown.fill]: 'M146 276C112 300 96 350 100 404 118 420 150 418 166 404 172 372 176 340 172 306Z',
    [gown.shade]:
      'M146 276C112 300 96 350 100 404 108 411 118 414 128 415 122 370 126 316 146 276Z',
  }),
  line('M101 406C118 420 150 418 165 406', 'maize500', 7),
  // The bent arm that carries hers: its hand lies before the body.
  limb([338, 394], [322, 420], [276, 408], 34, 25, skins.mahogany.base),
  hand('mahogany', 'resting', [278, 408], { turn: 186, scale: 0.92 }),
  path({
    [gown.fill]:
      'M322 276C356 300 372 336 366 380 352 396 326 398 310 388 306 356 304 330 306 300Z',
    [gown.shade]:
      'M366 380C372 336 356 300 322 276 340 310 346 350 340 392 350 390 360 386 366 380Z',
  }),
  line('M366 382C352 396 326 398 311 390', 'maize500', 7),
  carer.arm([356, 272], [396, 398], [350, 392], { pose: 'resting', turn: 4 }),
  elder.front,
  carer.front,
);
