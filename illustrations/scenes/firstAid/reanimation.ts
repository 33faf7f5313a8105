import { group, line, path } from '@/illustrations/drawing';
import { arrow, firstAid, frame } from '@/illustrations/firstAid/frames';
import { calling, helper, helperArm, lying, man } from '@/illustrations/firstAid/people';
import { fromAbove } from '@/illustrations/firstAid/shared';
import { type Garment, plain } from '@/illustrations/people';

const caller = calling.pose(
  { hip: [200, 166], scale: 1.2, facing: 'left', torso: -80, head: -96 },
  { far: { to: [128, 178], end: 20 }, near: [-6, -74] },
  { far: { angles: [20, 160], end: 180 }, near: { angles: [24, 166], end: 180 } },
);

/** Her shoulders above her hands, her arms straight, the heels of both hands on the breastbone. */
const pressing = helper.pose(
  { hip: [180, 140], facing: 'left', scale: 1.25, torso: [-74, -56], head: -28 },
  { far: { to: [142, 181], end: 6 }, near: { to: [146, 174], end: 6 } },
  { far: { angles: [86, 178], end: 180 }, near: { angles: [96, 178], end: 180 } },
);

const shirt: Garment = plain('tunic', 'maize500', 'maize100');
export const gesteReanimation = firstAid(
  { wall: 'mint', floor: 'mintShade', people: [helper, calling, man] },
  frame(160)(
    caller.all,
    lying([176, 200]),
    line('M98 84C93 77 93 69 98 62M84 90C76 79 76 66 84 54M70 96C58 82 58 62 70 46', 'toghu500', 5),
  ),
  frame()(
    group('translate(132 88)')(
      fromAbove({ skin: 'cocoa', hair: 'crop' }, shirt, 'broad', { scale: 0.8 }),
      helperArm([280, -10], [150, 40], [18, 88], 'resting'),
      helperArm([280, 170], [150, 140], [14, 92], { pose: 'resting', turn: 6 }),
    ),
  ),
  frame(160)(
    pressing.allButNearArm,
    lying([176, 200]),
    pressing.nearArm,
    arrow([86, 88], [86, 156], undefined, 9),
    arrow([58, 152], [58, 104], undefined, 5),
  ),
  frame()(
    group('translate(72 104)')(
      fromAbove({ skin: 'copper', hair: 'crop', age: 'child' }, shirt, 'child', { scale: 0.66 }),
      helperArm([104, 186], [76, 138], [12, 88], 'resting', 0.8),
    ),
    group('translate(222 104)')(
      fromAbove({ skin: 'copper', hair: 'crop', age: 'baby' }, shirt, 'child', {
        scale: 0.44,
        headScale: 1.3,
      }),
      // A cloth around the legs.
      path('M-34 92C-12 98 12 98 34 92L40 140H-40Z', 'white'),
      helperArm([120, 162], [84, 120], [24, 74], { pose: 'twoFingers', scale: 0.7 }, 0.8),
    ),
    line('M158 20V217', 'white', 4),
  ),
);
