/** The geometry of jointed figures. Angles are degrees, clockwise from the right. */
import { type Drawing, path, type Point } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';

/** The point at a distance in a direction, in degrees. */
export const along = ([x, y]: Point, degrees: number, length: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [x + length * Math.cos(radians), y + length * Math.sin(radians)];
};

export const angleBetween = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/** The joint of two bones that reach from a point to another, bent to one side. */
export function joint(from: Point, to: Point, upper: number, lower: number, side: number): Point {
  const distance = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]), upper + lower - 0.01);
  const cosine = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance);
  const bend = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
  return along(from, angleBetween(from, to) + side * bend, upper);
}

export const n = (value: number): number => Math.round(value * 10) / 10;

/** Round bones, each wide and narrow at its ends, as one outline. */
export function bones(points: Point[], radii: number[], fill: Fill, opacity?: number): Drawing {
  const capsules = points.slice(1).map((b, index) => {
    const a = points[index] ?? b;
    const [ra, rb] = [radii[index] ?? 1, radii[index + 1] ?? 1];
    const across = angleBetween(a, b) + 90;
    const at = (point: Point, radius: number): string =>
      along(point, across, radius).map(n).join(' ');
    return `M${at(a, ra)}L${at(b, rb)}A${n(rb)} ${n(rb)} 0 0 0 ${at(b, -rb)}L${at(a, -ra)}A${n(ra)} ${n(ra)} 0 0 0 ${at(a, ra)}Z`;
  });
  return path(capsules.join(''), fill, { opacity });
}
