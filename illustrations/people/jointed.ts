/**
 * People as jointed figures, seen from the side: bones of fixed length, and a pose that is data.
 * Angles are degrees: 0 looks ahead, 90 down, -90 up, 180 back, for who faces right; a figure that
 * faces left is the mirror image. Standing, a figure is 208 units high.
 */
import { draw, type Drawing, line, path, place, type Point } from '@/illustrations/drawing';
import type { Definition } from '@/illustrations/illustration';
import { type Fill, type Skin, type SkinName, skins } from '@/illustrations/palette';
import { along, angleBetween, bones, joint, n } from './bones';
import { type Face, head } from './head';

const LENGTH = { torso: 60, neck: 7, upperArm: 38, forearm: 34, thigh: 46, shin: 46 };
const HEAD_SCALE = 0.42;
/** Where the neck meets the skull, in units of `head`. */
const NAPE: Point = [-10, 40];

interface Look {
  top: Fill;
  shade: Fill;
  trim: Fill;
  legs: Fill;
  legsShade: Fill;
  shoes?: Fill;
  /** Short trousers and bare feet: a child. */
  bare?: boolean;
  /** How long and how thick the bones are beside the head: 1 for adults. */
  growth?: number;
  /** A wrapper down to the ankles instead of trousers, for who stands or walks. */
  wrapper?: boolean;
  /** A rounded belly: pregnant. */
  belly?: boolean;
  /** Below 1 over a print. */
  shadeOpacity?: number;
}

export const clothes = (top: Fill, shade: Fill, trim: Fill, legs: Fill, legsShade: Fill): Look => ({
  top,
  shade,
  trim,
  legs,
  legsShade,
});

interface Limb {
  angles?: Angles;
  to?: Point;
  bend?: 1 | -1;
  /** The direction of hand or foot. */
  end?: number;
  hand?: HandShape;
  thumb?: 1 | -1;
}

type Angles = readonly [upper: number, lower: number];

/** A limb by the angles of its two bones, or by the point that its end reaches. */
export type LimbPose = Angles | Limb;

interface Pair {
  far?: LimbPose;
  near?: LimbPose;
}

type HandShape = 'flat' | 'fist';

interface Pose {
  hip: Point;
  facing?: 'right' | 'left';
  scale?: number;
  /** From hip to neck: one angle, or one for the lower and one for the upper half of the back. */
  torso: number | [lower: number, upper: number];
  /** The direction of the crown. */
  head: number;
}

/** The layers of a figure: another figure's body may lie between two of them. */
type Figure = Record<
  'far' | 'farArm' | 'body' | 'nearLeg' | 'nearArm' | 'allButNearArm' | 'all',
  Drawing
>;

export interface Person {
  definition: Definition;
  pose: (pose: Pose, arms?: Pair, legs?: Pair) => Figure;
}

/** A hand from the wrist at 0,0 to the right, its thumb up, 20 units long. */
function hand(shape: HandShape, fill: Fill, seam: Fill): Drawing {
  if (shape === 'fist')
    return draw(
      path('M-3-5.5C2-8 9-8.5 12.5-6 15-2 15 4 12 7 7 9 1 8-3 5.5Z', fill),
      line('M9-3.5H13.5M9 0H14M9 3.5H13.5', seam, 1.2),
      line('M1-3C4-1 7 1 8 4', seam, 1.2),
    );
  return draw(
    path('M-3-5.5C3-7 8-7.5 13-6.5 19-6 22-3.5 22-1 22 3 17 5.5 11 6.5 6 7 1 6.5-3 5.5Z', fill),
    line('M1-4C4-8 8-10.5 13-10', fill, 5),
    line('M15-2.5H20.5M14 1.5H20', seam, 1.1),
  );
}

/** A shoe from the ankle: its sole is 8 units lower. */
const SHOE = 'M-8-5C-8-7 7-7 7-5 8-2 18-1 20 4 21 7 20 8 18 8H-7C-10 8-9 0-8-5Z';

