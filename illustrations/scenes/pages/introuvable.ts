import { circle, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import { hills, scene, sun, wax } from '@/illustrations/parts';
import { figure, printed, trousers } from '@/illustrations/people';

const print = wax(26, 'indigo700', 'maize500', 'white');

/** A blank board on the post, its upper edge at `y`. */
const board = (y: number, length: number, tones: [Fill, Fill], flip = false, turn = 0) =>
  place({ x: 212, y, flip, turn })(
    path(`M-26 0H${length - 24}L${length} 21 ${length - 24} 42H-26Z`, tones[0]),
    path(`M-26 30H${length - 10}L${length - 24} 42H-26Z`, tones[1]),
    circle(0, 17, 4, 'indigo900'),
  );

/** A tuft of tall grass, 116 units high; its foot is at x,y. */
const tuft = (x: number, y: number, scale: number, fill: Fill) =>
  place({ x, y, scale })(
    path(
      'M-34 0C-40-30-52-52-64-66-44-58-30-40-24-18-26-52-34-78-44-98-24-80-12-54-8-22-6-62 2-92 14-116 14-84 14-52 10-20 18-50 32-74 50-90 38-64 32-42 28-16 38-36 50-48 66-56 50-38 42-20 38 0Q2 12-34 0Z',
      fill,
    ),
  );

const FAR_TUFTS = [10, 92, 176, 262, 342, 424, 506, 590] as const;

const lost = figure(
  { x: 528, y: 452, scale: 0.74, facing: 'left', eyes: 'open', mouth: 'soft', tilt: 5 },
  { skin: 'mahogany', hair: 'fade' },
  { garment: printed('dress', print, 0.35), legs: trousers('wood', 'woodShade') },
  { far: [[56, -170], [96, -202], 'hold'], near: [[-96, -284], [-52, -342], 'mitten'] },
);

export const introuvable = scene(
  { wall: 'maize', cloths: [print] },
  sun(432, 96, 42),
  hills(226),
  rectangle(0, 400, 640, 80, 0, 'palm500'),
  // Signpost.
  rectangle(202, 60, 20, 350, 8, 'wood'),
  path('M202 68A8 8 0 0 1 212 60V410H202Z', 'woodShade'),
  board(82, 136, ['maize500', 'maize600']),
  board(134, 132, ['toghu500', 'toghu600'], true, 3),
  board(186, 118, ['indigo600', 'indigo700'], false, 6),
  board(240, 108, ['white', 'whiteShade'], true),
  // The path runs into it and is not seen again.
  ...FAR_TUFTS.map((x, index) => tuft(x, 408, 0.9 + (index % 3) * 0.16, 'palm700')),
  path('M292 480C352 456 382 432 392 402H446C450 430 470 456 500 480Z', 'earth'),
  tuft(392, 416, 0.5, 'palm600'),
  tuft(442, 414, 0.46, 'palm600'),
  ellipse(262, 445, 92, 7, 'palm700'),
  ellipse(526, 452, 52, 7, 'palm700'),
  // Unfolded between the two of them; one corner is eaten.
  path(
    'M372 286 404 276 438 288 470 278 466 344 434 354 402 342 392 345C396 336 386 332 380 336 382 328 376 322 369 325Z',
    'maize100',
  ),
  path('M404 276 438 288 434 354 402 342Z', 'palm200'),
  line('M382 302C398 292 410 314 424 304S446 318 458 300', 'toghu500', 4, { dash: '1 8' }),
  // Goat.
  place({ x: 262, y: 444, scale: 0.92 })(
    path('M-38-50-38-8H-24L-14-50ZM24-54 22-8H36L42-56Z', 'whiteSeam'),
    path('M-70-104C-82-120-94-116-94-100-84-98-76-92-70-86Z', 'whiteSeam'),
    path(
      'M-76-90C-78-112-58-118-30-114 0-110 22-112 38-122 48-130 54-140 58-152L92-132C88-108 76-82 60-66 50-50 34-44 14-42H-42C-66-44-74-64-76-90Z',
      'white',
    ),
    path('M-76-90C-78-112-58-118-30-114-10-112-2-98-12-84-26-66-60-74-76-90Z', 'wood'),
    path({
      white: 'M-62-66-58-8H-44L-34-52ZM40-62 44-8H58L60-70Z',
      woodShade: 'M-59-14H-43L-42 0H-60ZM43-14H59L60 0H42ZM-39-14H-24L-23 0H-40ZM21-14H37L38 0H20Z',
    }),
    path({
      woodShade: 'M78-166C74-190 54-200 40-196 52-188 56-176 62-160Z',
      white:
        'M56-148C56-168 76-178 94-166 106-154 120-146 128-138 134-128 128-118 116-118 98-118 84-122 72-128 62-132 56-138 56-148Z',
      toghu100: 'M116-146C124-142 128-140 130-136 132-126 128-118 116-118 108-124 108-138 116-146Z',
      wood: 'M66-156C46-164 32-156 24-144 40-134 58-136 70-146Z',
      whiteSeam: 'M92-120C88-106 92-96 100-88 104-100 106-110 104-118Z',
    }),
    line('M84-152C88-156 94-156 98-151', 'ink', 3.5),
    line('M104-128C110-126 116-127 120-130', 'ink', 2.5),
  ),
  lost,
  tuft(60, 480, 0.9, 'palm600'),
  tuft(602, 482, 0.8, 'palm600'),
);
