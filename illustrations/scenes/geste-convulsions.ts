import { draw, line, path } from '@/illustrations/drawing';
import { arrow, firstAid, timer } from '@/illustrations/firstAid/frames';
import { kneelingBehind } from '@/illustrations/firstAid/kneeling';
import { sleeper } from '@/illustrations/firstAid/people';
import { onTheSide } from '@/illustrations/firstAid/shared';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { stool } from '@/illustrations/things';

const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;

/** Stiff and shaking: bent arms and knees. */
const shaking = (x: number, scale: number, y = 196) =>
  sleeper.pose({
    hip: [x, y],
    scale,
    torso: [176, 184],
    head: 170,
    farArm: { angles: [-70, -150], hand: 'fist' },
    nearArm: { angles: [-40, -130], hand: 'fist' },
    farLeg: { angles: [-30, 30], end: -40 },
    nearLeg: { angles: [-14, 24], end: -50 },
  });
const marks = (d: string) => line(d, colour.toghu500, 4);

const waiting = kneelingBehind([150, 104], {
  left: [86, 116],
  right: [216, 116],
  hand: 'offered',
  out: 14,
});

const large = sleeper.pose({
  hip: [276, 156],
  scale: 2,
  torso: [178, 182],
  head: 176,
  nearArm: { angles: [30, 0] },
});

export const gesteConvulsions = firstAid({
  name: 'geste-convulsions',
  wall: wall.maize,
  floor: '#F4D68F',
  people: [sleeper],
  frames: [
    {
      step: 1,
      floor: 150,
      drawing: draw(
        timer(154, 58, 34),
        shaking(136, 1).all,
        marks(
          'M112 132C118 126 126 126 132 132M202 158C208 154 214 156 218 162M216 214C224 212 230 206 232 200',
        ),
        stool(262, 168, 0.66),
        arm({
          shoulder: [360, 40],
          elbow: [336, 92],
          wrist: [290, 112],
          skin: 'mahogany',
          sleeve,
          scale: 0.66,
          hand: { pose: 'grip' },
        }),
        arrow([236, 192], [294, 192]),
      ),
    },
    {
      step: 2,
      floor: 130,
      drawing: draw(
        path(
          'M46 196C36 196 32 206 36 216 40 226 52 226 62 226H176C194 226 198 206 184 198 160 190 80 190 46 196Z',
          colour.toghu500,
        ),
        line('M48 216C80 220 150 220 184 212', colour.maize500, 5),
        large.all,
        arm({
          shoulder: [-60, 120],
          elbow: [-40, 200],
          wrist: [16, 212],
          skin: 'mahogany',
          sleeve,
          scale: 0.9,
          hand: { pose: 'mitten' },
        }),
        arrow([20, 176], [62, 182], [40, 172], 8),
      ),
    },
    {
      step: 3,
      floor: 150,
      drawing: draw(
        waiting.body,
        waiting.arms,
        shaking(166, 1.2, 200).all,
        marks('M226 152C234 148 242 150 246 156M252 214C260 212 266 206 268 200'),
        timer(270, 54, 32, 5),
      ),
    },
    { step: 4, drawing: onTheSide(sleeper) },
  ],
});
