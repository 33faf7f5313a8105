import { draw, type Drawing, ellipse, limb, line, path, place } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, timer, variant } from '@/illustrations/firstAid/frames';
import { helper, helperArm, lying, man } from '@/illustrations/firstAid/people';
import { type Fill, skins } from '@/illustrations/palette';

/** His lower leg close to us, the knee left, the foot right; the trousers are rolled up. */
const leg = draw(
  path('M0 208H316V237H0Z', 'palmFloor'),
  limb([-30, 176], [120, 178], [272, 182], 86, 46, skins.cocoa.base),
  path(
    'M252 160C258 136 262 120 270 112 280 106 290 112 290 122L288 190C286 204 262 208 252 202Z',
    skins.cocoa.base,
  ),
  line('M270 190C278 190 284 184 284 176', skins.cocoa.shade, 3),
  path('M-10 126C20 124 50 128 60 134 66 156 66 200 58 222L-10 226Z', 'indigo800'),
  path('M46 132 62 134C68 156 68 200 60 222L44 222Z', 'indigo700'),
);
/** A folded cloth over the wound, `y` lower than where the first lies. */
const cloth = (y: number, fill: 'white' | 'toghu500', seam: Fill): Drawing =>
  place({ x: 0, y })(
    path('M108 128C138 120 178 120 210 130L214 172C180 182 138 180 104 170Z', fill),
    line('M107 142C138 134 178 134 211 144M106 156C138 148 178 148 212 158', seam, 3),
  );
const blood = line(
  'M186 170C190 184 186 196 190 208M128 168C124 176 128 184 126 190',
  'toghu600',
  8,
);
/** Both hands on each other, from above. */
const pressingDown = (y: number): Drawing =>
  draw(
    helperArm([300, -80], [262, 0], [176, y - 40], { pose: 'resting', turn: -8 }, 0.9),
    helperArm([20, -80], [56, 0], [142, y - 40], { pose: 'resting', turn: 8 }, 0.9),
  );
const shard = draw(
  path('M146 156 150 96 160 64 172 100 170 156Z', 'water'),
  path('M160 64 172 100 170 156H160Z', 'waterLight'),
);

const pressing = helper.pose(
  { hip: [206, 142], scale: 1.2, torso: [-72, -50], head: -24 },
  { far: { to: [250, 178], end: 60 }, near: { to: [246, 174], end: 60 } },
  { far: { angles: [80, 178], end: 180 }, near: { angles: [90, 178], end: 180 } },
);

export const gesteSaignement = firstAid(
  {
    wall: 'palm',
    floor: 'palmFloor',
    people: [helper, man],
    sign: draw(
      path('M50 6C58 26 76 42 76 60 76 76 64 86 50 86S24 76 24 60C24 42 42 26 50 6Z', 'toghu500'),
      line('M36 58C36 68 42 74 50 75', 'toghu300', 6),
    ),
  },
  frame(160)(
    pressing.allButNearArm,
    lying([166, 202]),
    path('M234 196C238 184 282 184 286 196 284 210 238 210 234 196Z', 'toghu600'),
    path('M240 180H278L280 196H238Z', 'white'),
    line('M240 188H278', 'whiteSeam', 2),
    pressing.nearArm,
    arrow([286, 108], [270, 162], [286, 140]),
  ),
  frame()(
    leg,
    blood,
    cloth(0, 'white', 'whiteSeam'),
    ellipse(158, 160, 30, 12, 'toghu500'),
    pressingDown(146),
    timer(266, 52, 32, 10),
  ),
  frame()(
    leg,
    blood,
    cloth(6, 'toghu500', 'toghu600'),
    cloth(-20, 'white', 'whiteSeam'),
    pressingDown(128),
    arrow([158, 4], [158, 46], undefined, 9),
  ),
  frame()(
    // A plastic bag over the hand, tied at the wrist.
    helperArm([400, 150], [320, 140], [196, 126], { pose: 'resting', turn: 0 }, 1.3),
    path('M206 96C170 82 110 76 84 96 70 116 74 152 98 164 130 176 176 166 206 156Z', 'white', {
      opacity: 0.45,
    }),
    line(
      'M206 96C170 82 110 76 84 96 70 116 74 152 98 164 130 176 176 166 206 156',
      'indigo300',
      4,
    ),
    line('M206 94V158', 'toghu500', 7),
    path('M206 96 226 84 222 104ZM206 156 226 170 222 148Z', 'white'),
    helperArm([130, 330], [150, 260], [196, 190], { pose: 'hold', turn: 10 }, 0.9),
    arrow([120, 50], [206, 50]),
  ),
  variant('object')(
    leg,
    path('M138 150C146 144 174 144 180 150 178 158 142 158 138 150Z', 'toghu600'),
    shard,
    path(
      'M88 130C104 126 124 126 138 130V156H86ZM180 130C196 126 216 128 228 132L230 158H180Z',
      'white',
    ),
    line('M87 143H138M180 144H229', 'whiteSeam', 3),
    helperArm([80, -90], [92, 0], [108, 92], { pose: 'mitten', thumbDown: true }, 0.85),
    helperArm([236, -90], [224, 0], [208, 92], { pose: 'mitten', thumbDown: false }, 0.85),
    arrow([54, 44], [54, 104]),
    arrow([262, 34], [262, 94]),
  ),
  never()(
    leg,
    path('M130 150C140 140 180 140 188 150 186 162 134 162 130 150Z', 'toghu600'),
    place({ x: 0, y: -34 })(shard),
    line('M150 132V146M166 132V150', 'toghu600', 5),
    helperArm([310, -60], [270, 10], [188, 62], 'grip', 0.9),
    arrow([120, 110], [120, 46], undefined, 9),
  ),
);
