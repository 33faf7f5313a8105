/** First aid in four frames: one action each, with the number of its step. No words. */
import type { Drawing, Point } from '@/illustrations/drawing';
import { circle, clip, draw, group, line, path, place, rectangle } from '@/illustrations/drawing';
import { type Illustration } from '@/illustrations/illustration';
import { colour, type Fill, type Wall, walls } from '@/illustrations/palette';

/** The size of a frame; white lines of 8 and 6 units part the four. */
export const FRAME = { width: 316, height: 237 } as const;

interface FirstAid extends Pick<Illustration, 'cloths' | 'people'> {
  wall: Wall;
  floor: Fill;
}

interface Frame {
  floor: number;
  drawing: Drawing;
}

/** Where the floor begins, then the drawings of a frame from 0,0. */
export const frame =
  (floor: number = FRAME.height) =>
  (...drawings: Drawing[]): Frame => ({ floor, drawing: draw(...drawings) });

/** The frames in the order of their steps. */
export function firstAid({ wall, floor, ...parts }: FirstAid, ...frames: Frame[]): Illustration {
  const corner = (index: number): Point => [
    (index % 2) * (FRAME.width + 8),
    Math.floor(index / 2) * (FRAME.height + 6),
  ];
  const { width, height } = FRAME;
  const drawings = frames.map(({ floor: top, drawing }, index) => {
    const [x, y] = corner(index);
    return group(x || y ? `translate(${x} ${y})` : '')(
      clip(`c${index}`, `M0 0H${width}V${height}H0Z`)(
        rectangle(0, 0, width, height, 0, walls[wall]),
        rectangle(0, top, width, height - top, 0, floor),
        drawing,
        number(index + 1),
      ),
    );
  });
  return {
    ...parts,
    view: [0, 0, 640, 480],
    parts: frames.map((_, index) => ({
      id: `f${index + 1}`,
      box: [...corner(index), width, height],
    })),
    body: draw(rectangle(0, 0, 640, 480, 0, 'white'), ...drawings),
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
const number = (step: number): Drawing =>
  place({ x: 24, y: 24 })(
    path('M0-20 20 0 0 20-20 0Z', 'maize500'),
    line(digits[step - 1] ?? '', 'ink', 3.6),
  );

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
