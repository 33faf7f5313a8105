import { circle, draw, type Drawing, line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, timer, variant } from '@/illustrations/firstAid/frames';
import { helperArm, poisoned, spitting } from '@/illustrations/firstAid/people';
import { leaving, onTheSide } from '@/illustrations/firstAid/shared';
import { skins } from '@/illustrations/palette';

/** Large, upright, the lips at 112,126. */
const sitting = spitting.pose(
  { hip: [56, 280], scale: 2.3, torso: [-86, -82], head: -84 },
  { near: [92, 80] },
);
const vomiting = spitting.pose(
  { hip: [30, 250], scale: 1.9, torso: [-78, -52], head: -30 },
  { far: [70, 24], near: { to: [150, 176], hand: 'fist' } },
);
const tablet = (x: number, y: number): Drawing =>
  draw(line(`M${x - 4} ${y}h8`, 'palm500', 10), circle(x + 4, y, 5, 'maize500'));

/** A household product, with the sign of what harms. */
const bottle = draw(
  path('M-52-150C-52-178-24-180-24-204V-220H24V-204C24-180 52-178 52-150V0H-52Z', 'indigo600'),
  path('M-52-150C-52-178-24-180-24-204V-220H-6V0H-52Z', 'indigo700'),
  rectangle(-28, -250, 56, 34, 8, 'toghu500'),
  rectangle(-52, -146, 104, 92, 0, 'maize500'),
  path('M0-138 34-70H-34Z', 'ink'),
  line('M0-116V-94M0-82V-81', 'maize500', 7),
);

/** A bag with handles; what is in it stands between its two layers. */
const bag = {
  back: place({ x: 140, y: 226 })(
    line('M-44-96C-44-150 44-150 44-96', 'palm700', 8),
    path('M-66-100H66L60-70H-60Z', 'palm700'),
  ),
  front: place({ x: 140, y: 226 })(
    path('M-66-90H66L78 0H-78Z', 'palm500'),
    path('M-66-90H-36L-44 0H-78Z', 'palm600'),
    line('M-44-90C-44-56 44-56 44-90', 'palm700', 8),
    line(
      'M-74-22 -62-32-50-22-38-32-26-22-14-32-2-22 10-32 22-22 34-32 46-22 58-32 70-22',
      'maize300',
      4,
    ),
  ),
};

/** One eye close to us: two fingers hold the lids open, water runs from the nose outwards. */
const { base, shade, dark } = skins.copper;
const eye = draw(
  rectangle(0, 0, 316, 237, 0, base),
  path('M0 0H44C36 60 20 110 40 150 30 190 10 200 0 204Z', shade),
  line('M84 62C130 34 200 34 250 66', dark, 13),
  path('M70 142C104 84 206 84 246 142 206 186 108 188 70 142Z', 'white'),
  circle(158, 136, 34, dark),
  circle(158, 136, 16, 'black'),
  circle(168, 124, 6, 'white'),
  line('M70 142C104 84 206 84 246 142', dark, 7),
  line('M70 142C108 188 206 186 246 142', shade, 5),
  path(
    'M64 0H92C90 60 92 100 104 128 140 150 200 146 250 158 262 180 266 210 264 237H226C226 210 222 186 210 174 160 172 100 168 84 140 70 110 64 60 64 0Z',
    'water',
    { opacity: 0.85 },
  ),
  line('M78 6C76 60 80 110 96 138M120 154C160 160 210 160 240 176', 'white', 5),
  helperArm([400, -20], [320, 26], [230, 86], 'pointing', 0.9),
  helperArm([400, 306], [320, 256], [228, 190], { pose: 'pointing', thumbDown: false }, 0.9),
);

export const gesteEmpoisonnement = firstAid(
  {
    wall: 'coral',
    floor: 'woodLight',
    people: [spitting, poisoned],
    sign: place({ x: 50, y: 88, scale: 0.33 })(bottle),
  },
  frame()(
    sitting.all,
    // The cloth takes the tablets off the lips.
    path(
      'M124 116C140 104 190 104 204 118 214 140 208 164 190 170 170 164 146 168 130 158 118 146 116 130 124 116Z',
      'white',
    ),
    line('M150 116C146 132 150 146 156 160M182 116C180 130 184 146 180 160', 'whiteSeam', 4),
    tablet(124, 118),
    tablet(142, 132),
    tablet(164, 126),
    helperArm([380, 240], [310, 230], [222, 158], 'hold', 0.9),
    arrow([160, 84], [232, 92], [198, 74], 8),
    timer(274, 48, 30),
  ),
  frame(200)(
    bag.back,
    // Leaves on their stalk.
    place({ x: 104, y: 152 })(
      line('M0 0C2-20 0-40-4-60', 'palm700', 4),
      path(
        'M-2-24C-24-26-32-44-30-56-12-54-2-42-2-24ZM-2-36C-2-56 12-68 26-68 26-50 16-38-2-36ZM-4-54C-16-66-14-80-6-88 4-78 4-64-4-54Z',
        'palm700',
      ),
    ),
    place({ x: 150, y: 216, scale: 0.5 })(bottle),
    // A box of tablets.
    place({ x: 206, y: 92, turn: -12, scale: 0.5 })(
      rectangle(-74, -40, 148, 84, 6, 'white'),
      rectangle(-74, -40, 40, 84, 6, 'palm500'),
      line('M-18-16H52M-18 4H40M-18 24H24', 'indigo200', 7),
      path('M-60-2H-48V-14H-38V-2H-26V8H-38V20H-48V8H-60Z', 'white'),
    ),
    helperArm([350, -40], [308, 30], [246, 68], 'hold', 0.86),
    bag.front,
    arrow([262, 112], [220, 142], [254, 138]),
  ),
  frame()(onTheSide(poisoned)),
  frame()(leaving()),
  variant('eye')(eye, timer(44, 190, 34, 20)),
  never(208)(
    vomiting.far,
    path('M112 196H244C240 218 218 230 178 230 138 230 116 218 112 196Z', 'indigo600'),
    vomiting.body,
    vomiting.nearArm,
    line('M128 178 142 193', 'water', 6, { dash: '2 9' }),
    // Milk.
    place({ x: 268, y: 200 })(
      path('M-20-60H20L16 0H-16Z', 'waterLight'),
      path('M-19-44H19L16 0H-16Z', 'white'),
    ),
  ),
);