/** @param id Unique among the people of a picture. */
export function person(
  id: string,
  skin: SkinName,
  look: Look,
  face: Omit<Face, 'skin' | 'tilt'>,
): Person {
  const worn = head({ ...face, x: 0, y: 0 }, { ...face, skin });
  const definition = { id, drawing: draw(worn.behind, worn.front) };
  return {
    definition,
    pose: (pose, arms = {}, legs = {}) => figure(pose, arms, legs, look, skins[skin], id),
  };
}

const toLimb = (pose: LimbPose): Limb => ('length' in pose ? { angles: pose } : pose);

function figure(pose: Pose, arms: Pair, legs: Pair, look: Look, skin: Skin, id: string): Figure {
  const { hip, facing = 'right', scale = 1 } = pose;
  const mirror = facing === 'left';
  const growth = look.growth ?? 1;
  const size = growth * scale;
  const turn = (angle: number): number => (mirror ? 180 - angle : angle);
  const go = (from: Point, angle: number, length: number): Point =>
    along(from, turn(angle), length * size);
  const r = (...radii: number[]): number[] => radii.map((radius) => radius * scale * growth ** 0.8);

  const [lower, upper] = typeof pose.torso === 'number' ? [pose.torso, pose.torso] : pose.torso;
  const waist = go(hip, lower, LENGTH.torso / 2);
  const nape = go(waist, upper, LENGTH.torso / 2);
  const chest = go(waist, upper, LENGTH.torso / 2 - 17);
  const shoulder = go(waist, upper, LENGTH.torso / 2 - 10);
  const skull = go(nape, pose.head, LENGTH.neck);

  const bone = (from: Point, limb: Limb, [a, b]: Point, side: number): [Point, Point] => {
    if (!limb.to) {
      const [upper, lower] = limb.angles ?? [90, 90];
      const bend = go(from, upper, a);
      return [bend, go(bend, lower, b)];
    }
    const bend = joint(
      from,
      limb.to,
      a * size,
      b * size,
      side * (limb.bend ?? 1) * (mirror ? -1 : 1),
    );
    return [bend, along(bend, angleBetween(bend, limb.to), b * size)];
  };
  const put = (at: Point, angle: number, flip: boolean, ...drawings: Drawing[]): Drawing =>
    place({ x: at[0], y: at[1], scale: n(size * 100) / 100 })(
      `<g transform="rotate(${n(angle)})${flip ? 'scale(1 -1)' : ''}">${drawings.join('')}</g>`,
    );

  const arm = (posed: LimbPose | undefined, far: boolean): Drawing => {
    if (!posed) return '';
    const limb = toLimb(posed);
    // The far shoulder is a little ahead, so that both arms are seen.
    const from = far ? go(shoulder, upper + 90, 5) : shoulder;
    const [elbow, wrist] = bone(from, limb, [LENGTH.upperArm, LENGTH.forearm], 1);
    const fill = far ? skin.shade : skin.base;
    const angle = limb.end === undefined ? angleBetween(elbow, wrist) : turn(limb.end);
    const hem = along(from, angleBetween(from, elbow), LENGTH.upperArm * 0.72 * size);
    const flip = (limb.thumb ?? 1) === (mirror ? 1 : -1);
    const cloth = far && !look.shadeOpacity ? look.shade : look.top;
    return draw(
      bones([from, elbow, wrist], r(7, 6.5, 4.8), fill),
      put(wrist, angle, flip, hand(limb.hand ?? 'flat', fill, far ? skin.dark : skin.shade)),
      bones([from, hem], r(10, 8.6), cloth),
      bones([hem, along(hem, angleBetween(from, elbow), 1)], r(8.6, 8.6), look.trim),
      bones([from, along(hem, angleBetween(elbow, from), 3 * size)], r(10, 8.8), cloth),
    );
  };

  const leg = (posed: LimbPose | undefined, far: boolean): Drawing => {
    if (!posed) return '';
    const limb = toLimb(posed);
    const [knee, ankle] = bone(hip, limb, [LENGTH.thigh, LENGTH.shin], -1);
    const fill = far ? look.legsShade : look.legs;
    const angle =
      limb.end === undefined ? angleBetween(knee, ankle) - (mirror ? -90 : 90) : turn(limb.end);
    // Mirrored as an image: the sole stays below.
    const bareLeg = look.bare || look.wrapper;
    const shoe = look.bare ? (far ? skin.shade : skin.base) : (look.shoes ?? 'indigo900');
    const end = along(knee, angleBetween(knee, ankle), (LENGTH.shin - 5) * size);
    return draw(
      put(ankle, angle, mirror, path(SHOE, shoe)),
      bareLeg && bones([knee, ankle], r(8, 6), far ? skin.shade : skin.base),
      !look.wrapper &&
        bones(
          [hip, knee, look.bare ? along(knee, angleBetween(knee, ankle), 8 * scale) : end],
          r(14, 10, look.bare ? 9 : 7.5),
          fill,
        ),
    );
  };

  /** From the waist to above the feet, as wide as the step. */
  const wrapper = (): Drawing => {
    const ankles = [legs.far, legs.near].flatMap((limb) =>
      limb ? [bone(hip, toLimb(limb), [LENGTH.thigh, LENGTH.shin], -1)[1][0]] : [],
    );
    const [left, right] = [Math.min(...ankles) - 13 * size, Math.max(...ankles) + 13 * size];
    const hem = hip[1] + (LENGTH.thigh + LENGTH.shin - 8) * size;
    const [waistLeft, waistRight] = [hip[0] - 17 * size, hip[0] + 17 * size];
    const middle = n(hip[0] + (mirror ? 6 : -6) * size);
    return draw(
      path(
        `M${n(waistLeft)} ${n(hip[1])}L${n(left)} ${n(hem)}H${n(right)}L${n(waistRight)} ${n(hip[1])}Z`,
        look.legs,
      ),
      path(
        `M${n(mirror ? waistRight : waistLeft)} ${n(hip[1])}L${n(mirror ? right : left)} ${n(hem)}H${middle}V${n(hip[1])}Z`,
        look.legsShade,
        { opacity: look.shadeOpacity },
      ),
    );
  };

  // The back is the side away from the gaze.
  const back = (at: Point, angle: number, offset: number): Point => go(at, angle - 90, offset);
  const body = draw(
    bones([nape, go(skull, pose.head, 3)], r(7.5, 7.5), skin.shade),
    bones([hip, waist, chest], r(16, 15, 17), look.top),
    look.belly &&
      bones(
        [go(waist, lower + 90, 8), go(go(waist, lower + 180, 8), lower + 90, 14)],
        r(16, 21),
        look.top,
      ),
    bones(
      [back(hip, lower, 9), back(waist, (lower + upper) / 2, 9), back(chest, upper, 10)],
      r(7, 6, 7),
      look.shade,
      look.shadeOpacity,
    ),
    bones([go(nape, upper, -2), nape], r(9.5, 8.5), look.trim),
    bones([go(nape, upper, 0.5), nape], r(7.5, 7.5), skin.base),
    bones([nape, go(skull, pose.head, 3)], r(7.5, 7.5), skin.base),
  );
  const headAngle = pose.head + 90;
  const crown = place({
    x: skull[0],
    y: skull[1],
    scale: n(HEAD_SCALE * scale * 100) / 100,
    flip: mirror,
    turn: headAngle,
  })(`<use href="#${id}" x="${-NAPE[0]}" y="${-NAPE[1]}"/>`);
  const farArm = arm(arms.far, true);
  const far = draw(farArm, leg(legs.far, true));
  const nearLegs = draw(leg(legs.near, false), look.wrapper && wrapper());
  const nearArm = arm(arms.near, false);
  // Trousers over the hip, below the hem of the top.
  const torso = draw(body, crown);
  return {
    far,
    farArm,
    body: torso,
    nearLeg: nearLegs,
    nearArm,
    allButNearArm: draw(far, nearLegs, torso),
    all: draw(far, nearLegs, torso, nearArm),
  };
}
