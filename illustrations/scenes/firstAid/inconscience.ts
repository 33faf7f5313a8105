import { draw, group, line, path } from '@/illustrations/drawing';
import { arrow, firstAid, frame } from '@/illustrations/firstAid/frames';
import { kneelingBehind } from '@/illustrations/firstAid/kneeling';
import { helperArm, pregnantSleeper, sleeper } from '@/illustrations/firstAid/people';
import { fromAbove, halves, onTheSide } from '@/illustrations/firstAid/shared';
import { colour } from '@/illustrations/palette';
import { plain } from '@/illustrations/people';

/** On the back; the knee that is far from the helper is up. */
const onTheBack = sleeper.pose(
  { hip: [170, 196], scale: 1.2, torso: 180, head: 180 },
  { far: [-100, -170], near: { to: [86, 172], bend: -1, end: 200 } },
  { far: { angles: [-2, 2], end: -86 }, near: { angles: [-52, 58], end: 0 } },
);

const turning = kneelingBehind([164, 100], { left: [122, 172], right: [200, 152] });

export const gesteInconscience = firstAid(
  { wall: 'indigo', floor: '#C6CEF2', people: [sleeper, pregnantSleeper] },
  frame(150)(turning.body, onTheBack.all, turning.arms, arrow([250, 178], [232, 96], [276, 124])),
  frame()(
    group('translate(-206 -66)scale(1.75)')(onTheSide(sleeper)),
    arrow([296, 134], [232, 28], [306, 38], 9),
  ),
  frame()(onTheSide(pregnantSleeper)),
  frame()(
    halves(
      draw(
        group('translate(78 92)')(
          fromAbove(
            { skin: 'copper', hair: 'cornrows' },
            plain('shirt', 'palm600', 'palm200'),
            'slim',
            { scale: 0.62 },
          ),
        ),
        // The belt is open: its two ends lie apart.
        path('M14 190H62V206H14Z', 'wood'),
        path('M96 190H142V206H96Z', 'wood'),
        `<rect x="92" y="186" width="16" height="24" rx="3" fill="none" stroke="${colour.maize600}" stroke-width="4"/>`,
        arrow([66, 224], [34, 224], undefined, 6),
        arrow([90, 224], [122, 224], undefined, 6),
        helperArm([230, 20], [176, 96], [116, 112], 'hold', 0.7),
        helperArm([-74, 20], [-20, 96], [40, 112], 'hold', 0.7),
        arrow([66, 150], [42, 164], undefined, 6),
        arrow([90, 150], [114, 164], undefined, 6),
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
);
