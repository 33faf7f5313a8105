import { path, rectangle } from '@/illustrations/drawing';
import { leaves } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { curtainedWindow } from '@/illustrations/places';
import { clipboard, heart, plant, stethoscope } from '@/illustrations/things';
import { halfLength, printed, uniforms } from '@/illustrations/people';

const dress = leaves(40, 'maize500', 'toghu500', 'indigo700');

const midwife = halfLength(
  { x: 500, y: 134, scale: 0.94, facing: 'left', tilt: 5 },
  { skin: 'mahogany', face: 'round', hair: 'short', neck: 'slender', earring: 'maize300' },
  { x: 506, y: 216, hands: 0.94, garment: uniforms.midwife },
);

const mother = halfLength(
  { x: 232, y: 138, scale: 0.94, tilt: 8, eyes: 'open', mouth: 'laugh' },
  { skin: 'cocoa', hair: 'braids', neck: 'slender', earring: 'maize500' },
  { x: 232, y: 216, garment: printed('dress', dress, 0.34, 'indigo700', 'toghu600') },
);

export const grossesse = scene(
  { wall: 'indigo', floor: '#B9C3F0', cloths: [dress] },
  curtainedWindow({ x: 44, y: 62, width: 104, height: 144, curtain: 'maize300' }),
  plant(74, 432, 0.78, 'maize500', 'maize600'),
  rectangle(336, 44, 76, 58, 8, 'white'),
  heart(374, 72, 1, 'toghu300'),
  midwife.torso,
  stethoscope(506, 226, 0.9),
  clipboard(526, 404, { turn: 8, scale: 0.66, board: 'indigo800' }),
  midwife.arm([570, 282], [600, 416], [556, 412], 'hold'),
  mother.torso,
  // The round belly under the dress, in front of her.
  path(
    'M148 372C148 318 190 286 246 286 306 286 346 324 346 378 346 436 308 480 246 480 184 480 148 432 148 372Z',
    dress.fill,
  ),
  path(
    'M346 378C346 436 308 480 246 480 196 480 160 448 151 404 176 440 214 452 252 448 300 442 336 416 346 378Z',
    'toghu600',
    { opacity: 0.34 },
  ),
  mother.arm('right', [338, 350], [282, 330], 'resting'),
  midwife.arm([438, 282], [436, 384], [372, 384], { pose: 'resting', turn: 4 }),
  mother.arm('left', [132, 408], [200, 436], 'resting'),
  mother.front,
  midwife.front,
);
