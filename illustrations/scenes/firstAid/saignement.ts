import { draw, limb, line, path, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, timer } from '@/illustrations/firstAid/frames';
import { helper, lying, man } from '@/illustrations/firstAid/people';
import { small } from '@/illustrations/firstAid/shared';
import { skins } from '@/illustrations/palette';
import { hand } from '@/illustrations/people';

const cloth = (y = 0, stain = false) =>
  draw(
    path(`M236 ${236 + y}H412L420 ${352 + y}H228Z`, stain ? 'toghu300' : 'white'),
    path(`M236 ${236 + y}H412L414 ${262 + y}H234Z`, stain ? 'toghu500' : 'whiteShade'),
    line(`M238 ${262 + y}H412`, stain ? 'toghu600' : 'whiteSeam', 3),
  );
const table = draw(
  rectangle(0, 316, 640, 164, 0, 'woodLight'),
  rectangle(0, 316, 640, 10, 0, '#D9A466'),
);
const hurtArm = draw(
  limb([-20, 300], [200, 322], [486, 306], 132, 76, skins.mahogany.base),
  hand('mahogany', 'offered', [480, 306], { scale: 2.1 }),
  path('M-20 226H92C104 262 106 336 98 374L-20 378Z', 'maize500'),
  line('M92 230C104 262 106 336 98 372', 'maize100', 9),
);
const sleeve = (d: string) => path(d, 'indigo600');
const handsPressing = (apart = 0, up = 0) =>
  draw(
    limb([470 + apart, -20], [452 + apart, 90], [366 + apart, 210 - up], 116, 68, skins.cocoa.base),
    hand('cocoa', 'resting', [368 + apart, 216 - up], { turn: 128, scale: 1.9 }),
    sleeve(
      `M${400 + apart}-20H${560 + apart}L${528 + apart} 88C${500 + apart} 92 ${436 + apart} 66 ${408 + apart} 34Z`,
    ),
    limb([190 - apart, -20], [196 - apart, 90], [268 - apart, 206 - up], 116, 68, skins.cocoa.base),
    hand('cocoa', 'resting', [266 - apart, 210 - up], { turn: 52, scale: 1.9 }),
    sleeve(
      `M${104 - apart}-20H${262 - apart}L${256 - apart} 46C${220 - apart} 82 ${150 - apart} 92 ${128 - apart} 88Z`,
    ),
  );

const pressing = helper.pose(
  { hip: [178, 142], scale: 1.2, torso: [-72, -50], head: -24 },
  { far: { to: [222, 186], end: 60 }, near: { to: [218, 182], end: 60 } },
  { far: { angles: [80, 178], end: 180 }, near: { angles: [90, 178], end: 180 } },
);

export const gesteSaignement = firstAid(
  { wall: 'palm', floor: 'palmFloor', people: [helper, man] },
  frame(160)(
    pressing.allButNearArm,
    lying([176, 202]),
    path('M202 196C206 182 260 182 264 196 262 212 206 212 202 196Z', 'toghu600'),
    path('M210 176H256L258 200H208Z', 'white'),
    line('M210 183H256', 'whiteSeam', 2),
    pressing.nearArm,
    arrow([262, 118], [246, 168], [262, 150]),
  ),
  frame()(small(table, hurtArm, cloth(), handsPressing()), timer(274, 198, 28, 10)),
  frame()(
    small(table, hurtArm, cloth(6, true), cloth(-34), handsPressing(0, 34)),
    arrow([158, 10], [158, 62], undefined, 9),
  ),
  frame()(
    small(
      table,
      hurtArm,
      path('M296 268C310 256 336 256 350 268 346 282 300 282 296 268Z', 'toghu600'),
      path('M300 160 318 120 340 166 332 270H312Z', 'water'),
      path('M318 120 340 166 332 270H322Z', 'waterLight'),
      handsPressing(72, -34),
    ),
  ),
);
