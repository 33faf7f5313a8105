import { toColour, type Fill } from './palette';

/**
 * The basic shapes of all illustrations. A drawing is a fragment of SVG; later ones are painted on
 * top.
 */
export type Drawing = string;

/** A point in user units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

interface ShapeStyle {
  /** From 0 to 1. */
  opacity?: number;
  /** As in SVG, such as `rotate(8 20 40)`. */
  transform?: string;
}

interface FillStyle extends ShapeStyle {
  /** The even-odd fill rule, for holes. */
  evenOdd?: boolean;
}

interface LineStyle extends ShapeStyle {
  /** Lengths of dash and gap, such as `1 7`. */
  dash?: string;
  /** Butt line caps, for dashes. The default is round. */
  buttCaps?: boolean;
}

/** Whole units are enough for what is drawn at 350 to 700 px; halves keep small curves smooth. */
const round = (value: number): number => Math.round(value * 2) / 2;

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round100(value) : value}"`)
    .join('');
}

const round100 = (value: number): number => Math.round(value * 100) / 100;

/** Joins drawings, the last on top. */
export const draw = (...drawings: (Drawing | false | undefined)[]): Drawing =>
  drawings.filter(Boolean).join('');

/** A filled outline, in SVG's path letters. */
export function path(d: string, fill: Fill, style?: FillStyle): Drawing;
/** Outlines by their fills, the last on top: a thing and its shade, `{ wood: 'M…', woodShade: 'M…' }`. */
export function path(outlines: Partial<Record<Fill, string>>): Drawing;
export function path(
  d: string | Partial<Record<Fill, string>>,
  fill: Fill = 'ink',
  { evenOdd, ...style }: FillStyle = {},
): Drawing {
  if (typeof d !== 'string')
    return draw(...Object.entries(d).map(([tone, outline = '']) => path(outline, tone as Fill)));
  const rule = evenOdd ? 'evenodd' : undefined;
  return `<path${attributes({ d, fill: toColour(fill), 'fill-rule': rule, ...style })}/>`;
}

/** A stroke without fill. Its width is in units of the picture. */
export const line = (
  d: string,
  stroke: Fill,
  width = 3,
  { dash, buttCaps, ...style }: LineStyle = {},
): Drawing =>
  `<path${attributes({
    d,
    fill: 'none',
    stroke: toColour(stroke),
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': buttCaps ? 'butt' : undefined,
    ...style,
  })}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Fill,
  style: ShapeStyle = {},
): Drawing => `<ellipse${attributes({ cx, cy, rx, ry, fill: toColour(fill), ...style })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: Fill): Drawing =>
  `<circle${attributes({ cx, cy, r, fill: toColour(fill) })}/>`;

/** A rectangle from its upper left corner, with rounded corners. */
export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: Fill,
  style: ShapeStyle = {},
): Drawing =>
  `<rect${attributes({ x, y, width, height, rx: radius || undefined, fill: toColour(fill), ...style })}/>`;

type Wrap = (...drawings: Drawing[]) => Drawing;

/** Drawings moved, turned or made larger together; `place({ x, y })` is the common case. */
export const group =
  (transform: string): Wrap =>
  (...drawings) =>
    transform ? `<g transform="${transform}">${drawings.join('')}</g>` : drawings.join('');

export interface Placement {
  /** 1 is the size in which the part is drawn. */
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Looks left instead of right. */
  flip?: boolean;
}

/** Puts a part, drawn around 0,0, at a point of the picture. */
export function place({
  x,
  y,
  scale = 1,
  turn = 0,
  flip = false,
}: Placement & { x: number; y: number }): Wrap {
  const steps = [`translate(${round(x)} ${round(y)})`];
  // Mirrored first, then turned: a head that looks left nods to the left with the same tilt.
  if (flip || scale !== 1) steps.push(flip ? `scale(${-scale} ${scale})` : `scale(${scale})`);
  if (turn) steps.push(`rotate(${turn})`);
  return group(steps.join(' '));
}

/** A part whose drawings lie around 0,0: it is put at a point, 1 in the size in which it is drawn. */
export const part =
  (...drawings: (Drawing | false | undefined)[]) =>
  (x: number, y: number, scale = 1): Drawing =>
    place({ x, y, scale })(draw(...drawings));

/** A part in a colour and its shade, which a scene may choose. */
export const tinted =
  (fill: Fill, shade: Fill, draws: (fill: Fill, shade: Fill) => Drawing) =>
  (x: number, y: number, scale = 1, ...tones: [fill?: Fill, shade?: Fill]): Drawing =>
    place({ x, y, scale })(draws(tones[0] ?? fill, tones[1] ?? shade));

/** Shows drawings only inside an outline. `id` is unique within its picture. */
export const clip =
  (id: string, outline: string): Wrap =>
  (...drawings) =>
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawings.join('')}</g>`;

/**
 * An arm or a leg: one bend, wide where it begins and narrow where it ends, with round ends.
 *
 * @param from Where it begins: shoulder or hip.
 * @param bend The control point of the curve: the elbow lies halfway towards it.
 * @param to Where it ends: wrist or ankle.
 * @param widthFrom Width at the beginning.
 * @param widthTo Width at the end.
 */
export function limb(
  from: Point,
  bend: Point,
  to: Point,
  widthFrom: number,
  widthTo: number,
  fill: Fill,
): Drawing {
  /** A point of one edge, at `t` from 0 to 1 along the limb. */
  const side =
    (sign: 1 | -1) =>
    (t: number): Point => {
      const u = 1 - t;
      const at = (axis: 0 | 1) => u * u * from[axis] + 2 * u * t * bend[axis] + t * t * to[axis];
      const slope = (axis: 0 | 1) => u * (bend[axis] - from[axis]) + t * (to[axis] - bend[axis]);
      const [dx, dy] = [slope(0), slope(1)];
      const half = ((widthFrom + (widthTo - widthFrom) * t) / 2) * sign;
      const length = Math.hypot(dx, dy) || 1;
      return [at(0) - (dy / length) * half, at(1) + (dx / length) * half];
    };
  const right = side(1);
  const left = side(-1);
  const start = right(0);
  const end = left(1);
  const d = [
    `M${text(start)}`,
    ...curve(right, [0, 0.5, 1]),
    `A${round(widthTo / 2)} ${round(widthTo / 2)} 0 0 0 ${text(end)}`,
    ...curve(left, [1, 0.5, 0]),
    `A${round(widthFrom / 2)} ${round(widthFrom / 2)} 0 0 0 ${text(start)}Z`,
  ];
  return path(d.join(''), fill);
}

const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A smooth line through points of an edge: each inner point passes on the direction it has. */
function curve(edgeAt: (t: number) => Point, stops: number[]): string[] {
  const slope = (t: number): Point => {
    const [before, after] = [Math.max(0, t - 0.02), Math.min(1, t + 0.02)];
    const [a, b] = [edgeAt(before), edgeAt(after)];
    return [(b[0] - a[0]) / (after - before), (b[1] - a[1]) / (after - before)];
  };
  return stops.slice(1).map((t, index) => {
    const before = stops[index] ?? 0;
    const third = (t - before) / 3;
    const [a, b, sa, sb] = [edgeAt(before), edgeAt(t), slope(before), slope(t)];
    const first: Point = [a[0] + sa[0] * third, a[1] + sa[1] * third];
    const second: Point = [b[0] - sb[0] * third, b[1] - sb[1] * third];
    return `C${text(first)} ${text(second)} ${text(b)}`;
  });
}
