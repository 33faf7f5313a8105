import { line, path, place, rectangle } from '@/illustrations/drawing';
import { wax } from '@/illustrations/cloths';
import { headFigure, NECK } from '@/illustrations/headFigure';
import { heart, stethoscope } from '@/illustrations/things';
import {
  founder,
  halfLength,
  hand,
  headdress,
  plain,
  printed,
  uniforms,
} from '@/illustrations/people';

const pose = { x: NECK.x + 2, y: NECK.y - 84, scale: 1.14, facing: 'left' } as const;
const body = { ...NECK, arms: 1.1 } as const;

/** A long sleeve that hangs, apart from the coat by its crease, and a hand that greets. */
const welcome = ({ arm }: ReturnType<typeof halfLength>) => [
  arm('right', [326, 330], [320, 420]),
  line('M286 296C292 306 294 314 294 320', 'whiteSeam', 3),
  arm('left', [102, 306], [56, 226], { pose: 'offered', turn: 8 }),
  line('M136 320C136 312 134 304 130 296', 'whiteSeam', 3),
];

const telephonist = halfLength(
  { ...pose, tilt: 4, mouth: 'laugh', eyes: 'open' },
  { skin: 'mahogany', hair: 'lowBun', neck: 'slender', earring: 'maize500' },
  { ...body, garment: plain('shirt', 'indigo200', 'indigo600') },
);

/** She answers the phone: contact, form, prices. */
export const teteTelephone = headFigure(
  {},
  telephonist.torso,
  telephonist.arm('left', [92, 330], [120, 400]),
  // The badge of the centre.
  line('M186 186 214 272 242 186', 'toghu500', 7),
  rectangle(192, 262, 44, 54, 6, 'white'),
  heart(214, 284, 0.8),
  line('M202 306H226', 'indigo400', 5),
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
  telephonist.arm('right', [352, 300], [292, 166], { pose: 'grip', turn: -26 }),
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
  ...welcome(doctor),
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
  // Its screen faces her.
  place({ x: 122, y: 150, turn: -10 })(
    rectangle(-15, -34, 32, 68, 8, 'maize600'),
    rectangle(-17, -34, 28, 68, 8, 'maize500'),
    rectangle(-12, -28, 10, 20, 5, 'indigo800'),
  ),
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
  nurse.arm('left', [50, 322], [82, 272]),
  place({ x: 142, y: 250, turn: -6 })(
    rectangle(-56, -72, 112, 150, 6, 'white'),
    line('M-38-28H38M-38-8H38M-38 12H20M-38 32H38', 'indigo200', 7),
    path('M-56-50V-66A6 6 0 0 1-50-72H50A6 6 0 0 1 56-66V-50Z', 'palm600'),
  ),
  nurse.arm('right', [324, 322], [218, 290], 'grip'),
  hand('cocoa', 'grip', [82, 272], { turn: -40, scale: 1.1 }),
);

const founderPose = { ...pose, ...founder.face, x: NECK.x } as const;
const director = halfLength(founderPose, founder.look, {
  ...body,
  build: 'broad',
  garment: uniforms.coat('indigo200'),
});

/** As in `fondateur`, which is his portrait. */
export const teteFondateur = headFigure(
  {},
  director.torso,
  founder.shirt(NECK),
  ...welcome(director),
  director.front,
  founder.grey(founderPose),
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
