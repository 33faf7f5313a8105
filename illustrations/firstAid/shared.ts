/** What several gestures show: the position on the side, the way to the hospital. */
import type { Drawing } from '@/illustrations/drawing';
import {
  circle,
  clip,
  draw,
  ellipse,
  group,
  line,
  part,
  path,
  place,
  rectangle,
} from '@/illustrations/drawing';
import { arrow, FRAME } from './frames';
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

/** A folded cloth or cushion, its lower left corner at x,y. */
export const cushion = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill,
  shade: Fill,
): Drawing =>
  place({ x, y })(
    path(
      `M4 0C-2-8-2 ${8 - height} 4-${height}C${width * 0.3}-${height + 5} ${width * 0.7}-${height + 5} ${width - 4}-${height}C${width + 2} ${8 - height} ${width + 2}-8 ${width - 4} 0Z`,
      fill,
    ),
    line(`M5-3H${width - 5}`, shade, 4),
  );

/** Drops of sweat. */
export const drops = (x: number, y: number): Drawing =>
  draw(
    ...[
      [0, 0],
      [9, 12],
      [-3, 18],
    ].map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 2.4, 4, '#5B9BE0')),
  );

/** Water that pours down from x,y. */
export const water = (x: number, y: number, length: number, width = 12): Drawing =>
  draw(
    line(`M${x} ${y}v${length}`, 'water', width),
    line(`M${x - 2} ${y + 6}v${length - 12}`, 'waterLight', width / 3),
  );

/** A bag with handles; what is in it stands between its two layers. Its foot is at x,y. */
export const bag = (x: number, y: number): { back: Drawing; front: Drawing } => ({
  back: place({ x, y })(
    line('M-44-96C-44-150 44-150 44-96', 'palm700', 8),
    path('M-66-100H66L60-70H-60Z', 'palm700'),
  ),
  front: place({ x, y })(
    path('M-66-90H66L78 0H-78Z', 'palm500'),
    path('M-66-90H-36L-44 0H-78Z', 'palm600'),
    line('M-44-90C-44-56 44-56 44-90', 'palm700', 8),
    line(
      'M-74-22 -62-32-50-22-38-32-26-22-14-32-2-22 10-32 22-22 34-32 46-22 58-32 70-22',
      'maize300',
      4,
    ),
  ),
});
