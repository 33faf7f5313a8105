import { circle, line, path, rectangle } from '@/illustrations/drawing';
import { archedWindow, heart, pharmacySign, scene } from '@/illustrations/parts';
import { halfLength, plain, uniforms } from '@/illustrations/people';

const nurse = halfLength(
  { x: 206, y: 132, scale: 0.96, tilt: 8, eyes: 'lowered', mouth: 'soft' },
  { skin: 'copper', hair: 'cornrows', neck: 'slender', earring: 'maize500' },
  { x: 210, y: 208, hands: 0.9, garment: uniforms.nurse },
);

const boy = halfLength(
  { x: 468, y: 206, scale: 0.98, facing: 'left', tilt: 4, eyes: 'open', mouth: 'laugh' },
  { skin: 'ebony', age: 'child', hair: 'crop' },
  { x: 464, y: 262, scale: 0.95, arms: 0.72, garment: plain('dress', 'toghu300', 'white') },
);

export const soins = scene(
  { wall: 'mint', floor: 'mintFloor' },
  rectangle(30, 48, 106, 90, 10, 'white'),
  pharmacySign(83, 93, 0.9),
  archedWindow({ x: 496, y: 44, width: 104, height: 160 }),
  // Chair.
  path('M358 480V330C358 270 398 250 466 250 534 250 576 270 576 330V480Z', 'maize500'),
  path('M576 480V330C576 270 534 250 466 250 508 262 540 290 542 340V480Z', 'maize600'),
  nurse.torso,
  boy.torso,
  path('M394 480C392 436 416 420 464 420 514 420 536 436 536 480Z', 'indigo800'),
  boy.arm([512, 316], [534, 396], [480, 428], 'resting'),
  // The arm rest on which his forearm lies.
  rectangle(246, 404, 172, 76, 24, 'maize500'),
  rectangle(246, 436, 172, 44, 0, 'maize600'),
  boy.arm([416, 316], [410, 394], [308, 390], { pose: 'resting', scale: 0.78 }),
  // The plaster around the boy's forearm, with its heart.
  path('M336 372 374 374 373 404 333 402Z', 'white'),
  line('M344 374 342 401M366 375 365 402', 'whiteSeam', 2.5),
  heart(354, 388, 0.6, 'palm500'),
  // The rest of the bandage, in her hand.
  circle(232, 388, 17, 'white'),
  circle(232, 388, 6, 'whiteSeam'),
  nurse.arm([140, 276], [118, 400], [196, 396], 'hold'),
  nurse.arm([278, 278], [326, 330], [334, 348], { pose: 'resting', turn: -26, thumbDown: true }),
  nurse.front,
  boy.front,
);
