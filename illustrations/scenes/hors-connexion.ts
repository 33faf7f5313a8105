import { ndop } from '@/illustrations/cloths';
import {
  circle,
  clip,
  draw,
  ellipse,
  line,
  path,
  place,
  rectangle,
  type Drawing,
} from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { room } from '@/illustrations/places';
import { bubble, lamp } from '@/illustrations/things';

const cloth = ndop('n', { size: 30 });

/** Dusk over the hills, with the lights of the first houses. */
const eveningWindow: Drawing = place(
  64,
  64,
  {},
  clip(
    'v',
    'M0 0H180V188H0Z',
    rectangle(0, 0, 180, 188, 0, colour.indigo700),
    path('M0 92C54 70 124 70 180 86V188H0Z', colour.indigo400),
    path('M0 120C54 100 124 100 180 116V188H0Z', colour.toghu300),
    circle(130, 44, 22, colour.maize100),
    circle(121, 37, 20, colour.indigo700),
    line('M28 32H29M64 20H65M46 64H47M162 76H163', colour.maize100, 4),
    path('M0 148C32 108 70 114 92 140 116 114 156 114 180 136V188H0Z', colour.palm700),
    path('M0 174C38 144 100 148 180 168V188H0Z', colour.indigo900),
    line('M32 146V150M58 136V140M136 138V142M156 148V152', colour.maize500, 6),
  ),
  line('M90 0V188M0 0H180V188H0Z', colour.white, 9),
  rectangle(-14, 186, 208, 13, 6, colour.white),
);

/** The telephone of the house, which needs no network: its receiver lies on the cradle. */
const telephone: Drawing = draw(
  line(
    'M460 308C486 300 492 322 474 326 498 320 504 342 484 346 508 340 510 362 490 366 510 364 504 388 470 386H460',
    colour.indigo800,
    7,
  ),
  place(
    358,
    390,
    {},
    path(
      'M-58-96H58C70-96 78-88 84-74L112 2C116 14 108 22 96 22H-96C-108 22-116 14-112 2L-84-74C-78-88-70-96-58-96Z',
      colour.toghu500,
    ),
    path('M-112 2C-116 14-108 22-96 22H96C108 22 116 14 112 2Z', colour.toghu600),
    circle(0, -44, 42, colour.maize100),
    line('M-18-21A29 29 0 1 1 19-22', colour.toghu600, 12, { dash: '0 16.8' }),
    circle(0, -44, 16, colour.maize500),
    path('M-52-118V-92H-28V-118ZM28-118V-92H52V-118Z', colour.toghu600),
    path(
      'M-116-98C-124-134-84-142 0-142 84-142 124-134 116-98 114-84 108-80 98-80H74C64-80 60-86 58-96 56-106 52-108 40-108H-40C-52-108-56-106-58-96-60-86-64-80-74-80H-98C-108-80-114-84-116-98Z',
      colour.indigo800,
    ),
  ),
);

/** Lying on the table; its screen is dark. */
const mobile: Drawing = place(
  560,
  402,
  { scale: 1.1 },
  path(
    'M-38-26H28C34-26 38-24 41-19L58 12C61 18 58 22 52 22H-42C-48 22-52 18-51 12L-46-19C-45-24-43-26-38-26Z',
    colour.indigo900,
  ),
  path('M-36-20H28L48 12H-43Z', colour.indigo400),
  path('M-36-20H-4L-14 12H-43Z', colour.indigo600),
);

/** The waves of an antenna, crossed out. */
const noSignal: Drawing = draw(
  circle(0, -4, 5, colour.indigo700),
  line(
    'M0-4V20M-11-14A15 15 0 0 0-11 6M11-14A15 15 0 0 1 11 6M-21-22A27 27 0 0 0-21 14M21-22A27 27 0 0 1 21 14',
    colour.indigo700,
    4.5,
  ),
  line('M-24-24 24 20', colour.white, 12),
  line('M-24-24 24 20', colour.toghu500, 6),
);

const calabash: Drawing = place(
  152,
  412,
  {},
  path(
    'M-15-146C-15-158 15-158 15-146 14-122 24-110 40-96 76-64 66 0 0 0-66 0-76-64-40-96-24-110-14-122-15-146Z',
    colour.woodLight,
  ),
  path(
    'M-15-146C-15-154-6-156 0-155-2-122-14-106-28-88-56-52-40-6 0 0-66 0-76-64-40-96-24-110-14-122-15-146Z',
    colour.maize600,
  ),
  line('M-58-48-44-36-29-46-14-34 0-44 14-34 29-46 44-36 58-48', colour.woodShade, 5),
  line('M-26-104C-10-98 10-98 26-104', colour.woodShade, 5),
  path('M-12-152H12L10-166C10-172-10-172-10-166Z', colour.wood),
);

export const horsConnexion: Illustration = {
  name: 'hors-connexion',
  view: frames.scene,
  cloths: [cloth],
  body: draw(
    room(wall.indigo),
    path('M300 96H416L482 352H250Z', '#FAF0DA'),
    eveningWindow,
    lamp(358, 0, 56),
    rectangle(0, 352, 640, 84, 0, colour.woodLight),
    rectangle(0, 432, 640, 48, 0, cloth.fill),
    rectangle(0, 432, 640, 12, 0, colour.indigo900, { opacity: 0.3 }),
    ellipse(152, 412, 62, 6, colour.wood, { opacity: 0.5 }),
    calabash,
    telephone,
    mobile,
    bubble(556, 280, colour.white, noSignal, 'right'),
  ),
};
