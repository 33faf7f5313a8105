/** First aid in frames: one action each, with the number of its step or whom it is for. No words. */
import type { Drawing, Point } from '@/illustrations/drawing';
import { circle, clip, draw, group, line, path, place, rectangle } from '@/illustrations/drawing';
import { type Illustration } from '@/illustrations/illustration';
import { colour, type Fill, type Wall, walls } from '@/illustrations/palette';

/** The size of a frame; white lines of 8 and 6 units part them. */
export const FRAME = { width: 316, height: 237 } as const;

interface FirstAid extends Pick<Illustration, 'cloths' | 'people'> {
  wall: Wall;
  floor: Fill;
  /** What the tile of the guide shows: one bold thing of 100 × 90, seen at 60 px. */
  sign: Drawing;
}

interface Frame {
  kind: 'f' | 'v' | 'never';
  floor: number;
  drawing: Drawing;
}

type Badge = keyof typeof badges;

/** Where the floor begins, then the drawings of a frame from 0,0. */
export const frame =
  (floor: number = FRAME.height) =>
  (...drawings: Drawing[]): Frame => ({ kind: 'f', floor, drawing: draw(...drawings) });

/** A case of its own: whom or what it is about stands in place of a number. */
export const variant =
  (badge: Badge, floor: number = FRAME.height) =>
  (...drawings: Drawing[]): Frame => ({
    kind: 'v',
    floor,
    drawing: draw(...drawings, whom(badge, 28, 28)),
  });

/** A silhouette on a lozenge. */
export const whom = (badge: Badge, x: number, y: number): Drawing => place({ x, y })(badges[badge]);

/** What never to do, crossed out. */
export const never =
  (floor: number = FRAME.height) =>
  (...drawings: Drawing[]): Frame => ({
    kind: 'never',
    floor,
    drawing: draw(
      ...drawings,
      line('M22 22 294 215M294 22 22 215', 'white', 14),
      line('M22 22 294 215M294 22 22 215', 'toghu500', 9),
    ),
  });

/** The frames in the order of their lines: steps, variants, what never to do. */
export function firstAid(
  { wall, floor, sign, ...parts }: FirstAid,
  ...frames: Frame[]
): Illustration {
  const { width, height } = FRAME;
  const corner = (index: number): Point => [
    (index % 2) * (width + 8),
    Math.floor(index / 2) * (height + 6),
  ];
  const counts = { f: 0, v: 0, never: 0 };
  const named = frames.map(({ kind, ...rest }) => {
    counts[kind] += 1;
    return {
      ...rest,
      kind,
      number: counts[kind],
      id: kind === 'never' ? kind : `${kind}${counts[kind]}`,
    };
  });
  const drawings = named.map(({ kind, number, floor: top, drawing }, index) => {
    const [x, y] = corner(index);
    return group(x || y ? `translate(${x} ${y})` : '')(
      clip(`c${index}`, `M0 0H${width}V${height}H0Z`)(
        rectangle(0, 0, width, height, 0, walls[wall]),
        rectangle(0, top, width, height - top, 0, floor),
        drawing,
        kind === 'f' ? stepNumber(number) : '',
      ),
    );
  });
  const end = corner(frames.length);
  const bottom = (Math.floor(frames.length / 2) + 1) * (height + 6) - 6;
  return {
    ...parts,
    view: [0, 0, 640, bottom],
    parts: [
      ...named.map(({ id }, index) => ({ id, box: [...corner(index), width, height] as const })),
      { id: 'sign', box: [...end, 250, 225] },
    ],
    body: draw(
      rectangle(0, 0, 640, bottom, 0, 'white'),
      ...drawings,
      group(`translate(${end.join(' ')})scale(2.5)`)(
        // Beyond the edges, where the white between the frames would show in fractional sizes.
        rectangle(-2, -2, 104, 94, 0, walls[wall]),
        clip(`c${frames.length}`, 'M0 0H100V90H0Z')(sign),
      ),
    ),
  };
}

