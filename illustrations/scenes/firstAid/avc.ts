import { group, line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, timer } from '@/illustrations/firstAid/frames';
import { elder, elderAsleep } from '@/illustrations/firstAid/people';
import { leaving, onTheSide } from '@/illustrations/firstAid/shared';
import { skins } from '@/illustrations/palette';
import { halfLength, plain } from '@/illustrations/people';

const elderBefore = halfLength(
  { x: 0, y: -74, view: 'frontal', eyes: 'open', mouth: 'askew', brows: 'worried' },
  { age: 'old', skin: 'cocoa', hair: 'crop' },
  { x: 0, y: 0, garment: plain('tunic', 'palm600', 'palm200') },
);
const { base, shade, dark } = skins.cocoa;

const reclining = elder.pose(
  { hip: [150, 158], scale: 1.1, torso: [214, 220], head: 244 },
  { near: [30, 0] },
  { far: { angles: [0, 0], end: -80 }, near: { angles: [2, 0], end: -80 } },
);

export const gesteAvc = firstAid(
  { wall: 'cream', floor: '#F3DDA4', people: [elder, elderAsleep] },
  frame()(
    // One side of the mouth hangs, the lid of that side too; of two raised arms, that one sinks.
    group('translate(116 112)scale(.7)')(
      elderBefore.torso,
      elderBefore.arm('left', [-128, 84], [-142, -8], 'mitten'),
      elderBefore.arm('right', [124, 112], [168, 156], { pose: 'mitten', turn: 34 }),
      elderBefore.front,
      // The lid and the cheek.
      path('M7-84C12-90 22-90 27-82L26-77C20-76 12-76 7-79Z', base),
      line('M8-79C13-76 21-75 26-77', dark, 3),
      line('M27-60C31-54 31-48 27-42', shade, 3),
    ),
    // No line of it is straight.
    path(
      'M174 28H222C230 28 234 32 234 40V72C234 80 230 84 222 84H186L160 94 166 78V40C166 32 168 28 174 28Z',
      'white',
    ),
    line(
      'M178 46C182 38 186 54 190 46S198 38 202 46 212 54 222 44M178 66C182 74 188 58 192 66S202 74 214 64',
      'indigo400',
      4,
    ),
    timer(276, 48, 30),
    arrow([274, 132], [264, 206], [286, 172], 9),
  ),
  frame(196)(
    rectangle(24, 96, 10, 124, 4, 'wood'),
    rectangle(284, 140, 10, 80, 4, 'wood'),
    rectangle(30, 186, 258, 20, 4, 'woodShade'),
    rectangle(32, 168, 254, 22, 8, 'white'),
    path('M34 172V96C60 92 104 128 128 172Z', 'indigo200'),
    // Cushion.
    place({ x: 40, y: 150 })(
      path('M4 0C-2-8-2-32 4-40C18.6-45 43.4-45 58-40C64-32 64-8 58 0Z', 'indigo400'),
      line('M5-3H57', 'indigo700', 4),
    ),
    reclining.all,
  ),
  frame()(onTheSide(elderAsleep)),
  frame()(leaving()),
);
