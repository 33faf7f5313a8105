import { circle, draw, group, line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never } from '@/illustrations/firstAid/frames';
import { small } from '@/illustrations/firstAid/shared';
import { colour } from '@/illustrations/palette';
import { hospital, leaves } from '@/illustrations/parts';
import { createArm, figure, plain, printed, trousers, wrapper } from '@/illustrations/people';

const print = leaves(34, 'maize500', 'toghu500', 'white');

const suffering = {
  face: { eyes: 'lowered', mouth: 'grave', brows: 'worried', tilt: 8 },
  look: { skin: 'copper', hair: 'bun' },
  garment: plain('tunic', 'indigo600', 'indigo200'),
  legs: trousers('indigo800', 'indigo900'),
} as const;
const listening = {
  face: { eyes: 'open', mouth: 'soft', tilt: 4 },
  look: { skin: 'ebony', hair: 'afro' },
  garment: printed('tunic', print, 0.25, 'toghu600', 'toghu600'),
  legs: wrapper('toghu500', 'toghu600'),
} as const;
const listenersArm = createArm({
  skin: 'ebony',
  sleeve: { fill: print.fill, cuff: 'toghu600', length: 'short' },
});

const sits = figure(
  { ...suffering.face, x: 178, y: 454, scale: 1.14, pose: 'seated' },
  suffering.look,
  suffering,
  { near: [[-6, -160], [60, -186], 'mitten'] },
);
/** Side by side: one speaks, the other listens, a hand on her shoulder. */
const bench = draw(
  rectangle(110, 328, 420, 24, 10, 'wood'),
  rectangle(140, 350, 22, 104, 6, 'woodShade'),
  rectangle(478, 350, 22, 104, 6, 'woodShade'),
  sits,
  figure(
    { ...listening.face, x: 462, y: 454, scale: 1.14, facing: 'left', pose: 'seated' },
    listening.look,
    listening,
    { near: [[4, -158], [62, -186], 'mitten'] },
  ),
  listenersArm([456, 272], [360, 306], [256, 254], 'resting', 0.95),
);

const relative = {
  face: { eyes: 'open', mouth: 'soft' },
  look: { skin: 'mahogany', hair: 'fade' },
  garment: plain('tunic', 'toghu500', 'maize300'),
  legs: trousers('indigo800', 'indigo900'),
} as const;

const walker = (x: number, who: typeof suffering | typeof listening | typeof relative) =>
  figure({ ...who.face, x, y: 222, scale: 0.45, pose: 'walking' }, who.look, who, {
    far: [[40, -170], [66, -150], 'mitten'],
    near: [[-30, -170], [-14, -120], 'mitten'],
  });

export const gesteIdeesDeMort = firstAid(
  {
    wall: 'palm',
    floor: 'palmFloor',
    cloths: [print],
    sign: draw(
      circle(32, 34, 14, 'indigo700'),
      path('M10 86C10 62 16 52 32 52S54 62 54 86Z', 'indigo700'),
      circle(66, 30, 14, 'toghu500'),
      path('M46 86C46 58 52 48 66 48S90 60 90 86Z', 'toghu500'),
      line('M64 56C50 50 38 52 26 62', 'toghu500', 10),
    ),
  },
  frame(212)(small(bench)),
  frame()(
    group('translate(-34 -14)scale(.6)')(bench),
    place({ x: 150, y: 38 })(
      path(
        'M-34-26H52C60-26 64-22 64-14V12C64 20 60 24 52 24H-10L-30 38-26 24H-34C-42 24-46 20-46 12V-14C-46-22-42-26-34-26Z',
        'white',
      ),
      line('M-28-8H46M-28 8H26', 'indigo400', 6),
    ),
  ),
  frame(160)(
    // Medicine, a blade, a rope, keys.
    place({ x: 62, y: 200 })(
      rectangle(-24, -62, 48, 62, 8, 'white'),
      rectangle(-24, -46, 48, 26, 0, 'palm500'),
      rectangle(-20, -78, 40, 18, 5, 'toghu500'),
    ),
    place({ x: 244, y: 204 })(
      line(
        'M-30-10C-30-30 30-30 30-10 30 8-30 8-30-10M-24-12C-24-26 24-26 24-12M30-8C40-6 46 2 44 14',
        'earthShade',
        8,
      ),
      line('M-30-10C-30-30 30-30 30-10 30 8-30 8-30-10', 'earth', 3),
    ),
    place({ x: 132, y: 222, turn: -8 })(
      path('M-6-10H54C62-10 62 4 48 6H-6Z', 'indigo200'),
      rectangle(-44, -11, 40, 18, 6, 'woodShade'),
    ),
    // Keys.
    place({ x: 206, y: 112, turn: 20 })(
      `<circle r="13" fill="none" stroke="${colour.maize600}" stroke-width="5"/>`,
      line('M-4 14-14 48M-14 48-22 46M-11 38-18 36', 'indigo400', 6),
      line('M6 14 14 46M14 46 22 44M12 36 19 34', 'indigo400', 6),
    ),
    listenersArm([340, -60], [300, 30], [236, 78], 'grip', 0.86),
    arrow([244, 150], [300, 108], [292, 150], 8),
  ),
  frame()(
    hospital(268, 196, 0.5),
    rectangle(0, 196, 316, 41, 0, 'earth'),
    walker(46, suffering),
    walker(102, listening),
    walker(158, relative),
    arrow([188, 40], [232, 34], [210, 30]),
  ),
  never(212)(
    small(
      rectangle(40, 328, 260, 24, 10, 'wood'),
      rectangle(64, 350, 22, 104, 6, 'woodShade'),
      rectangle(254, 350, 22, 104, 6, 'woodShade'),
      sits,
    ),
    walker(250, listening),
  ),
);
