import { draw, group, line, path } from '@/illustrations/drawing';
import { arrow, firstAid } from '@/illustrations/firstAid/frames';
import { pregnantSleeper, sleeper } from '@/illustrations/firstAid/people';
import { onTheSide } from '@/illustrations/firstAid/shared';
import { kneelingBehind } from '@/illustrations/firstAid/kneeling';
import { colour, wall } from '@/illustrations/palette';

/** On the back; the knee that is far from the helper is up. */
const onTheBack = sleeper.pose({
  hip: [170, 196],
  scale: 1.2,
  torso: 180,
  head: 180,
  farArm: { angles: [-100, -170] },
  nearArm: { to: [86, 172], bend: -1, end: 200 },
  farLeg: { angles: [-2, 2], end: -86 },
  nearLeg: { angles: [-52, 58], end: 0 },
});

const turning = kneelingBehind({ x: 164, y: 100, left: [122, 172], right: [200, 152] });

export const gesteInconscience = firstAid({
  name: 'geste-inconscience',
  wall: wall.indigo,
  floor: '#C6CEF2',
  people: [sleeper, pregnantSleeper],
  frames: [
    {
      step: 1,
      floor: 150,
      drawing: draw(
        turning.body,
        onTheBack.all,
        turning.arms,
        arrow([250, 178], [232, 96], [276, 124]),
      ),
    },
    {
      step: 2,
      drawing: draw(
        group('translate(-206 -66)scale(1.75)', onTheSide(sleeper)),
        arrow([296, 134], [232, 28], [306, 38], 9),
      ),
    },
    { step: 3, drawing: draw(onTheSide(pregnantSleeper)) },
    {
      step: 4,
      drawing: draw(
        onTheSide(sleeper),
        path(
          'M34 84C80 76 150 76 190 84C198 84 200 92 200 98L206 176C206 184 202 188 196 188C140 194 80 194 36 186C30 186 26 182 26 176L24 94C24 88 28 84 34 84Z',
          colour.toghu500,
        ),
        line(
          'M25 100C80 92 150 92 200 100M26 170C80 178 150 178 205 170M110 94C114 120 112 150 116 174',
          colour.maize500,
          6,
        ),
      ),
    },
  ],
});
