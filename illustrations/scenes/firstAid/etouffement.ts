import { circle, draw, path } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, times, variant } from '@/illustrations/firstAid/frames';
import {
  baby,
  chokingMan,
  helper,
  helperArm,
  man,
  pregnant,
} from '@/illustrations/firstAid/people';
import { compressions, downAndUp, halves } from '@/illustrations/firstAid/shared';
import type { LimbPose } from '@/illustrations/people';

const farLeg: LimbPose = [84, 92];

/** Bent forward, the back nearly level. */
const bent = chokingMan.pose(
  { hip: [164, 132], torso: [-34, -4], head: 14 },
  { far: [84, 66], near: [92, 74] },
  { far: [78, 96], near: [92, 98] },
);
/** At his side: one hand holds his chest, the other strikes between the shoulder blades. */
const striking = helper.pose(
  { hip: [128, 130], torso: -70, head: -62 },
  { far: { to: [180, 93], bend: -1, end: 20 }, near: { to: [188, 134], end: -12 } },
  { far: [70, 92], near: [100, 96] },
);

const choking = chokingMan.pose(
  { hip: [156, 131], torso: [-82, -70], head: -72 },
  { far: [98, 90], near: [104, 96] },
  { far: farLeg, near: [88, 94] },
);
const thrusting = helper.pose(
  { hip: [116, 130], torso: [-84, -74], head: -66 },
  { far: { to: [176, 112], hand: 'fist' }, near: { to: [172, 114], hand: 'fist' } },
  { far: farLeg, near: [96, 96] },
);
const chokingPregnant = pregnant.pose(
  { hip: [156, 131], torso: [-84, -76], head: -74 },
  { far: [96, 86], near: [96, 84] },
  { far: farLeg, near: [88, 94] },
);
const pushing = helper.pose(
  { hip: [116, 128], torso: [-86, -78], head: -70 },
  { far: { to: [174, 92], hand: 'fist' }, near: { to: [172, 94], hand: 'fist' } },
  { far: farLeg, near: [96, 96] },
);

/** On which the baby lies, head low. */
const forearm = (x: number, y: number) =>
  helperArm([x + 236, y - 154], [x + 176, y - 68], [x + 84, y], 'offered', 0.84);
const prone = baby.pose(
  { hip: [128, 82], facing: 'left', scale: 1.42, torso: 36, head: 16 },
  { near: [70, 50] },
  { near: [166, 170] },
);
const supine = baby.pose(
  { hip: [290, 84], scale: 1.42, torso: 144, head: 144 },
  { near: [0, 100] },
  { near: [-60, 60] },
);

export const gesteEtouffement = firstAid(
  {
    wall: 'coral',
    floor: '#F2C3AC',
    people: [helper, chokingMan, man, pregnant, baby],
    // A throat with something in it.
    sign: draw(
      path(
        'M28 90V66C14 54 12 30 26 16 42 4 66 10 70 28L78 42 70 46V50H62V56H70V62C68 68 62 68 54 67V90Z',
        'indigo700',
      ),
      circle(42, 72, 10, 'toghu500'),
    ),
  },
  frame(206)(
    striking.far,
    striking.nearLeg,
    bent.all,
    striking.farArm,
    striking.body,
    striking.nearArm,
    arrow([206, 34], [194, 78], [208, 56]),
    times(244, 30, 5),
  ),
  frame(206)(
    thrusting.allButNearArm,
    choking.allButNearArm,
    choking.nearArm,
    thrusting.nearArm,
    arrow([240, 134], [200, 104], [208, 134]),
    times(244, 30, 5),
  ),
  frame(160)(compressions(), downAndUp),
  variant('pregnant', 206)(
    pushing.allButNearArm,
    chokingPregnant.all,
    pushing.nearArm,
    arrow([250, 92], [204, 92]),
    times(244, 30, 5),
  ),
  variant('baby')(
    halves(
      draw(
        forearm(-4, 154),
        prone.all,
        helperArm([196, -60], [182, 4], [112, 72], { pose: 'mitten', turn: 6 }, 0.66),
        arrow([64, 60], [84, 92], [80, 72], 7),
        times(52, 216, 5),
      ),
      draw(
        forearm(156, 152),
        supine.all,
        helperArm([344, -60], [312, 0], [283, 54], 'twoFingers', 0.66),
        arrow([222, 34], [258, 72], [250, 46], 7),
        times(212, 216, 5),
      ),
    ),
  ),
  never()(
    chokingMan.pose({ hip: [40, 270], scale: 2.2, torso: -84, head: -78 }, { near: [96, 90] }).all,
    helperArm([400, 168], [300, 150], [156, 137], 'pointing', 0.9),
  ),
);
