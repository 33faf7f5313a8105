import { line, path, place, rectangle } from '@/illustrations/drawing';
import { wax } from '@/illustrations/cloths';
import { headFigure, NECK } from '@/illustrations/headFigure';
import { phone, stethoscope } from '@/illustrations/things';
import { halfLength, hand, headdress, plain, printed, uniforms } from '@/illustrations/people';

const pose = { x: NECK.x + 2, y: NECK.y - 84, scale: 1.14, facing: 'left' } as const;
const body = { ...NECK, arms: 1.1 } as const;

const telephonist = halfLength(
  { ...pose, tilt: 4, mouth: 'laugh', eyes: 'open' },
  { skin: 'mahogany', hair: 'lowBun', neck: 'slender', earring: 'maize500' },
  { ...body, garment: plain('shirt', 'maize500', 'white') },
);

/** She answers the phone: contact, form, prices. */
export const teteTelephone = headFigure(
  {},
  telephonist.torso,
  telephonist.arm('left', [92, 330], [120, 400]),
  telephonist.front,
  // The receiver at her ear.
  place({ x: 266, y: 128, turn: 14 })(
    path(
      'M-15-40C-4-50 12-46 14-34 9-30 8-24 8-14V16C8 26 9 32 14 36 12 48-4 52-15 42-17 30-12 26-6 24V-22C-12-24-17-28-15-40Z',
      'white',
    ),
    path(
      'M14-34C9-30 8-24 8-14V16C8 26 9 32 14 36 10 40 6 42 2 42V-40C8-42 12-40 14-34Z',
      'whiteShade',
    ),
  ),
  telephonist.arm('right', [346, 316], [282, 186], { pose: 'grip', turn: -14 }),
);

const carer = halfLength(
  { ...pose, tilt: 2, mouth: 'smile', eyes: 'open' },
  { skin: 'copper', hair: 'cornrows', neck: 'slender', earring: 'maize500' },
  { ...body, garment: uniforms.carer },
);

/** She comes with her bag: neighbourhoods, steps. */
export const teteAuxiliaire = headFigure(
  {},
  carer.torso,
  line('M262 176C230 250 190 300 160 330', 'woodShade', 13),
  carer.arm('right', [330, 330], [300, 400]),
  carer.arm('left', [88, 306], [62, 214], 'offered'),
  carer.front,
);

const doctor = halfLength(
  { ...pose, tilt: 2, eyes: 'open' },
  { skin: 'ebony', hair: 'fade', glasses: 'maize500', beard: '#20110D' },
  { ...body, build: 'broad', garment: uniforms.coat('toghu500') },
);

export const teteMedecin = headFigure(
  {},
  doctor.torso,
  stethoscope(NECK.x, NECK.y + 16, 1.1, 'indigo800'),
  doctor.arm('right', [340, 330], [320, 400]),
  doctor.arm('left', [88, 330], [64, 226], 'offered'),
  doctor.front,
);

const print = wax(26, 'toghu500', 'maize500', 'white');
const grandmother = halfLength(
  { ...pose, tilt: 3, mouth: 'laugh' },
  {
    skin: 'ebony',
    age: 'old',
    face: 'round',
    headwear: headdress('lowFoulard', print.fill, 'toghu600', 'maize500'),
  },
  { ...body, build: 'broad', garment: printed('dress', print, 0.3) },
);

export const teteGrandMere = headFigure(
  { cloths: [print] },
  grandmother.torso,
  grandmother.arm('right', [340, 330], [300, 400]),
  grandmother.front,
  place({ x: 118, y: 150 })(phone(0, 0, { turn: -8 })),
  grandmother.arm('left', [90, 310], [116, 210], { pose: 'hold' }),
);

const nurse = halfLength(
  { ...pose, tilt: 3, eyes: 'open' },
  { skin: 'cocoa', hair: 'lowBun', neck: 'slender' },
  { ...body, garment: uniforms.nurse },
);

export const teteInfirmiere = headFigure(
  {},
  nurse.torso,
  nurse.front,
  nurse.arm('left', [92, 300], [84, 300]),
  place({ x: 142, y: 250, turn: -6 })(
    rectangle(-56, -72, 112, 150, 6, 'white'),
    line('M-38-28H38M-38-8H38M-38 12H20M-38 32H38', 'indigo200', 7),
    path('M-56-50V-66A6 6 0 0 1-50-72H50A6 6 0 0 1 56-66V-50Z', 'palm600'),
  ),
  nurse.arm('right', [324, 322], [222, 296], { pose: 'hold', thumbDown: false }),
  hand('cocoa', 'grip', [80, 268], { turn: -40, scale: 1.1 }),
);

const founder = halfLength(
  { ...pose, x: NECK.x, view: 'frontal', eyes: 'open', brows: 'straight', mouth: 'laugh' },
  {
    skin: 'mahogany',
    face: 'round',
    age: 'old',
    hair: 'crop',
    hairColour: 'black',
    glasses: 'indigo900',
  },
  { ...body, build: 'broad', garment: uniforms.coat('toghu500') },
);

/** As in `fondateur`, which is his portrait. */
export const teteFondateur = headFigure(
  {},
  founder.torso,
  founder.arm('right', [340, 330], [320, 400]),
  founder.arm('left', [88, 330], [64, 226], 'offered'),
  founder.front,
  place({ ...pose, x: NECK.x })(
    path('M-21 27C-17 18-7 15 0 19 7 15 17 18 21 27 13 25 7 23 0 24-7 23-13 25-21 27Z', 'grey'),
    path(
      'M-40-4C-42-16-40-28-36-36-32-34-33-28-35-22-37-16-38-10-40-4ZM40-4C42-16 40-28 36-36 32-34 33-28 35-22 37-16 38-10 40-4Z',
      'grey',
    ),
  ),
);

const rescuer = halfLength(
  { ...pose, tilt: 3, eyes: 'open' },
  { skin: 'ebony', hair: 'crop', nose: 'broad' },
  { ...body, build: 'broad', garment: uniforms.nurse },
);

/** First aid: he brings the case. */
export const teteSecours = headFigure(
  {},
  rescuer.torso,
  rescuer.front,
  rescuer.arm('right', [338, 322], [300, 400]),
  line('M68 222C68 188 124 188 124 222', 'palm700', 10),
  rescuer.arm('left', [92, 310], [98, 222], { pose: 'grip', turn: 6 }),
  place({ x: 96, y: 262 })(
    rectangle(-74, -50, 148, 120, 16, 'palm600'),
    path('M-11-20H11V-3H28V19H11V36H-11V19H-28V-3H-11Z', 'white'),
  ),
);
