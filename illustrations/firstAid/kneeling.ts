import { clip, draw, group, type Drawing, type Point } from '@/illustrations/drawing';
import { colour } from '@/illustrations/palette';
import { arm, type ArmOptions } from '@/illustrations/people/arm';
import { head, type HeadOptions } from '@/illustrations/people/head';
import { bones } from '@/illustrations/people/bones';
import { shoulderOf, torso, type Garment } from '@/illustrations/people/torso';

const SCALE = 0.54;
const garment: Garment = {
  kind: 'tunic',
  fill: colour.toghu500,
  shade: colour.toghu600,
  trim: colour.maize300,
};
const sleeve = { fill: garment.fill, cuff: garment.trim, length: 'short' } as const;

interface Kneeling {
  /** The middle of the neck. */
  x: number;
  y: number;
  /** Where the wrists are. */
  left: Point;
  right: Point;
  hand?: NonNullable<ArmOptions['hand']>['pose'];
  /** How far the elbows stand out. */
  out?: number;
  mouth?: HeadOptions['mouth'];
}

/** Who helps, seen from the front, behind the person who lies on the ground. */
export function kneelingBehind({
  x,
  y,
  left,
  right,
  hand = 'resting',
  out = 26,
  mouth = 'grave',
}: Kneeling): { body: Drawing; arms: Drawing } {
  const inner = ([px, py]: Point): Point => [(px - x) / SCALE, (py - y) / SCALE];
  const face = head({
    x: 0,
    y: -70,
    view: 'frontal',
    hair: 'bun',
    skin: 'mahogany',
    neck: 'slender',
    eyes: 'lowered',
    mouth,
    brows: 'straight',
  });
  const body = { x: 0, y: 0, head: face, garment, build: 'slim' } as const;
  const one = (side: 'left' | 'right', wrist: Point): Drawing => {
    const shoulder = shoulderOf(body, side);
    const end = inner(wrist);
    const bend = (side === 'left' ? -1 : 1) * out;
    return arm({
      shoulder,
      elbow: [(shoulder[0] + end[0]) / 2 + bend, (shoulder[1] + end[1]) / 2 + 10],
      wrist: end,
      skin: 'mahogany',
      sleeve,
      hand: { pose: hand },
    });
  };
  const put = (...drawings: Drawing[]): Drawing =>
    group(`translate(${x} ${y})scale(${SCALE})`, ...drawings);
  const knee = (side: 1 | -1): Drawing =>
    bones(
      [
        [x + side * 18, y + 84],
        [x + side * 27, y + 100],
      ],
      [17, 15],
      colour.indigo600,
    );
  return {
    body: draw(
      clip('g', `M0 0H316V${y + 92}H0Z`, put(torso(body))),
      knee(-1),
      knee(1),
      put(face.front),
    ),
    arms: put(one('left', left), one('right', right)),
  };
}
