import { line, path } from '@/illustrations/drawing';
import { ndop } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import {
  armchair,
  armchairArms,
  clipboard,
  clock,
  hangingCloth,
  plant,
} from '@/illustrations/things';
import { halfLength, headdress, plain, uniforms } from '@/illustrations/people';

const hanging = ndop(34);

const nurse = halfLength(
  { x: 178, y: 142, scale: 0.94, tilt: 7, mouth: 'smile', eyes: 'open' },
  { skin: 'copper', headwear: headdress('hijab', 'indigo800', 'indigo900') },
  { x: 172, y: 212, scale: 0.96, slant: 3, garment: uniforms.nurse },
);

const patientShirt = plain('shirt', 'maize500', 'maize600');
const patient = halfLength(
  { x: 420, y: 172, scale: 0.96, facing: 'left', tilt: 2, mouth: 'laugh', eyes: 'open' },
  { skin: 'ebony', face: 'square', hair: 'fade', beard: 'black' },
  { x: 424, y: 246, build: 'broad', scale: 0.94, hands: 0.95, garment: patientShirt },
);

const chairColours = ['palm600', 'palm700'] as const;

export const prioriteOperes = scene(
  { wall: 'sky', floor: '#B4CEEE', floorTop: 440, cloths: [hanging] },
  clock(318, 84),
  hangingCloth(540, 50, 70, 130, hanging.fill),
  plant(604, 440, 0.66),
  armchair(424, 500, 0.88, ...chairColours),
  patient.torso,
  armchairArms(424, 506, 0.88, ...chairColours),
  // Lap.
  path('M336 480C336 452 356 438 392 438H470C500 438 516 454 516 480Z', 'indigo800'),
  patient.arm('left', [346, 396], [446, 386], { pose: 'mitten', smooth: true }),
  // A white cloth from the neck, around the forearm that rests.
  path({
    white:
      'M436 232C446 232 454 238 457 250L466 368C466 384 460 396 446 400L358 414C342 416 332 406 332 392L340 352C384 334 424 300 436 232Z',
    whiteShade:
      'M332 392C372 392 420 384 465 366V376C464 388 458 398 446 400L358 414C342 416 332 406 332 392Z',
  }),
  line('M350 360C384 344 418 310 440 262', 'whiteSeam', 3),
  patient.arm('right', [540, 402], [498, 446], 'resting'),
  nurse.torso,
  clipboard(160, 424, { turn: -6, scale: 0.72 }),
  nurse.arm('left', [84, 396], [132, 436], 'hold'),
  nurse.arm('right', [270, 376], [330, 404], { pose: 'resting', smooth: true }),
  nurse.front,
  patient.front,
);
