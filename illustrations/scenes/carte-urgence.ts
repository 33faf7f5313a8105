import { leaves } from '@/illustrations/cloths';
import { circle, draw, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { room } from '@/illustrations/places';
import { plantains, shelf, table } from '@/illustrations/things';

const print = leaves('l', colour.palm600, colour.maize300, colour.white, { size: 34 });

const woman = head({
  x: 196,
  y: 168,
  view: 'profile',
  tilt: 2,
  skin: 'cocoa',
  hair: 'lowBun',
  neck: 'slender',
});
const body = { x: 186, y: 244, build: 'medium' } as const;
const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.palm700,
  shadeOpacity: 0.35,
  trim: colour.maize500,
} as const;

const fridge = draw(
  rectangle(344, 26, 250, 454, 26, colour.white),
  path('M344 52A26 26 0 0 1 370 26H392V480H344Z', colour.whiteShade),
  line('M344 168H594', colour.whiteSeam, 6, { buttCaps: true }),
  rectangle(366, 92, 12, 58, 6, colour.indigo400),
  rectangle(366, 190, 12, 86, 6, colour.indigo400),
  // A child's drawing and two magnets.
  rectangle(474, 62, 84, 74, 4, colour.maize100, { transform: 'rotate(4 516 99)' }),
  path('M490 118V98L514 80 538 98V118Z', colour.toghu300, { transform: 'rotate(4 516 99)' }),
  circle(517, 62, 8, colour.palm600),
);

/** Names, phones, medicines: the card that helpers look for. */
const card = place(
  { x: 474, y: 296, turn: -2 },
  rectangle(-72, -86, 144, 190, 8, colour.white),
  line('M-72-78V96A8 8 0 0 0-64 104H64A8 8 0 0 0 72 96V-78', colour.indigo200, 4),
  path('M-72-46V-78A8 8 0 0 1-64-86H64A8 8 0 0 1 72-78V-46Z', colour.palm600),
  path('M-7-80H7V-73H14V-59H7V-52H-7V-59H-14V-73H-7Z', colour.white),
  circle(-48, -16, 14, colour.maize300),
  line('M-24-22H50M-24-8H30M-56 22H56M-56 42H56M-56 62H20', colour.indigo400, 7),
  path('M-54 78H54V94H-54Z', colour.maize300),
  circle(0, -86, 10, colour.maize500),
);

const cocoaArm = armsOf({ skin: 'cocoa', sleeve: sleeveOf(dress) });
/** The emergency card goes where everybody sees it. */
export const carteUrgence: Illustration = {
  name: 'carte-urgence',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.coral),
    shelf(120, 92),
    fridge,
    torso({ ...body, head: woman, garment: dress }),
    table(436, 480, undefined, { width: 330 }),
    plantains(60, 440, 0.8),
    card,
    cocoaArm(shoulderOf(body, 'left'), [112, 408], [190, 428], { pose: 'resting' }),
    cocoaArm(shoulderOf(body, 'right'), [304, 356], [398, 318], { pose: 'hold' }),
    woman.front,
  ),
};
