import { line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, timer } from '@/illustrations/firstAid/frames';
import { poisoned, spitting } from '@/illustrations/firstAid/people';
import { onTheSide } from '@/illustrations/firstAid/shared';
import { createArm } from '@/illustrations/people';

const arm = createArm({
  skin: 'mahogany',
  sleeve: { fill: 'palm600', cuff: 'palm200', length: 'short' },
});

const leaning = spitting.pose(
  { hip: [30, 250], scale: 1.9, torso: [-78, -52], head: -30 },
  { far: [70, 24], near: [84, 30] },
);
const lyingBack = poisoned.pose(
  { hip: [272, 200], scale: 2.1, torso: [180, 184], head: 172 },
  { near: [30, 0] },
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

export const gesteEmpoisonnement = firstAid(
  { wall: 'coral', floor: 'woodLight', people: [spitting, poisoned] },
  frame(208)(
    leaning.far,
    path('M112 196H244C240 218 218 230 178 230 138 230 116 218 112 196Z', 'indigo600'),
    path('M112 196H144C146 214 160 226 178 230 138 230 116 218 112 196Z', 'indigo700'),
    leaning.body,
    leaning.nearArm,
    line('M128 178 142 193', 'water', 6, { dash: '2 9' }),
    arrow([184, 142], [164, 186], [184, 168]),
    timer(268, 56, 34),
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
    // A bottle of a household product, with the sign of what harms.
    place({ x: 150, y: 216, scale: 0.5 })(
      path('M-52-150C-52-178-24-180-24-204V-220H24V-204C24-180 52-178 52-150V0H-52Z', 'indigo600'),
      path('M-52-150C-52-178-24-180-24-204V-220H-6V0H-52Z', 'indigo700'),
      rectangle(-28, -250, 56, 34, 8, 'toghu500'),
      rectangle(-52, -146, 104, 92, 0, 'maize500'),
      path('M0-138 34-70H-34Z', 'ink'),
      line('M0-116V-94M0-82V-81', 'maize500', 7),
    ),
    // A box of tablets.
    place({ x: 206, y: 92, turn: -12, scale: 0.5 })(
      rectangle(-74, -40, 148, 84, 6, 'white'),
      rectangle(-74, -40, 40, 84, 6, 'palm500'),
      line('M-18-16H52M-18 4H40M-18 24H24', 'indigo200', 7),
      path('M-60-2H-48V-14H-38V-2H-26V8H-38V20H-48V8H-60Z', 'white'),
    ),
    arm([350, -40], [308, 30], [246, 68], 'hold', 0.86),
    bag.front,
    arrow([262, 112], [220, 142], [254, 138]),
  ),
  frame(190)(
    lyingBack.all,
    line('M82 48v132', 'water', 10),
    line('M80 54v120', 'waterLight', 10 / 3),
    line('M82 182C72 188 64 200 58 226', 'water', 7),
    place({ x: 128, y: 44, turn: -22 })(
      path('M-30-26H34V26C34 34 28 38 20 38H-16C-24 38-30 34-30 26Z', 'palm500'),
      path('M-30-26-46-16-30-2Z', 'palm500'),
      line('M34-16C56-16 56 22 34 22', 'palm700', 7),
    ),
    arm([300, -40], [256, 40], [196, 42], 'grip', 0.8),
    timer(274, 62, 30, 20),
  ),
  frame()(onTheSide(poisoned)),
);
