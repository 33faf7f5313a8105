import { circle, draw, group, line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, timer } from '@/illustrations/firstAid/frames';
import { elder, elderAsleep } from '@/illustrations/firstAid/people';
import { drinkGiven, leaving, onTheSide } from '@/illustrations/firstAid/shared';
import { skins } from '@/illustrations/palette';
import { halfLength, plain } from '@/illustrations/people';

const elderBefore = halfLength(
  { x: 0, y: -74, view: 'frontal', eyes: 'open', mouth: 'askew', brows: 'worried' },
  { age: 'old', skin: 'cocoa', hair: 'crop' },
  { x: 0, y: 0, garment: plain('tunic', 'indigo400', 'indigo200') },
);
const { base, shade, dark } = skins.cocoa;

const reclining = elder.pose(
  { hip: [150, 158], scale: 1.1, torso: [214, 220], head: 244 },
  { near: [30, 0] },
  { far: { angles: [0, 0], end: -80 }, near: { angles: [2, 0], end: -80 } },
);

export const gesteAvc = firstAid(
  {
    wall: 'cream',
    floor: '#F3DDA4',
    people: [elder, elderAsleep],
    sign: draw(
      circle(50, 46, 36, base),
      line('M30 38H40', dark, 6),
      line('M60 42H70', dark, 4),
      line('M30 62H46C56 62 64 68 68 76', dark, 6),
      arrow([86, 40], [86, 80], undefined, 7),
    ),
  },
  frame()(
    // One side of the mouth hangs, the lid of that side too; of two raised arms, that one sinks.
    group('translate(116 112)scale(.7)')(
      elderBefore.torso,
      elderBefore.arm('left', [-128, 84], [-142, -8], 'mitten'),
      elderBefore.arm('right', [124, 112], [168, 156], { pose: 'mitten', turn: 34 }),
      elderBefore.front,
      // The lid and the cheek.
      path('M7-84C12-92 22-92 27-84L26-75C20-73 12-73 7-75Z', base),
      line('M8-76C13-73 21-72 27-73', dark, 3.2),
      line('M27-62C32-54 32-46 26-38M4-62C9-56 14-54 20-53', shade, 3),
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
      path('M4 0C-2-8-2-32 4-40C18.6-45 43.4-45 58-40C64-32 64-8 58 0Z', 'maize300'),
      line('M5-3H57', 'maize500', 4),
    ),
    reclining.all,
  ),
  frame()(onTheSide(elderAsleep)),
  frame()(leaving()),
  never(190)(drinkGiven(elderAsleep)),
);
