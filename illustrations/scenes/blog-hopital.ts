import { leaves } from '@/illustrations/cloths';
import { draw, line, path, rectangle, type Drawing } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { louvredWindow, room } from '@/illustrations/places';
import { clock, plant } from '@/illustrations/things';

const print = leaves('l', colour.indigo700, colour.indigo400, colour.maize500, { size: 34 });

const carer = head({
  x: 226,
  y: 150,
  scale: 0.95,
  tilt: 5,
  skin: 'mahogany',
  face: 'square',
  hair: 'crop',
  beard: '#20161B',
  eyes: 'open',
  mouth: 'laugh',
});
const lady = head({
  x: 412,
  y: 172,
  scale: 0.92,
  view: 'frontal',
  tilt: -8,
  skin: 'copper',
  headwear: { kind: 'hijab', fill: colour.toghu300, fold: '#DB6E4A' },
  mouth: 'soft',
});

const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.35,
  trim: colour.maize500,
} as const;

const bodies = {
  carer: { x: 222, y: 222, build: 'broad', scale: 0.96, slant: 3 },
  lady: { x: 412, y: 244, build: 'slim', scale: 0.98, slant: -3 },
} as const;

/** One seat of the row. */
const seat = (x: number): Drawing =>
  draw(
    rectangle(x - 76, 258, 152, 150, 26, colour.maize500),
    path(`M${x - 76} 284A26 26 0 0 1 ${x - 50} 258H${x - 32}V408H${x - 76}Z`, colour.maize600),
    rectangle(x - 80, 396, 160, 34, 14, colour.maize300),
  );

const folder = draw(
  path('M430 396 520 384 536 470 446 484Z', colour.toghu500),
  path('M446 392 454 382 480 379 488 387Z', colour.toghu600),
  path('M440 404 512 394 514 402 441 412Z', colour.white),
);

const mahoganyArm = armsOf({ skin: 'mahogany', sleeve: sleeveOf(uniforms.carer) });
export const blogHopital: Illustration = {
  name: 'blog-hopital',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.mint, '#BFE0D0'),
    louvredWindow({ x: 46, y: 50, width: 96, height: 140 }),
    clock(320, 84, 0.9),
    plant(572, 398, 0.9),
    line('M0 436H470M12 436V480', colour.indigo800, 12),
    seat(58),
    seat(222),
    seat(386),
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer }),
    torso({ ...bodies.lady, head: lady, garment: dress, shadeSide: 'right' }),
    folder,
    arm({
      shoulder: shoulderOf(bodies.lady, 'right'),
      elbow: [496, 400],
      wrist: [452, 436],
      skin: 'copper',
      scale: 0.92,
      sleeve: { ...sleeveOf(dress), length: 'short' },
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.lady, 'left'),
      elbow: [352, 400],
      wrist: [306, 424],
      skin: 'copper',
      scale: 0.92,
      sleeve: sleeveOf(dress),
      hand: { pose: 'resting' },
    }),
    mahoganyArm(shoulderOf(bodies.carer, 'left'), [150, 408], [238, 436], { pose: 'offered' }),
    mahoganyArm(shoulderOf(bodies.carer, 'right'), [300, 370], [290, 402], { pose: 'resting' }),
    carer.front,
    lady.front,
  ),
};
