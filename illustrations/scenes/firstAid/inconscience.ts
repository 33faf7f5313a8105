import { circle, clip, draw, group, line, path, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, variant } from '@/illustrations/firstAid/frames';
import { helper, helperArm, pregnantSleeper, sleeper } from '@/illustrations/firstAid/people';
import {
  compressions,
  downAndUp,
  drinkGiven,
  fromAbove,
  halves,
  onTheSide,
} from '@/illustrations/firstAid/shared';
import { colour, skins } from '@/illustrations/palette';
import { createArm, plain } from '@/illustrations/people';
import { bones } from '@/illustrations/people/bones';

const shirt = plain('shirt', 'indigo400', 'indigo200');
const look = { skin: 'copper', hair: 'cornrows' } as const;
const sleepersArm = createArm({
  skin: 'copper',
  sleeve: { fill: 'indigo400', cuff: 'indigo200', length: 'short' },
});

/** Seen from above, on the back: the arm beside us out, the other hand at the cheek, the far knee up. */
const onTheBack = group('translate(84 122)rotate(-90)scale(.5)')(
  bones(
    [
      [-34, 190],
      [-38, 292],
      [-36, 390],
    ],
    [34, 27, 20],
    'indigo800',
  ),
  path('M-52 384C-54 410-46 426-32 426-20 426-16 408-18 384Z', 'maize500'),
  sleepersArm([-64, 66], [-150, 70], [-160, -16], { pose: 'offered', turn: 0 }),
  clip('chest', 'M-120-170H120V178H-120Z')(fromAbove(look, shirt, 'slim')),
  path('M-72 172H72L66 240H-66Z', 'indigo800'),
  bones(
    [
      [34, 194],
      [112, 262],
      [26, 352],
    ],
    [34, 28, 20],
    'indigo700',
  ),
  path('M38 336C22 362 8 384-6 378-16 370-8 352 8 332Z', 'maize500'),
  sleepersArm([62, 66], [104, 10], [52, -40], { pose: 'mitten', turn: -10 }),
);

export const gesteInconscience = firstAid(
  {
    wall: 'indigo',
    floor: '#C6CEF2',
    people: [helper, sleeper, pregnantSleeper],
    // Asleep, and breathing.
    sign: draw(
      circle(38, 50, 28, skins.copper.base),
      path('M9 44C10 16 34 14 50 24 40 34 26 38 16 56Z', 'black'),
      line('M34 50C38 55 44 55 48 50M38 66H46', skins.copper.dark, 4),
      line(
        'M70 38C76 32 82 44 90 38M70 54C76 48 82 60 90 54M70 70C76 64 82 76 90 70',
        'indigo600',
        5,
      ),
    ),
  },
  frame()(
    rectangle(14, 32, 288, 186, 8, 'maize300'),
    rectangle(20, 38, 276, 174, 4, 'maize100'),
    onTheBack,
    helperArm([236, 340], [256, 210], [212, 92], { pose: 'resting', turn: -8 }, 0.8),
    helperArm([80, 330], [70, 240], [112, 100], { pose: 'resting', turn: -10 }, 0.8),
    arrow([186, 50], [186, 198], [138, 122], 9),
  ),
  frame()(
    group('translate(-206 -66)scale(1.75)')(onTheSide(sleeper)),
    arrow([296, 134], [232, 28], [306, 38], 9),
  ),
  frame()(
    halves(
      draw(
        group('translate(78 84)')(
          fromAbove(look, shirt, 'slim', { scale: 0.62 }),
          // Trousers; the belt hangs open.
          path('M-48 94H48L52 160H-52Z', 'indigo800'),
          path('M-50 92C-36 98-22 104-10 114L-16 128C-28 118-40 112-51 108Z', 'wood'),
          path('M50 92C38 96 26 102 18 110L24 124C32 116 42 112 51 108Z', 'wood'),
          `<path d="M6 106 22 102 28 122 12 127Z" fill="none" stroke="${colour.maize500}" stroke-width="4"/>`,
        ),
        helperArm([230, 20], [176, 96], [110, 108], 'hold', 0.7),
        helperArm([-74, 20], [-20, 96], [46, 108], 'hold', 0.7),
        arrow([66, 146], [42, 154], undefined, 6),
        arrow([90, 146], [114, 154], undefined, 6),
        arrow([62, 220], [30, 220], undefined, 6),
        arrow([94, 220], [126, 220], undefined, 6),
      ),
      group('translate(26 0)')(
        onTheSide(sleeper),
        path(
          'M34 84C80 76 150 76 190 84C198 84 200 92 200 98L206 176C206 184 202 188 196 188C140 194 80 194 36 186Z',
          'toghu500',
        ),
        line('M25 100C80 92 150 92 200 100M26 170C80 178 150 178 205 170', 'maize500', 6),
        arrow([148, 132], [188, 132]),
      ),
    ),
  ),
  frame(160)(compressions(sleeper), downAndUp),
  variant('pregnant')(onTheSide(pregnantSleeper)),
  never(190)(rectangle(6, 188, 120, 34, 16, 'maize500'), drinkGiven(sleeper)),
);
