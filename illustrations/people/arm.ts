import { draw, type Drawing, limb, line, type Point } from '@/illustrations/drawing';
import { type Fill, type SkinName, skins } from '@/illustrations/palette';
import { hand, type HandLook, type HandPose } from './hand';

export interface Sleeve {
  fill: Fill;
  /** The seam at its end. */
  cuff: Fill;
  /** The crease between a short sleeve and the body beside it. */
  crease?: Fill;
  /** `short` ends above the elbow, `long` at the wrist. */
  length: 'short' | 'long';
}

interface HeldHand extends HandLook {
  pose: HandPose;
}

interface ArmLook {
  skin: SkinName;
  sleeve: Sleeve;
  /** The far arm lies in the shade: a darker skin and the sleeve's darker tone. */
  far?: boolean;
}

/** A bend that leads the curve close to the elbow without a corner. */
function bendThrough(from: Point, elbow: Point, to: Point): Point {
  const strength = 0.45;
  return [
    elbow[0] + strength * (elbow[0] - (from[0] + to[0]) / 2),
    elbow[1] + strength * (elbow[1] - (from[1] + to[1]) / 2),
  ];
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const direction = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);

/** A point `across` and `ahead` of another one, on the way from `from` to `to`. */
function beside(from: Point, to: Point, [x, y]: Point, across: number, ahead = 0): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return `${Math.round(x - along[1] * across + along[0] * ahead)} ${Math.round(y + along[0] * across + along[1] * ahead)}`;
}

/** The seam across the end of a sleeve that runs from `from` to `to`, bent like the round arm. */
function cuff(from: Point, to: Point, width: number, stroke: Fill, weight: number): Drawing {
  const at = (side: number, ahead: number): string =>
    beside(from, to, to, (width / 2 - 1) * side, ahead);
  return line(`M${at(1, 2)}Q${at(0, 15)} ${at(-1, 2)}`, stroke, weight);
}

/**
 * The arms of one person, from shoulder to finger tips: skin first, then sleeve, then its seam. A far
 * arm is drawn before the torso, a near one after it. The upper arm measures about 100 units, the
 * forearm 90. The hand continues the forearm; its `turn` bends it at the wrist. Without a hand, the
 * wrist is hidden. The scale is 1 for an adult near us, about 0.7 for a child.
 */
export const createArm =
  ({ skin, sleeve, far }: ArmLook) =>
  (shoulder: Point, elbow: Point, wrist: Point, held?: HandPose | HeldHand, scale = 1): Drawing => {
    const look = typeof held === 'string' ? { pose: held } : held;
    const turn = direction(bendThrough(shoulder, elbow, wrist), wrist) + (look?.turn ?? 0);
    const drawnHand = look && hand(skin, look.pose, wrist, { scale, ...look, turn });
    if (sleeve.length === 'long')
      return draw(drawnHand, longSleeve(shoulder, elbow, wrist, sleeve, scale));
    const tone = far ? skins[skin].shade : skins[skin].base;
    const hem = between(shoulder, elbow, 0.72);
    const start = between(shoulder, elbow, 0.5);
    return draw(
      limb(start, bendThrough(start, elbow, wrist), wrist, 38 * scale, 25 * scale, tone),
      drawnHand,
      limb(shoulder, between(shoulder, hem, 0.5), hem, 58 * scale, 48 * scale, sleeve.fill),
      sleeve.crease && crease(shoulder, hem, wrist, 56 * scale, sleeve.crease),
      cuff(shoulder, hem, 48 * scale, sleeve.cuff, 7 * scale),
    );
  };

/** Along the lower part of the sleeve, on the side of the hand. */
function crease(from: Point, to: Point, wrist: Point, width: number, stroke: Fill): Drawing {
  const turned =
    (to[0] - from[0]) * (wrist[1] - from[1]) - (to[1] - from[1]) * (wrist[0] - from[0]);
  const at = (share: number): string =>
    beside(from, to, between(from, to, share), (width / 2 - share * 4) * (Math.sign(turned) || 1));
  return line(`M${at(0.3)}L${at(0.9)}`, stroke, 3);
}

function longSleeve(
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  { fill, cuff: seam }: Sleeve,
  scale: number,
): Drawing {
  const end = between(elbow, wrist, 0.94);
  return draw(
    limb(elbow, between(elbow, end, 0.5), end, 54 * scale, 36 * scale, fill),
    limb(shoulder, between(shoulder, elbow, 0.5), elbow, 60 * scale, 54 * scale, fill),
    cuff(elbow, between(elbow, wrist, 0.86), 36 * scale, seam, 3),
    // One fold at the bend.
    line(foldAt(shoulder, elbow, wrist, scale), seam, 3),
  );
}

/** A short fold from the inner side of the elbow towards its middle. */
function foldAt(shoulder: Point, elbow: Point, wrist: Point, scale: number): string {
  const inner = between(elbow, between(shoulder, wrist, 0.5), 0.5);
  const length = Math.hypot(inner[0] - elbow[0], inner[1] - elbow[1]) || 1;
  const reach = (share: number): Point => between(elbow, inner, (share * 26 * scale) / length);
  return `M${reach(1).map(Math.round).join(' ')}L${reach(0.1).map(Math.round).join(' ')}`;
}
