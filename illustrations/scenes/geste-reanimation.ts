import { draw, group, line, path } from '@/illustrations/drawing';
import { arrow, firstAid } from '@/illustrations/firstAid/frames';
import { calling, helper, man } from '@/illustrations/firstAid/people';
import { fromAbove } from '@/illustrations/firstAid/shared';
import { colour, wall } from '@/illustrations/palette';
import { armsOf } from '@/illustrations/people/arm';
import { type Garment, plain } from '@/illustrations/people/torso';

/** On the back, the head left. */
const lying = man.pose({
  hip: [176, 200],
  scale: 1.25,
  torso: 180,
  head: 180,
  nearArm: { angles: [16, -2] },
  farLeg: { angles: [-3, 2], end: -86 },
  nearLeg: { angles: [0, 2], end: -86 },
});

const caller = calling.pose({
  hip: [200, 166],
  scale: 1.2,
  facing: 'left',
  torso: -80,
  head: -96,
  farArm: { to: [128, 178], end: 20 },
  nearArm: { angles: [-6, -74] },
  farLeg: { angles: [20, 160], end: 180 },
  nearLeg: { angles: [24, 166], end: 180 },
});

/** Her shoulders above her hands, her arms straight, the heels of both hands on the breastbone. */
const pressing = helper.pose({
  hip: [180, 140],
  facing: 'left',
  scale: 1.25,
  torso: [-74, -56],
  head: -28,
  farArm: { to: [142, 181], end: 6 },
  nearArm: { to: [146, 174], end: 6 },
  farLeg: { angles: [86, 178], end: 180 },
  nearLeg: { angles: [96, 178], end: 180 },
});

const shirt: Garment = plain('tunic', colour.maize500, colour.maize600, colour.maize100);
const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;

const mahoganyArm2 = armsOf({ skin: 'mahogany', sleeve, scale: 0.8 });
const mahoganyArm = armsOf({ skin: 'mahogany', sleeve });
export const gesteReanimation = firstAid({
  name: 'geste-reanimation',
  wall: wall.mint,
  floor: '#C3DFD1',
  people: [helper, calling, man],
  frames: [
    {
      step: 1,
      floor: 160,
      drawing: draw(
        caller.all,
        lying.all,
        line(
          'M98 84C93 77 93 69 98 62M84 90C76 79 76 66 84 54M70 96C58 82 58 62 70 46',
          colour.toghu500,
          5,
        ),
      ),
    },
    {
      step: 2,
      drawing: draw(
        group(
          'translate(132 88)',
          fromAbove({ skin: 'cocoa', hair: 'crop' }, shirt, 'broad', { scale: 0.8 }),
          mahoganyArm([280, -10], [150, 40], [18, 88], { pose: 'resting' }),
          mahoganyArm([280, 170], [150, 140], [14, 92], { pose: 'resting', turn: 6 }),
        ),
      ),
    },
    {
      step: 3,
      floor: 160,
      drawing: draw(
        pressing.far,
        pressing.nearLeg,
        pressing.body,
        lying.all,
        pressing.nearArm,
        arrow([86, 88], [86, 156], undefined, 9),
        arrow([58, 152], [58, 104], undefined, 5),
      ),
    },
    {
      step: 4,
      drawing: draw(
        group(
          'translate(72 104)',
          fromAbove({ skin: 'copper', hair: 'crop', age: 'child' }, shirt, 'child', {
            scale: 0.66,
          }),
          mahoganyArm2([104, 186], [76, 138], [12, 88], { pose: 'resting' }),
        ),
        group(
          'translate(222 104)',
          fromAbove({ skin: 'copper', hair: 'crop', age: 'baby' }, shirt, 'child', {
            scale: 0.44,
            headScale: 1.3,
          }),
          // A cloth around the legs.
          path('M-34 92C-12 98 12 98 34 92L40 140H-40Z', colour.white),
          mahoganyArm2([120, 162], [84, 120], [24, 74], { pose: 'twoFingers', scale: 0.7 }),
        ),
        line('M158 20V217', colour.white, 4),
      ),
    },
  ],
});