/** From 1. */
const digits = [
  'M-4-4 1-8V8',
  'M-5-4C-4-9 5-9 5-4 5 0-4 4-5 8H6',
  'M-5-8H5L0-2C7-2 7 8 0 8-3 8-5 7-6 5',
  'M3 8V-8L-6 4H7',
];

/** The number of a step on a lozenge, as in the list of steps. */
const stepNumber = (step: number): Drawing =>
  place({ x: 24, y: 24 })(
    path('M0-20 20 0 0 20-20 0Z', 'maize500'),
    line(digits[step - 1] ?? '', 'ink', 3.6),
  );

const badge = (...silhouette: Drawing[]): Drawing =>
  draw(path('M0-25 25 0 0 25-25 0Z', 'indigo700'), ...silhouette);

/** Silhouettes on a lozenge. */
const badges = {
  pregnant: badge(
    circle(-2, -14, 4, 'white'),
    path('M-6-8C-2-10 2-8 2-5 8-4 10 4 3 7L2 17H-5Z', 'white'),
  ),
  child: badge(circle(0, -9, 5, 'white'), path('M-6-2H6L4 5V15H1V8H-1V15H-4V5Z', 'white')),
  baby: badge(circle(-8, -2, 6, 'white'), path('M-2 0C4-5 12-3 13 2 13 7 4 8-2 6Z', 'white')),
  object: badge(path('M-8 10 0-18 7-6 6 10Z', 'white'), line('M-9 12H9', 'white', 4)),
  eye: badge(path('M-16 0C-8-10 8-10 16 0 8 10-8 10-16 0Z', 'white'), circle(0, 0, 5, 'indigo700')),
} as const;

/** Where to push, pull or turn: a curved red arrow with a white edge, seen on any ground. */
export function arrow(from: Point, to: Point, via?: Point, width = 7): Drawing {
  const [bx, by] = via ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const angle = Math.atan2(to[1] - by, to[0] - bx);
  const wing = (turn: number): string =>
    [0, 1]
      .map((axis) => {
        const direction = axis === 0 ? Math.cos(angle + turn) : Math.sin(angle + turn);
        return Math.round(((to[axis] ?? 0) - width * 2.1 * direction) * 10) / 10;
      })
      .join(' ');
  const d = `M${from.join(' ')}Q${bx} ${by} ${to.join(' ')}M${wing(0.65)}L${to.join(' ')} ${wing(-0.65)}`;
  return draw(line(d, 'white', width + 5), line(d, 'toghu500', width));
}

/** How often: one dot for each time. */
export const times = (x: number, y: number, count: number): Drawing =>
  draw(
    line(`M${x} ${y}h${(count - 1) * 13}`, 'white', 14),
    // One unit more, or the last dot is not drawn.
    line(`M${x} ${y}h${(count - 1) * 13 + 1}`, 'toghu500', 9, { dash: '0 13' }),
  );

/** A clock with its hands, and in red how many minutes pass. */
export function timer(x: number, y: number, radius: number, minutes = 0): Drawing {
  const angle = (minutes / 60) * 2 * Math.PI;
  const tip = [Math.sin(angle) * radius, -Math.cos(angle) * radius].map(
    (v) => Math.round(v * 10) / 10,
  );
  return place({ x, y })(
    circle(0, 0, radius, 'white'),
    path(`M0 0V${-radius}A${radius} ${radius} 0 0 1 ${tip.join(' ')}Z`, 'toghu500'),
    `<circle r="${radius}" fill="none" stroke="${colour.indigo700}" stroke-width="${Math.round(radius / 5)}"/>`,
    line(
      `M0 0V${-radius * 0.62}M0 0L${minutes > 0 ? tip.map((v) => Math.round(v * 0.7)).join(' ') : `${radius * 0.42} ${radius * 0.2}`}`,
      'ink',
      radius / 8,
    ),
  );
}
