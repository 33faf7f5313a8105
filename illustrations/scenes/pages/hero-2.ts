import { limb, line } from '@/illustrations/drawing';
import { clipboard, hills, slide, stethoscope, sun } from '@/illustrations/parts';
import { halfLength, hand, headdress, uniforms } from '@/illustrations/people';

const nurse = halfLength(
  { x: 150, y: 238, scale: 0.98, mouth: 'laugh' },
  { skin: 'cocoa', hair: 'fade' },
  { x: 152, y: 314, build: 'broad', garment: uniforms.nurse },
);

const midwife = halfLength(
  { x: 496, y: 252, scale: 0.96, facing: 'left', eyes: 'open', mouth: 'side' },
  { skin: 'copper', face: 'round', headwear: headdress('hijab', 'maize500', 'maize600') },
  { x: 500, y: 326, garment: uniforms.midwife },
);

const doctor = halfLength(
  { x: 320, y: 196, scale: 1.02, view: 'frontal', eyes: 'open', mouth: 'grin' },
  { skin: 'ebony', hair: 'cornrows', neck: 'slender', earring: 'maize500', drop: true },
  { x: 320, y: 270, scale: 1.06, garment: uniforms.coat('indigo600') },
);

export const hero2 = slide(
  { wall: '#CDE9DC' },
  sun(322, 240, 176),
  hills(310),
  midwife.torso,
  midwife.arm([564, 392], [592, 510], [552, 590]),
  midwife.front,
  nurse.torso,
  clipboard(162, 492, { turn: -7, scale: 0.94 }),
  nurse.arm([76, 378], [40, 530], [138, 540], { pose: 'hold', turn: -8 }),
  nurse.front,
  doctor.torso,
  stethoscope(320, 286, 1, 'toghu600'),
  // One forearm under the other, the hand of the upper one on the sleeve.
  limb([424, 478], [372, 520], [262, 468], 56, 44, 'whiteShade'),
  limb([388, 352], [430, 410], [424, 480], 60, 56, 'white'),
  line('M376 384C386 410 386 436 382 458', 'whiteSeam', 3),
  limb([252, 352], [212, 410], [218, 482], 60, 56, 'white'),
  limb([218, 482], [264, 526], [384, 468], 56, 42, 'white'),
  line(
    'M194 500C214 532 300 528 386 490M264 384C254 410 252 438 256 454 296 468 340 462 382 446',
    'whiteSeam',
    3,
  ),
  hand('ebony', 'resting', [395, 465], { turn: -20 }),
  line('M381 446 392 489', 'whiteSeam', 6),
  doctor.front,
);
