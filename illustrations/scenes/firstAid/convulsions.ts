import { line, path } from '@/illustrations/drawing';
import { arrow, firstAid, frame, timer } from '@/illustrations/firstAid/frames';
import { kneelingBehind } from '@/illustrations/firstAid/kneeling';
import { helperArm, sleeper } from '@/illustrations/firstAid/people';
import { onTheSide } from '@/illustrations/firstAid/shared';
import { stool } from '@/illustrations/parts';

/** Stiff and shaking: bent arms and knees. */
const shaking = (x: number, scale: number, y = 196) =>
  sleeper.pose(
    { hip: [x, y], scale, torso: [176, 184], head: 170 },
    { far: { angles: [-70, -150], hand: 'fist' }, near: { angles: [-40, -130], hand: 'fist' } },
    { far: { angles: [-30, 30], end: -40 }, near: { angles: [-14, 24], end: -50 } },
  );
const marks = (d: string) => line(d, 'toghu500', 4);

const waiting = kneelingBehind([150, 104], {
  left: [86, 116],
  right: [216, 116],
  hand: 'offered',
  out: 14,
});

const large = sleeper.pose(
  { hip: [276, 156], scale: 2, torso: [178, 182], head: 176 },
  { near: [30, 0] },
);

export const gesteConvulsions = firstAid(
  { wall: 'maize', floor: '#F4D68F', people: [sleeper] },
  frame(150)(
    timer(154, 58, 34),
    shaking(136, 1).all,
    marks(
      'M112 132C118 126 126 126 132 132M202 158C208 154 214 156 218 162M216 214C224 212 230 206 232 200',
    ),
    stool(262, 168, 0.66),
    helperArm([360, 40], [336, 92], [290, 112], 'grip', 0.66),
    arrow([236, 192], [294, 192]),
  ),
  frame(130)(
    path(
      'M46 196C36 196 32 206 36 216 40 226 52 226 62 226H176C194 226 198 206 184 198 160 190 80 190 46 196Z',
      'toghu500',
    ),
    line('M48 216C80 220 150 220 184 212', 'maize500', 5),
    large.all,
    helperArm([-60, 120], [-40, 200], [16, 212], 'mitten', 0.9),
    arrow([20, 176], [62, 182], [40, 172], 8),
  ),
  frame(150)(
    waiting.body,
    waiting.arms,
    shaking(166, 1.2, 200).all,
    marks('M226 152C234 148 242 150 246 156M252 214C260 212 266 206 268 200'),
    timer(270, 54, 32, 5),
  ),
  frame()(onTheSide(sleeper)),
);
