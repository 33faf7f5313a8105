import { ellipse, line, path } from '@/illustrations/drawing';
import { leaves, louvredWindow, scene, stethoscope } from '@/illustrations/parts';
import { halfLength, head, headdress, printed, uniforms } from '@/illustrations/people';

const print = leaves(38, 'indigo700', 'indigo200', 'maize500');

const midwife = halfLength(
  { x: 462, y: 146, scale: 0.94, facing: 'left', tilt: 5, eyes: 'lowered', mouth: 'laugh' },
  { skin: 'cocoa', hair: 'lowBun', neck: 'slender', earring: 'maize500' },
  { x: 464, y: 216, build: 'slim', scale: 0.98, arms: 0.96, garment: uniforms.midwife },
);
const baby = head(
  { x: 324, y: 349, scale: 0.62, facing: 'left', tilt: -58, eyes: 'lowered', mouth: 'soft' },
  { skin: 'mahogany', age: 'baby', hair: 'fuzz' },
);

const motherWears = headdress('tallFoulard', print.fill, 'indigo900', 'maize500');
const mother = halfLength(
  { x: 238, y: 168, scale: 0.96, tilt: 10, eyes: 'lowered', mouth: 'smile' },
  { skin: 'mahogany', face: 'round', neck: 'slender', earring: 'maize500', headwear: motherWears },
  { x: 236, y: 240, scale: 0.98, garment: printed('dress', print, 0.3, 'maize500', 'ink') },
);

export const prioriteMeres = scene(
  { wall: 'mint', floor: 'mintFloor', floorTop: 440, cloths: [print] },
  louvredWindow({ x: 48, y: 84, width: 92, height: 132 }),
  // The first clothes of the child, on a line along the wall.
  line('M0 30C210 56 430 56 640 24', 'woodShade', 3),
  path({
    toghu300: 'M350 50H360C364 58 374 58 378 50H388L406 66 395 78 388 71V102H350V71L343 78 332 66Z',
    maize500: 'M550 38H568V70C568 82 550 82 550 70ZM586 35H604V68C604 80 586 80 586 68Z',
  }),
  line('M354 44V54M384 44V54M559 31V42M595 27V39', 'wood', 4),
  midwife.torso,
  // Chair back.
  path('M108 480V290C108 226 150 200 232 200 314 200 356 226 356 290V480Z', 'maize500'),
  path('M108 480V290C108 226 150 200 232 200 176 210 140 240 138 300V480Z', 'maize600'),
  mother.torso,
  mother.arm('right', [354, 399], [256, 425], 'mitten'),
  // The child lies in the bend of her arm, wrapped in a white cloth up to the chin.
  ellipse(326, 350, 45, 43, 'whiteShade'),
  baby.front,
  path({
    white:
      'M318 308C300 322 290 340 294 356 298 372 308 384 324 392 300 404 266 416 236 424 206 432 178 430 172 408 168 382 196 366 226 348 256 328 288 310 318 308Z',
    whiteShade:
      'M312 387 324 392C300 404 266 416 236 424 206 432 178 430 172 408 200 416 262 400 312 387Z',
  }),
  line('M290 346C280 352 268 364 262 378M294 362C288 370 284 378 282 386', 'whiteSeam', 3),
  mother.arm('left', [130, 396], [190, 396], { pose: 'resting', turn: -12 }),
  midwife.arm('right', [556, 400], [542, 500]),
  midwife.arm('left', [426, 398], [374, 412], { pose: 'resting', smooth: true }),
  stethoscope(464, 228, 0.9),
  mother.front,
  midwife.front,
);
