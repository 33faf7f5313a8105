import { circle, line, place, rectangle } from '@/illustrations/drawing';
import { plant, scene, table, toghu } from '@/illustrations/parts';
import { founder, halfLength, uniforms } from '@/illustrations/people';

const cloth = toghu(34);

const pose = { x: 320, y: 176, scale: 1.12 } as const;
const body = { x: 320, y: 259, scale: 1.16 } as const;

const { torso, arm, front } = halfLength({ ...pose, ...founder.face }, founder.look, {
  ...body,
  build: 'broad',
  garment: uniforms.coat('indigo200'),
});

export const fondateur = scene(
  { wall: 'mint', cloths: [cloth] },
  rectangle(454, 47, 132, 178, 8, 'maize500'),
  rectangle(464, 57, 112, 158, 4, 'white'),
  rectangle(476, 69, 88, 134, 0, cloth.fill),
  plant(112, 420, 0.84),
  torso,
  founder.shirt(body),
  // The pocket with its pen.
  place(body)(
    rectangle(45, 90, 5, 22, 2.5, 'toghu500'),
    rectangle(34, 102, 28, 46, 0, 'white'),
    line('M34 144V102H62V144', 'whiteSeam', 2.5),
  ),
  table(424, 480),
  arm('left', [172, 416], [276, 438], { pose: 'resting', old: true, scale: 1.1 }),
  front,
  founder.grey(pose),
  // The back of his telephone.
  place({ x: 388, y: 200, turn: 8 })(
    rectangle(-17, -36, 34, 72, 8, 'indigo900'),
    circle(8, -26, 3, 'indigo400'),
  ),
  arm('right', [486, 400], [420, 244], { pose: 'grip', turn: -34, scale: 1.1 }),
);
