import { draw, group, line } from '@/illustrations/drawing';
import { arrow, firstAid } from '@/illustrations/firstAid/frames';
import { calling, helper, man } from '@/illustrations/firstAid/people';
import { colour, wall } from '@/illustrations/palette';
import { armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { torso, type Build, type Garment } from '@/illustrations/people/torso';

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

const shirt: Garment = {
  kind: 'tunic',
  fill: colour.maize500,
  shade: colour.maize600,
  trim: colour.maize100,
};
const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;

/** Who lies on the back, seen from above, from the head to the waist. */
const fromAbove = (age: 'adult' | 'child' | 'baby', build: Build, scale: number) => {
  const face = head({
    x: 0,
    y: { adult: -74, child: -56, baby: -46 }[age],
    view: 'frontal',
    age,
    skin: age === 'adult' ? 'cocoa' : 'copper',
    hair: 'crop',
    eyes: 'lowered',
    mouth: 'grave',
  });
  return group(
    `scale(${scale})`,
    torso({ x: 0, y: 0, head: face, build, garment: shirt }),
    face.front,
  );
};

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
          fromAbove('adult', 'broad', 0.8),
          mahoganyArm([280, -10], [170, 40], [46, 92], { pose: 'resting' }),
          mahoganyArm([280, 170], [170, 140], [42, 96], { pose: 'resting', turn: 6 }),
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
          fromAbove('child', 'child', 0.66),
          mahoganyArm2([104, 176], [80, 130], [26, 76], { pose: 'resting' }),
        ),
        group(
          'translate(222 104)',
          fromAbove('baby', 'child', 0.44),
          mahoganyArm2([120, 150], [84, 108], [26, 62], { pose: 'twoFingers', scale: 0.7 }),
        ),
        line('M158 20V217', colour.white, 4),
      ),
    },
  ],
});
