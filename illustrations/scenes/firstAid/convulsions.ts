import { circle, draw, ellipse, line, path, place } from '@/illustrations/drawing';
import {
  arrow,
  firstAid,
  frame,
  never,
  timer,
  variant,
  whom,
} from '@/illustrations/firstAid/frames';
import { helper, helperArm, sleeper } from '@/illustrations/firstAid/people';
import { halves, leavingInHalf, lyingClose, onTheSide } from '@/illustrations/firstAid/shared';
import { stool } from '@/illustrations/parts';

/** Stiff and shaking: bent arms and knees. */
const shaking = (x: number, scale: number, y = 196) =>
  sleeper.pose(
    { hip: [x, y], scale, torso: [176, 184], head: 170 },
    { far: { angles: [-70, -150], hand: 'fist' }, near: { angles: [-40, -130], hand: 'fist' } },
    { far: { angles: [-30, 30], end: -40 }, near: { angles: [-14, 24], end: -50 } },
  );
const marks = (d: string) => line(d, 'toghu500', 4);

/** Beside the person, looking at the clock, the hands on the thighs. */
const waiting = helper.pose(
  { hip: [258, 148], facing: 'left', scale: 1.1, torso: -88, head: -116 },
  { far: { to: [236, 164], end: 40 }, near: { to: [244, 170], end: 40 } },
  { far: { angles: [60, 178], end: 180 }, near: { angles: [70, 178], end: 180 } },
);

export const gesteConvulsions = firstAid(
  {
    wall: 'maize',
    floor: '#F4D68F',
    people: [helper, sleeper],
    sign: draw(
      circle(50, 26, 15, 'indigo700'),
      path('M30 86C30 60 34 46 50 46S70 60 70 86Z', 'indigo700'),
      line('M18 20 10 32 20 40 10 54M82 20 90 32 80 40 90 54', 'toghu500', 6),
    ),
  },
  frame(150)(
    timer(154, 58, 34),
    shaking(136, 1).all,
    marks(
      'M112 132C118 126 126 126 132 132M202 158C208 154 214 156 218 162M216 214C224 212 230 206 232 200',
    ),
    stool(256, 190, 0.66),
    helperArm([370, 50], [340, 110], [284, 134], 'grip', 0.66),
    arrow([252, 104], [304, 104]),
  ),
  frame(130)(
    path(
      'M46 196C36 196 32 206 36 216 40 226 52 226 62 226H176C194 226 198 206 184 198 160 190 80 190 46 196Z',
      'toghu500',
    ),
    line('M48 216C80 220 150 220 184 212', 'maize500', 5),
    lyingClose(sleeper),
    helperArm([-60, 120], [-40, 200], [16, 212], 'mitten', 0.9),
    arrow([20, 176], [62, 182], [40, 172], 8),
  ),
  frame(150)(
    waiting.all,
    shaking(140, 1.15, 208).all,
    marks('M110 136C116 130 126 130 132 136M222 224C230 222 236 216 238 210'),
    timer(134, 62, 40, 5),
  ),
  frame()(onTheSide(sleeper)),
  variant(
    'pregnant',
    186,
  )(
    halves(
      draw(
        whom('child', 82, 28),
        timer(56, 104, 34, 5),
        shaking(84, 0.66, 212).all,
        marks('M116 190C122 188 126 190 128 194'),
      ),
      leavingInHalf(),
    ),
  ),
  never(130)(
    lyingClose(sleeper),
    line('M168 30 120 96', 'indigo400', 6),
    place({ x: 114, y: 105, turn: 36 })(ellipse(0, 0, 8, 13, 'indigo400')),
    helperArm([300, -80], [256, -20], [192, 14], 'grip', 0.8),
    helperArm([330, -40], [290, 60], [222, 118], 'resting', 0.8),
  ),
);
