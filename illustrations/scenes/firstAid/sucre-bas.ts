import {
  circle,
  draw,
  ellipse,
  group,
  line,
  path,
  place,
  rectangle,
} from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, timer } from '@/illustrations/firstAid/frames';
import { helperArm, unwell, unwellAsleep } from '@/illustrations/firstAid/people';
import { drinkGiven, leaving } from '@/illustrations/firstAid/shared';
import { plantains } from '@/illustrations/parts';

const lump = (x: number, y: number) =>
  place({ x, y, scale: 0.3 })(
    path('M-34-46 8-58 38-46V-6L-4 8-34-6Z', 'white'),
    path('M-34-46-4-34V8L-34-6Z', 'whiteSeam'),
    path('M-4-34 38-46V-6L-4 8Z', 'whiteShade'),
  );

const sitting = unwell.pose(
  { hip: [56, 258], scale: 2, torso: [-86, -80], head: -76 },
  { far: { to: [142, 162], end: -20 }, near: { to: [130, 200], end: -10 } },
);

const meter = place({ x: 226, y: 122, turn: 6 })(
  rectangle(-44, -62, 88, 124, 18, 'indigo700'),
  rectangle(-32, -48, 64, 52, 6, 'displayShade'),
  line('M-18-22H18M-8-34H8M-14-10H14', 'palm600', 5),
  circle(0, 30, 12, 'indigo400'),
  rectangle(-9, 60, 18, 34, 3, 'white'),
  path('M0 104C-9 92-9 88 0 78 9 88 9 92 0 104Z', 'toghu500'),
);

export const gesteSucreBas = firstAid(
  {
    wall: 'sky',
    floor: 'woodLight',
    people: [unwell, unwellAsleep],
    sign: draw(
      group('translate(34 58)scale(1.8)translate(-210 -195)')(
        lump(202, 202),
        lump(218, 202),
        lump(210, 190),
      ),
      arrow([82, 14], [82, 74], undefined, 9),
    ),
  },
  frame()(
    sitting.all,
    // Sweat.
    ellipse(44, 66, 2.4, 4, '#5B9BE0'),
    ellipse(53, 78, 2.4, 4, '#5B9BE0'),
    ellipse(41, 84, 2.4, 4, '#5B9BE0'),
    // A glass of sweet juice.
    place({ x: 196, y: 138 })(
      path('M-22-64H22L16 0H-16Z', 'white'),
      path('M-20-50H20L16 0H-16Z', 'toghu300'),
      path('M-20-50H-8L-6 0H-16Z', 'toghu500'),
      ellipse(0, -50, 20, 4, '#F6B59B'),
    ),
    helperArm([372, 90], [300, 140], [226, 116], 'hold', 0.8),
    helperArm([372, 180], [310, 216], [224, 206], 'offered', 0.8),
    lump(188, 196),
    lump(208, 200),
    lump(198, 188),
  ),
  frame()(timer(86, 122, 62, 15), meter),
  frame(170)(
    ellipse(158, 196, 128, 22, 'indigo600'),
    ellipse(158, 191, 112, 16, 'indigo400'),
    path({
      wood: 'M62 178C50 150 78 128 112 132L176 150C196 158 192 186 170 190L84 192C72 192 66 186 62 178Z',
      '#C98A4B':
        'M62 178C50 150 78 128 112 132L176 150C186 154 190 162 188 170 150 158 100 150 62 178Z',
    }),
    line('M88 142 100 160M116 140 128 160M144 146 154 164', 'maize100', 5),
    plantains(226, 202, 1.2),
  ),
  frame()(leaving()),
  never(190)(drinkGiven(unwellAsleep)),
);
