import { draw, group, line, path, rectangle } from '@/illustrations/drawing';
import {
  arrow,
  firstAid,
  frame,
  never,
  timer,
  variant,
  whom,
} from '@/illustrations/firstAid/frames';
import {
  asleepBaby,
  asleepChild,
  calling,
  helper,
  helperArm,
  lying,
  second,
  man,
} from '@/illustrations/firstAid/people';
import { compressions, downAndUp, fromAbove } from '@/illustrations/firstAid/shared';
import { walls } from '@/illustrations/palette';
import { plain } from '@/illustrations/people';

const caller = calling.pose(
  { hip: [200, 166], scale: 1.2, facing: 'left', torso: -80, head: -96 },
  { far: { to: [128, 178], end: 20 }, near: [-6, -74] },
  { far: { angles: [20, 160], end: 180 }, near: { angles: [24, 166], end: 180 } },
);
/** Kneels upright, the hands on the thighs. */
const resting = second.pose(
  { hip: [258, 146], facing: 'left', scale: 1.15, torso: -88, head: -86 },
  { far: { to: [232, 166], end: 60 }, near: { to: [238, 172], end: 60 } },
  { far: { angles: [60, 178], end: 180 }, near: { angles: [68, 178], end: 180 } },
);

const child = asleepChild.pose(
  { hip: [190, 88], scale: 1.5, torso: 180, head: 180 },
  { near: [14, 0] },
  { far: { angles: [-3, 2], end: -86 }, near: { angles: [0, 2], end: -86 } },
);
const baby = asleepBaby.pose(
  { hip: [190, 206], scale: 1.75, torso: 180, head: 180 },
  { near: [20, 0] },
  { far: { angles: [-20, 20], end: -86 }, near: { angles: [-10, 24], end: -86 } },
);

export const gesteReanimation = firstAid(
  {
    wall: 'mint',
    floor: 'mintShade',
    people: [helper, second, calling, man, asleepChild, asleepBaby],
    sign: draw(
      path('M4 90C4 70 16 64 50 64S96 70 96 90Z', 'maize500'),
      helperArm([96, -60], [98, 4], [74, 48], 'resting', 0.72),
      arrow([24, 10], [24, 54], undefined, 8),
    ),
  },
  frame(160)(
    caller.all,
    lying([176, 200]),
    line('M98 84C93 77 93 69 98 62M84 90C76 79 76 66 84 54M70 96C58 82 58 62 70 46', 'toghu500', 5),
  ),
  frame()(
    group('translate(132 88)')(
      fromAbove({ skin: 'cocoa', hair: 'crop' }, plain('tunic', 'maize500', 'maize100'), 'broad', {
        scale: 0.8,
      }),
      // One hand on the other; the heel of the lower one shows.
      helperArm([280, 190], [160, 150], [32, 104], { pose: 'mitten', scale: 1.05 }),
      helperArm([280, 10], [150, 50], [14, 84], { pose: 'resting', turn: -6 }),
    ),
  ),
  frame(160)(compressions(), downAndUp),
  frame(160)(
    resting.all,
    compressions(),
    timer(56, 92, 30, 2),
    arrow([222, 36], [154, 36], [188, 8], 6),
    arrow([164, 56], [222, 60], [194, 76], 6),
  ),
  variant('child', 60)(
    child.all,
    helperArm([350, -70], [268, 0], [188, 48], 'resting', 0.72),
    rectangle(0, 118, 316, 119, 0, 'mintShade'),
    rectangle(0, 118, 316, 62, 0, walls.mint),
    line('M0 118H316', 'white', 5),
    baby.all,
    helperArm([400, 90], [300, 120], [198, 180], 'twoFingers', 0.72),
    whom('baby', 28, 146),
  ),
  never(160)(
    lying([176, 200]),
    helper.pose(
      { hip: [200, 166], facing: 'left', scale: 1.2, torso: -92, head: -88 },
      { far: [80, 20], near: [84, 14] },
      { far: { angles: [20, 160], end: 180 }, near: { angles: [24, 166], end: 180 } },
    ).all,
    timer(96, 76, 34),
  ),
);
