import { circle, draw, limb, line, path, place, rectangle } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { armchair, ndop, pictureFrame, scene, stool, wax } from '@/illustrations/parts';
import { halfLength, hand, plain, printed, uniforms } from '@/illustrations/people';

const hanging = ndop(40);
const print = wax(30, 'toghu500', 'maize500', 'white');

const carer = halfLength(
  { x: 500, y: 140, scale: 0.92, facing: 'left', tilt: 8, eyes: 'lowered', mouth: 'smile' },
  { skin: 'ebony', hair: 'short', neck: 'slender' },
  { x: 508, y: 210, scale: 0.98, garment: uniforms.carer },
);

const ladyDress = printed('dress', print, 0.3, 'indigo700');
const lady = halfLength(
  { x: 276, y: 176, scale: 0.92, facing: 'left', tilt: 8, eyes: 'lowered', mouth: 'grin' },
  { skin: 'cocoa', age: 'old', face: 'round', hair: 'afro', earring: 'maize500' },
  { x: 280, y: 246, build: 'broad', scale: 0.9, arms: 0.92, garment: ladyDress },
);

const boy = halfLength(
  { x: 132, y: 284, scale: 0.8, tilt: 8, eyes: 'lowered', mouth: 'side' },
  { skin: 'mahogany', age: 'child', hair: 'fade' },
  { x: 128, y: 332, scale: 0.84, garment: plain('dress', 'indigo600', 'maize500') },
);

export const blogConfort = scene(
  { wall: 'coral', floor: 'coralFloor', floorTop: 440, cloths: [hanging, print] },
  // Wall cloth.
  rectangle(64, 50, 112, 176, 0, hanging.fill),
  line('M66 231H176', 'indigo700', 10, { dash: '3 9', buttCaps: true }),
  line('M60 50H180', 'wood', 9),
  // A transistor radio on its board, its aerial drawn out.
  place({ x: 364, y: 112 })(
    rectangle(-54, 0, 130, 9, 4, 'wood'),
    line('M-24-42-40-70', 'indigo800', 3),
    rectangle(-36, -44, 72, 44, 8, 'indigo700'),
    circle(-15, -22, 13, 'indigo200'),
    rectangle(6, -34, 22, 8, 3, 'maize300'),
    circle(17, -14, 5, 'toghu500'),
  ),
  // Two of the family, in the frame beside the radio.
  pictureFrame(
    417,
    86,
    44,
    52,
    draw(
      path('M-14 18C-14 4 0 4 0 18ZM-2 18C-2 2 14 2 14 18Z', 'maize500'),
      circle(-6, 2, 5, skins.mahogany.base),
      circle(6, -3, 6, skins.ebony.base),
    ),
    'toghu500',
  ),
  armchair(276, 500, 0.98, 'maize500', 'maize600'),
  carer.torso,
  lady.torso,
  lady.arm('right', [370, 400], [304, 424], 'mitten'),
  // It goes on behind the boy, to the hand on his shoulder.
  limb([206, 364], [200, 396], [150, 394], 40, 28, skins.cocoa.base),
  limb([222, 304], [210, 336], [206, 376], 54, 46, print.fill),
  line('M184 376Q205 392 228 378', 'indigo700', 6),
  boy.torso,
  hand('cocoa', 'resting', [80, 384], { turn: 8, scale: 0.84 }),
  // Open book.
  path('M92 422 196 414 200 476 96 484Z', 'palm500'),
  path(
    'M146 420C130 410 112 412 96 416L100 474C116 468 134 470 149 478 164 468 180 464 196 467L192 409C176 406 160 410 146 420Z',
    'white',
  ),
  line('M146 420 149 478', 'whiteSeam', 3),
  line('M94 462 108 455M196 455 184 450', skins.mahogany.base, 10),
  boy.front,
  lady.front,
  stool(384, 514),
  line('M383 330C381 350 381 370 381 392', 'woodShade', 4),
  // Teacup.
  line('M400 398C416 394 416 414 398 412', 'white', 5),
  path('M362 388H402C402 406 398 420 390 424H374C366 420 362 406 362 388Z', 'white'),
  path('M362 388H374C372 406 372 416 378 424H374C366 420 362 406 362 388Z', 'whiteSeam'),
  // Teapot.
  place({ x: 446, y: 334, turn: -18 })(
    line('M32-22C76-32 74 30 28 20', 'indigo700', 8),
    path('M-32 4C-52 0-50-18-66-24L-58-32C-42-26-42-14-28-12Z', 'indigo600'),
    path('M-34-18C-34-34 34-34 34-18 42 8 34 28 22 32H-22C-34 28-42 8-34-18Z', 'indigo600'),
    path('M-34-18C-26-30-14-30-14-30-24-8-18 20-8 32H-22C-34 28-42 8-34-18Z', 'indigo700'),
    circle(0, -34, 7, 'maize500'),
  ),
  carer.arm('right', [594, 386], [530, 344], 'grip'),
  carer.front,
);
