import { circle, line, path, place, rectangle } from '@/illustrations/drawing';
import { wax } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { archedWindow } from '@/illustrations/places';
import { plantains, shelf, stethoscope, table } from '@/illustrations/things';
import { halfLength, printed, uniforms } from '@/illustrations/people';

const print = wax(28, 'toghu500', 'maize300', 'white');

const woman = halfLength(
  { x: 208, y: 166, scale: 0.96, tilt: 8, eyes: 'lowered', mouth: 'grin' },
  {
    skin: 'cocoa',
    face: 'round',
    hair: 'short',
    hairColour: 'greying',
    neck: 'slender',
    earring: 'maize500',
  },
  { x: 206, y: 238, scale: 0.98, slant: 3, garment: printed('dress', print, 0.3) },
);

const physician = halfLength(
  { x: 460, y: 150, scale: 0.94, facing: 'left', tilt: 3, mouth: 'side' },
  { skin: 'ebony', hair: 'crop', glasses: 'maize500' },
  { x: 463, y: 222, build: 'broad', scale: 0.94, slant: -3, garment: uniforms.coat('indigo600') },
);

export const prioriteChroniques = scene(
  { wall: 'cream', cloths: [print] },
  archedWindow({ x: 290, y: 40, width: 92, height: 150 }),
  shelf(572, 104, 0.84),
  woman.torso,
  physician.torso,
  table(392, 480),
  // The notebook in which she writes her values: the curve becomes calm.
  place({ x: 308, y: 428, turn: -3 })(
    path('M-92-34H92L104 40H-104Z', 'indigo700'),
    path(
      'M0-34C-30-44-60-42-88-36L-98 32C-66 26-30 26 0 36 30 26 66 26 98 32L88-36C60-42 30-44 0-34Z',
      'white',
    ),
    line('M0-34V36M-76-18-16-20M-80 0-16-2M-84 18-18 16', 'whiteSeam', 3),
    line('M14-14 30-26 44-2 58-14 74-8 88-10', 'toghu500', 4),
    line('M14 16 92 18', 'palm200', 4),
  ),
  line('M238 438 212 376', 'toghu500', 5),
  woman.arm('left', [110, 408], [186, 418], 'hold'),
  woman.arm('right', [314, 398], [290, 416], 'resting'),
  physician.arm('right', [566, 400], [504, 406], 'resting'),
  physician.arm('left', [422, 382], [398, 400], { pose: 'pointing', turn: -14 }),
  plantains(62, 462),
  // Mangoes.
  place({ x: 574, y: 440 })(
    path('M-52 0C-54-26-34-40-14-34-2-28 2-8-6 4-16 18-48 20-52 0Z', 'maize500'),
    path('M-52 0C-53-12-49-22-42-28-42-8-30 4-6 4-16 18-48 20-52 0Z', 'maize600'),
    path('M-4 10C-10-16 8-34 30-30 46-24 48-2 38 12 26 26 2 28-4 10Z', 'toghu500'),
    path('M-4 10C-7-2-5-12 1-20 4-2 16 10 38 12 26 26 2 28-4 10Z', 'toghu600'),
    path('M24-32C30-48 46-52 60-46 54-34 40-28 24-32Z', 'palm600'),
  ),
  // Glucometer.
  place({ x: 462, y: 452, turn: 8, scale: 0.8 })(
    rectangle(-26, -32, 52, 64, 16, 'indigo700'),
    rectangle(-17, -22, 34, 24, 5, 'displayShade'),
    circle(0, 16, 7, 'maize500'),
  ),
  stethoscope(463, 236, 0.9, 'toghu600'),
  woman.front,
  physician.front,
);
