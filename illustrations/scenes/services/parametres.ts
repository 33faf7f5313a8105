import { circle, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { heart, ndop, scene, sun, table } from '@/illustrations/parts';

const cloth = ndop(30);

export const parametres = scene(
  { wall: 'cream', cloths: [cloth] },
  sun(320, 214, 176),
  table(366, 480, cloth.fill, { depth: 50 }),
  // Monitor.
  rectangle(206, 214, 210, 150, 26, 'indigo800'),
  rectangle(206, 214, 40, 150, 20, 'indigo700'),
  rectangle(228, 236, 128, 104, 12, 'display'),
  line('M244 270H264M244 292H292M244 314H276', 'palm200', 8),
  line('M296 300h10l6-20 10 40 8-26 4 6h12', 'palm600', 5),
  heart(318, 252, 0.68),
  circle(386, 262, 16, 'toghu500'),
  circle(386, 306, 11, 'indigo400'),
  rectangle(226, 362, 170, 10, 4, 'indigo900'),
  line('M416 318C470 318 452 402 520 398', 'indigo900', 8),
  // Cuff.
  place({ x: 556, y: 380, turn: -6, scale: 0.92 })(
    rectangle(-56, -74, 112, 98, 22, 'indigo600'),
    rectangle(-56, -74, 40, 98, 20, 'indigo700'),
    ellipse(50, -25, 10, 42, 'indigo800'),
    rectangle(-8, -40, 26, 32, 6, 'indigo200'),
    line('M-4-24H14', 'indigo700', 4),
  ),
  // Thermometer.
  place({ x: 300, y: 392, turn: -5, scale: 0.86 })(
    rectangle(-58, -17, 124, 34, 17, 'white'),
    path('M58-9H92A9 9 0 0 1 92 9H58Z', 'whiteSeam'),
    rectangle(-40, -9, 52, 18, 5, 'display'),
    line('M-32 0H-10', 'palm600', 5),
    circle(32, 0, 7, 'toghu500'),
    path('M-58 0A17 17 0 0 0-41 17H49A17 17 0 0 0 66 0Z', 'whiteShade'),
  ),
  // Glucometer.
  rectangle(66, 330, 74, 64, 16, 'palm600'),
  rectangle(66, 330, 22, 64, 11, 'palm700'),
  rectangle(80, 342, 46, 26, 5, 'display'),
  line('M90 356H102M110 356H118', 'palm700', 5),
  circle(103, 381, 6, 'maize500'),
  path('M150 384c-10 0-15-7-15-13 0-8 9-15 15-25 6 10 15 17 15 25 0 6-5 13-15 13Z', 'toghu500'),
  line('M143 374c0 3 2 6 6 6', 'white', 2.5),
  // Chart.
  rectangle(104, 84, 12, 22, 4, 'wood'),
  place({ x: 110, y: 166 })(
    rectangle(-46, -60, 92, 116, 9, 'toghu500'),
    rectangle(-38, -52, 82, 100, 4, 'white'),
    line('M-24-30H30M-24-10H30M-24 10H14', 'whiteShade', 6),
    line('M-24 30h12l6-12 9 22 7-14 3 4h14', 'toghu500', 4),
  ),
  // On its hook, the chest piece down.
  rectangle(520, 66, 64, 14, 7, 'wood'),
  circle(552, 84, 9, 'woodShade'),
  line(
    'M552 82C508 96 500 150 512 190 520 214 540 226 552 226 566 226 584 214 592 190 604 150 596 96 552 82M552 226C552 256 520 262 520 292',
    'indigo800',
    8,
  ),
  circle(520, 300, 19, 'indigo800'),
  circle(520, 300, 10, 'indigo200'),
);
