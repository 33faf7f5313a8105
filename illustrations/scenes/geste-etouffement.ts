import { draw, type Point } from '@/illustrations/drawing';
import { arrow, firstAid, times } from '@/illustrations/firstAid/frames';
import { baby, chokingMan, helper, pregnant } from '@/illustrations/firstAid/people';
import { halves } from '@/illustrations/firstAid/shared';
import { colour, wall } from '@/illustrations/palette';
import { arm, type ArmOptions } from '@/illustrations/people/arm';
import { hand } from '@/illustrations/people/hand';
import type { LimbPose } from '@/illustrations/people/jointed';

const farLeg: LimbPose = { angles: [84, 92] };

/** Bent forward, the back nearly level. */
const bent = chokingMan.pose({
  hip: [164, 132],
  torso: [-34, -4],
  head: 14,
  farArm: { angles: [84, 66] },
  nearArm: { angles: [92, 74] },
  farLeg: { angles: [78, 96] },
  nearLeg: { angles: [92, 98] },
});
/** At his side: one arm supports his chest, the other hand strikes between the shoulder blades. */
const striking = helper.pose({
  hip: [126, 130],
  torso: -82,
  head: -72,
  farArm: { to: [208, 136] },
  nearArm: { to: [178, 109], bend: -1, end: 6 },
  farLeg: { angles: [70, 92] },
  nearLeg: { angles: [100, 96] },
});

const choking = chokingMan.pose({
  hip: [156, 131],
  torso: [-82, -70],
  head: -72,
  farArm: { angles: [98, 90] },
  nearArm: { angles: [104, 96] },
  farLeg,
  nearLeg: { angles: [88, 94] },
});
const thrusting = helper.pose({
  hip: [116, 130],
  torso: [-84, -74],
  head: -66,
  farArm: { to: [176, 112], hand: 'fist' },
  nearArm: { to: [172, 114], hand: 'fist' },
  farLeg,
  nearLeg: { angles: [96, 96] },
});
const chokingPregnant = pregnant.pose({
  hip: [156, 131],
  torso: [-84, -76],
  head: -74,
  farArm: { angles: [96, 86] },
  nearArm: { angles: [96, 84] },
  farLeg,
  nearLeg: { angles: [88, 94] },
});
const pushing = helper.pose({
  hip: [116, 128],
  torso: [-86, -78],
  head: -70,
  farArm: { to: [178, 98], hand: 'fist' },
  nearArm: { to: [176, 100], hand: 'fist' },
  farLeg,
  nearLeg: { angles: [96, 96] },
});

const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;
const helping = (shoulder: Point, elbow: Point, wrist: Point, hand: ArmOptions['hand']) =>
  arm({ shoulder, elbow, wrist, skin: 'mahogany', sleeve, scale: 0.66, hand });
/** On which the baby lies, head low. */
const forearm = (x: number, y: number) =>
  arm({
    shoulder: [x + 236, y - 154],
    elbow: [x + 176, y - 68],
    wrist: [x + 84, y],
    skin: 'mahogany',
    sleeve,
    scale: 0.84,
    hand: { pose: 'offered' },
  });
const prone = baby.pose({
  hip: [128, 82],
  facing: 'left',
  scale: 1.42,
  torso: 36,
  head: 16,
  nearArm: { angles: [70, 50] },
  nearLeg: { angles: [166, 170] },
});
const supine = baby.pose({
  hip: [290, 84],
  scale: 1.42,
  torso: 144,
  head: 144,
  nearArm: { angles: [0, 100] },
  nearLeg: { angles: [-60, 60] },
});

export const gesteEtouffement = firstAid({
  name: 'geste-etouffement',
  wall: wall.coral,
  floor: '#F2C3AC',
  people: [helper, chokingMan, pregnant, baby],
  frames: [
    {
      step: 1,
      floor: 206,
      drawing: draw(
        striking.far,
        bent.all,
        striking.nearLeg,
        striking.body,
        striking.nearArm,
        arrow([214, 44], [194, 90], [213, 70]),
        times(244, 30, 5),
      ),
    },
    {
      step: 2,
      floor: 206,
      drawing: draw(
        thrusting.far,
        thrusting.nearLeg,
        thrusting.body,
        choking.far,
        choking.nearLeg,
        choking.body,
        choking.nearArm,
        thrusting.nearArm,
        arrow([240, 134], [200, 104], [208, 134]),
        times(244, 30, 5),
      ),
    },
    {
      step: 3,
      floor: 206,
      drawing: draw(
        pushing.far,
        pushing.nearLeg,
        pushing.body,
        chokingPregnant.all,
        pushing.nearArm,
        arrow([250, 98], [208, 98]),
        times(244, 30, 5),
      ),
    },
    {
      step: 4,
      drawing: halves(
        draw(
          forearm(-4, 154),
          prone.all,
          helping([196, -60], [182, 4], [112, 72], { pose: 'mitten', turn: 6 }),
          arrow([44, 60], [72, 88], [64, 66], 7),
        ),
        draw(
          forearm(156, 152),
          supine.all,
          helping([344, -60], [312, 0], [283, 54], { pose: 'twoFingers' }),
          arrow([210, 40], [244, 74], [236, 48], 7),
        ),
      ),
    },
  ],
});
