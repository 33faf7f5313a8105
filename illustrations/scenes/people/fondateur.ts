import { circle, line, path, place, rectangle } from '@/illustrations/drawing';
import { plant, scene, table, toghu } from '@/illustrations/parts';
import { halfLength, uniforms } from '@/illustrations/people';

const cloth = toghu(34);

const pose = { x: 320, y: 176, scale: 1.12 } as const;
const body = { x: 320, y: 259, scale: 1.16 } as const;

const founder = halfLength(
  { ...pose, view: 'frontal', eyes: 'open', brows: 'straight', mouth: 'laugh' },
  {
    skin: 'mahogany',
    face: 'round',
    age: 'old',
    hair: 'crop',
    hairColour: 'black',
    glasses: 'indigo900',
  },
  { ...body, build: 'broad', garment: uniforms.coat('indigo200') },
);

export const fondateur = scene(
  { wall: 'mint', cloths: [cloth] },
  rectangle(454, 47, 132, 178, 8, 'maize500'),
  rectangle(464, 57, 112, 158, 4, 'white'),
  rectangle(476, 69, 88, 134, 0, cloth.fill),
  plant(112, 420, 0.84),
  founder.torso,
  // The shirt closes with a stand-up collar, red and maize like the toghu.
  place(body)(
    path('M-28 24H28L20 66H-20Z', 'indigo200'),
    line('M0 36V132', 'indigo400', 2.5),
    line('M0 58V120', 'indigo600', 6, { dash: '0 26' }),
    path(
      'M-31-4C-29 10-16 20 0 21 16 20 29 10 31-4L29 20C22 32 11 38 0 39-11 38-22 32-29 20Z',
      'toghu500',
    ),
    line('M-29 19C-22 31-11 37-1 38V22M29 19C22 31 11 37 1 38', 'maize500', 3),
    // The pocket with its pen.
    rectangle(45, 90, 5, 22, 2.5, 'toghu500'),
    rectangle(34, 102, 28, 46, 0, 'white'),
    line('M34 144V102H62V144', 'whiteSeam', 2.5),
  ),
  table(424, 480),
  founder.arm('left', [172, 416], [276, 438], { pose: 'resting', old: true, scale: 1.1 }),
  founder.front,
  // In the units of the head: what has gone grey beside the ears, and the moustache.
  place(pose)(
    path('M-21 27C-17 18-7 15 0 19 7 15 17 18 21 27 13 25 7 23 0 24-7 23-13 25-21 27Z', 'grey'),
    path(
      'M-40-4C-42-16-40-28-36-36-32-34-33-28-35-22-37-16-38-10-40-4ZM40-4C42-16 40-28 36-36 32-34 33-28 35-22 37-16 38-10 40-4Z',
      'grey',
    ),
  ),
  // The back of his telephone.
  place({ x: 388, y: 200, turn: 8 })(
    rectangle(-17, -36, 34, 72, 8, 'indigo900'),
    circle(8, -26, 3, 'indigo400'),
  ),
  founder.arm('right', [486, 400], [420, 244], { pose: 'grip', turn: -34, scale: 1.1 }),
);
