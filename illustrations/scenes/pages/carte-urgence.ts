import { circle, line, path, place, rectangle } from '@/illustrations/drawing';
import { leaves, plantains, scene, shelf, table } from '@/illustrations/parts';
import { halfLength, printed } from '@/illustrations/people';

const print = leaves(34, 'indigo700', 'maize300', 'toghu300');

const woman = halfLength(
  { x: 196, y: 168, view: 'profile', tilt: 2 },
  { skin: 'cocoa', hair: 'lowBun', neck: 'slender' },
  { x: 186, y: 244, garment: printed('dress', print, 0.35) },
);

/** The emergency card goes where everybody sees it. */
export const carteUrgence = scene(
  { wall: 'coral', cloths: [print] },
  shelf(120, 92),
  // Fridge.
  rectangle(344, 26, 250, 454, 26, 'white'),
  path('M344 52A26 26 0 0 1 370 26H392V480H344Z', 'whiteShade'),
  line('M344 168H594', 'whiteSeam', 6, { buttCaps: true }),
  rectangle(366, 92, 12, 58, 6, 'indigo400'),
  rectangle(366, 190, 12, 86, 6, 'indigo400'),
  // A child's drawing and two magnets.
  rectangle(474, 62, 84, 74, 4, 'maize100', { transform: 'rotate(4 516 99)' }),
  path('M490 118V98L514 80 538 98V118Z', 'toghu300', { transform: 'rotate(4 516 99)' }),
  circle(517, 62, 8, 'palm600'),
  woman.torso,
  table(436, 480, undefined, { width: 330 }),
  plantains(60, 440, 0.8),
  // Names, phones, medicines: the card that helpers look for.
  place({ x: 474, y: 296, turn: -2 })(
    rectangle(-72, -86, 144, 190, 8, 'white'),
    line('M-72-78V96A8 8 0 0 0-64 104H64A8 8 0 0 0 72 96V-78', 'indigo200', 4),
    path('M-72-46V-78A8 8 0 0 1-64-86H64A8 8 0 0 1 72-78V-46Z', 'palm600'),
    path('M-7-80H7V-73H14V-59H7V-52H-7V-59H-14V-73H-7Z', 'white'),
    circle(-48, -16, 14, 'maize300'),
    line('M-24-22H50M-24-8H30M-56 22H56M-56 42H56M-56 62H20', 'indigo400', 7),
    path('M-54 78H54V94H-54Z', 'maize300'),
    circle(0, -86, 10, 'maize500'),
  ),
  woman.arm('left', [112, 408], [190, 428], 'resting'),
  woman.arm('right', [304, 356], [398, 318], 'hold'),
  woman.front,
);
