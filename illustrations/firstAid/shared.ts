/** What several gestures show: the position on the side, the way to the hospital. */
import type { Drawing } from '@/illustrations/drawing';
import {
  circle,
  clip,
  draw,
  group,
  line,
  part,
  path,
  place,
  rectangle,
} from '@/illustrations/drawing';
import { arrow, FRAME } from './frames';
import { helper, helperArm, lying } from './people';
import { type Fill, skins } from '@/illustrations/palette';
import { halfLength } from '@/illustrations/people/halfLength';
import type { HeadLook } from '@/illustrations/people/head';
import type { Person } from '@/illustrations/people/jointed';
import type { Build, Garment } from '@/illustrations/people/torso';
import { hospital, house, taxi } from '@/illustrations/places';

/** A drawing of 640 × 480 in one frame. */
export const small = group(`scale(${FRAME.width / 640})`);

/** Two drawings beside each other, parted by a line. */
export const halves = (left: Drawing, right: Drawing): Drawing =>
  draw(
    clip('l', `M0 0H156V${FRAME.height}H0Z`)(left),
    clip('r', `M160 0H${FRAME.width}V${FRAME.height}H160Z`)(right),
    line('M158 20V217', 'white', 4),
  );

/** Seen from above on a mat: on the left side, the upper knee bent in front, the head back. */
export const onTheSide = (person: Person, { mat = 'maize100' as Fill } = {}): Drawing =>
  draw(
    rectangle(14, 56, 288, 164, 8, 'maize300'),
    rectangle(20, 62, 276, 152, 4, mat),
    person.pose(
      { hip: [150, 110], scale: 1.12, torso: [4, -2], head: -26 },
      { far: [84, 50], near: { angles: [64, -36], thumb: -1 } },
      { far: { angles: [172, 178], end: 100 }, near: { angles: [84, 168], end: 100 } },
    ).all,
  );

/** Who lies on the back close to us, the head left; the mouth is at 108,112. */
export const lyingClose = (person: Person): Drawing =>
  person.pose({ hip: [256, 156], scale: 2, torso: [178, 182], head: 176 }, { near: [30, 0] }).all;

/** A glass at the mouth of who lies there. */
export const drinkGiven = (person: Person): Drawing =>
  draw(
    lyingClose(person),
    place({ x: 146, y: 58, turn: -146, scale: 1.2 })(
      path('M-18-52H18L13 0H-13Z', 'white'),
      path('M-18-52H18L15-22-10-36Z', 'water'),
    ),
    helperArm([290, -90], [250, 0], [172, 57], 'hold', 0.8),
  );

/** The heels of both hands on his breastbone, her shoulders above them, her arms straight. */
export const compressions = (whom?: Person): Drawing => {
  const pressing = helper.pose(
    { hip: [176, 140], facing: 'left', scale: 1.25, torso: [-74, -54], head: -40 },
    { far: { to: [130, 181], end: 6 }, near: { to: [134, 174], end: 6 } },
    { far: { angles: [86, 178], end: 180 }, near: { angles: [96, 178], end: 180 } },
  );
  return draw(pressing.allButNearArm, lying([158, 200], whom), pressing.nearArm);
};

/** Down hard, and up again. */
export const downAndUp = draw(
  arrow([122, 104], [122, 154], undefined, 9),
  arrow([160, 158], [160, 114], undefined, 5),
);

/** A taxi with two people. */
const sharedTaxi = part(
  taxi(0, 0, 1),
  ...[-29, 23].map((at) =>
    draw(
      circle(at, -67, 8, skins.mahogany.base),
      path(`M${at - 8.5} -68A8.5 8.5 0 0 1 ${at + 8.5} -68Z`, 'ink'),
    ),
  ),
);

/** The taxi leaves the house; the hospital is not far. */
export const leaving = (): Drawing =>
  draw(
    hospital(262, 190, 0.52),
    house(34, 190, 0.9),
    path('M0 190H316V237H0Z', 'earth'),
    sharedTaxi(126, 222, 0.82),
    arrow([90, 122], [176, 122], [130, 112]),
  );

/** The same in the right half of a frame. */
export const leavingInHalf = (): Drawing =>
  draw(
    hospital(262, 186, 0.46),
    path('M160 186H316V237H160Z', 'earth'),
    sharedTaxi(216, 222, 0.5),
    arrow([176, 124], [212, 124], undefined, 6),
  );

/** Who lies on the back, seen from above, from the head to the waist; the neck is at 0,0. */
export function fromAbove(
  look: HeadLook,
  garment: Garment,
  build: Build,
  { scale = 1, headScale = 1 } = {},
): Drawing {
  const y = { adult: -74, old: -74, child: -56, baby: -46 }[look.age ?? 'adult'] * headScale;
  const person = halfLength(
    { x: 0, y, scale: headScale, view: 'frontal', eyes: 'lowered', mouth: 'grave' },
    look,
    { x: 0, y: 0, build, garment },
  );
  return group(`scale(${scale})`)(person.torso, person.front);
}
