import { draw, line, path, place, rectangle } from '@/illustrations/drawing';
import { ndop } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { hills, house, louvredWindow, palmTree, road, sun } from '@/illustrations/places';
import { heart } from '@/illustrations/things';
import { figure, headdress, printed, trousers, uniforms } from '@/illustrations/people';

const dress = ndop(34);

/** The house is drawn around the middle of its veranda floor, which lies at 0,0. */
const clinic = draw(
  rectangle(-180, -132, 360, 132, 0, 'white'),
  rectangle(-180, -38, 360, 38, 0, 'palm200'),
  rectangle(-180, -132, 360, 22, 0, 'whiteShade'),
  path('M-212-128-164-204H164L212-128Z', 'toghu500'),
  path('M-212-128-205-140H205L212-128Z', 'toghu600'),
  line('M-142-188-158-158M142-188 158-158M-112-188-122-164M112-188 122-164', 'toghu600', 3),
);

const windows = draw(
  ...[-156, 106].map((x) => louvredWindow({ x, y: -98, width: 50, height: 60, frame: 'palm600' })),
);

/** Both wings stand open. */
const doorway = draw(
  rectangle(-40, -114, 80, 114, 0, 'maize300'),
  path('M-40-114-22-108V0H-40ZM40-114 22-108V0H40Z', 'woodShade'),
  line('M-40 0V-114H40V0', 'wood', 7, { buttCaps: true }),
);

/** The gable over the door, with the heart of the centre. */
const porch = draw(
  path('M-72-126 0-190 72-126Z', 'white'),
  heart(0, -150, 0.8),
  path('M-96-128 0-214 96-128H74L0-194-74-128Z', 'toghu600'),
  rectangle(-84, -126, 12, 126, 0, 'white'),
  rectangle(72, -126, 12, 126, 0, 'white'),
  path('M-84-126H-78V0H-84ZM72-126H78V0H72Z', 'whiteSeam'),
);

/** A low step, and a wheelchair ramp with its rail. */
const entrance = draw(
  rectangle(-190, 0, 380, 26, 0, 'indigo200'),
  rectangle(-190, 0, 380, 8, 0, 'indigo100'),
  rectangle(-60, 8, 120, 9, 0, 'indigo100'),
  rectangle(-60, 17, 120, 8, 0, 'indigo200'),
  rectangle(-68, 24, 136, 9, 0, 'indigo100'),
  rectangle(-68, 33, 136, 6, 0, 'indigo200'),
  path('M84 0H104L182 34V40H84Z', 'indigo400'),
  path('M84 0H108L190 36 180 40 104 10H84Z', 'white'),
  line('M88 0V-26H110L184 6V34M110-26V4M147-10V20', 'palm600', 5),
);

const visitor = figure(
  { x: -56, y: 3, scale: 0.27, pose: 'walking' },
  { skin: 'cocoa', age: 'old', headwear: headdress('lowFoulard', 'maize500', 'maize600') },
  { garment: printed('dress', dress, 0.35), legs: 'wrapper', shoes: 'toghu600' },
  { near: [[0, -172], [64, -196], 'mitten'] },
);

const carer = figure(
  { x: 8, y: 3, scale: 0.28, facing: 'left', mouth: 'laugh' },
  { skin: 'ebony', hair: 'bun', neck: 'slender' },
  { garment: uniforms.carer, legs: trousers('palm600', 'palm700') },
  { near: [[14, -168], [76, -196], 'offered'] },
);

/** Half of the open gate, at the left: wall, iron leaf and pillar. */
const gateWing = draw(
  rectangle(-40, 356, 110, 108, 0, 'toghu300'),
  rectangle(-40, 350, 110, 12, 4, 'white'),
  path('M78 322 122 338V432L78 454Z', 'palm600'),
  line('M90 328V446M101 332V440M112 336V434', 'palm700', 4),
  path('M78 378 122 382V392L78 392Z', 'palm700'),
  rectangle(42, 308, 40, 158, 0, 'toghu300'),
  rectangle(42, 308, 14, 158, 0, 'toghu400'),
  rectangle(34, 298, 56, 14, 5, 'white'),
);

export const centre = scene(
  { wall: 'sky', cloths: [dress] },
  sun(104, 82, 38),
  hills(146, { bottom: 400 }),
  house(48, 236, 0.5),
  palmTree(574, 376, 1.3),
  road(364),
  place({ x: 320, y: 358, scale: 1.1 })(clinic, windows, doorway, carer, visitor, porch, entrance),
  path('M246 400H394L496 480H144Z', '#F3D3A6'),
  gateWing,
  place({ x: 640, y: 0, flip: true })(gateWing),
  // In flower over the wall: bracts in two tones along its branches.
  path(
    'M-20 430V262C-12 240 10 232 24 240 34 226 58 226 66 240 84 236 98 248 96 262 112 264 118 284 106 294 92 300 76 296 62 298 44 302 36 316 38 332 46 344 42 360 32 366 36 386 26 402 12 400 8 420-8 432-20 430Z',
    'palm700',
  ),
  line(
    'M-4 270C10 250 36 244 62 250M-6 300C10 270 50 262 88 268M-4 332C6 304 24 288 46 284M-4 362C6 340 16 330 26 322M-6 394C4 376 14 364 24 352M-4 416 14 388M72 284 104 280',
    '#C93A74',
    14,
    { dash: '0 18' },
  ),
  line(
    'M2 288C16 262 50 254 82 256M-2 318C8 292 30 276 64 276M-2 348C8 324 22 308 32 306M0 378 22 344M84 278 98 272',
    '#E8709C',
    11,
    { dash: '0 22' },
  ),
);
