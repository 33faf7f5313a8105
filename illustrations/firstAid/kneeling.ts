import { clip, draw, type Drawing, group, type Point } from '@/illustrations/drawing';
import { bones } from '@/illustrations/people/bones';
import { halfLength } from '@/illustrations/people/halfLength';
import { type HandPose } from '@/illustrations/people/hand';
import { plain } from '@/illustrations/people/torso';

const SCALE = 0.54;

interface Kneeling {
  /** Where the wrists are. */
  left: Point;
  right: Point;
  hand?: HandPose;
  /** How far the elbows stand out. */
  out?: number;
}

const helper = halfLength(
  { x: 0, y: -70, view: 'frontal', eyes: 'lowered', mouth: 'grave', brows: 'straight' },
  { hair: 'bun', skin: 'mahogany', neck: 'slender' },
  { x: 0, y: 0, build: 'slim', garment: plain('tunic', 'toghu500', 'maize300') },
);

/** Who helps, seen from the front, behind the person who lies on the ground; the neck is at x,y. */
export function kneelingBehind(
  [x, y]: Point,
  { left, right, hand = 'resting', out = 26 }: Kneeling,
): { body: Drawing; arms: Drawing } {
  const arm = (side: 'left' | 'right', wrist: Point): Drawing => {
    const from = helper.shoulder(side);
    const to: Point = [(wrist[0] - x) / SCALE, (wrist[1] - y) / SCALE];
    const bend = side === 'left' ? -out : out;
    const elbow: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 + 10];
    return helper.arm(side, elbow, to, { pose: hand, smooth: true });
  };
  const put = group(`translate(${x} ${y})scale(${SCALE})`);
  const knee = (side: 1 | -1): Drawing => {
    const points: Point[] = [
      [x + side * 18, y + 84],
      [x + side * 27, y + 100],
    ];
    return bones(points, [17, 15], 'indigo600');
  };
  return {
    body: draw(
      clip('g', `M0 0H316V${y + 92}H0Z`)(put(helper.torso)),
      knee(-1),
      knee(1),
      put(helper.front),
    ),
    arms: put(arm('left', left), arm('right', right)),
  };
}
