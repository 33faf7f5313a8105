import { leaves } from '@/illustrations/cloths';
import { draw, line, limb, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, skins, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { hand } from '@/illustrations/people/hand';
import { head } from '@/illustrations/people/head';
import { sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { curtainedWindow, room } from '@/illustrations/places';
import { clipboard, heart, plant, stethoscope } from '@/illustrations/things';

const dress = leaves('l', colour.palm600, colour.palm200, colour.maize500, { size: 40 });
const fold = { opacity: 0.34 };

const mother = head({
  x: 232,
  y: 138,
  scale: 0.94,
  tilt: 8,
  skin: 'cocoa',
  hair: 'braids',
  eyes: 'lowered',
  neck: 'slender',
  earring: colour.maize500,
});
const midwife = head({
  x: 500,
  y: 134,
  scale: 0.94,
  facing: 'left',
  tilt: 5,
  skin: 'mahogany',
  face: 'round',
  hair: 'short',
  neck: 'slender',
  earring: colour.maize300,
});

/** Her body turns half towards the midwife, the belly to the right. */
const motherBody = draw(
  mother.behind,
  path(
    'M188 238C206 222 214 204 218 170H250C254 204 268 220 284 236L264 300H200Z',
    skins.cocoa.base,
  ),
  mother.neck,
  path(
    'M202 218C204 244 220 262 242 262 264 262 276 244 276 220 300 230 318 246 324 270 326 284 324 290 332 296 382 304 414 340 410 384 408 412 388 430 366 440 362 452 362 466 364 480H146C146 440 158 410 160 372 162 330 150 300 158 264 164 240 182 226 202 218Z',
    dress.fill,
  ),
  path(
    'M182 224C166 234 156 252 154 274 152 300 162 330 160 372 158 410 146 440 146 480H206C198 440 214 400 210 350 206 310 186 282 182 224Z',
    colour.indigo900,
    fold,
  ),
  path(
    'M410 384C408 412 388 430 366 440 362 452 362 466 364 480H300C302 452 316 436 340 428 372 420 396 406 410 384Z',
    colour.indigo900,
    fold,
  ),
  line('M330 298C316 302 306 308 298 318', colour.indigo900, 3, { opacity: 0.4 }),
  line('M203 220C205 246 221 263 242 263 263 263 275 246 276 222', colour.maize500, 7),
);

const motherArm = draw(
  limb([180, 360], [212, 448], [334, 422], 37, 25, skins.cocoa.base),
  hand({ x: 330, y: 423, turn: -14, skin: 'cocoa', pose: 'resting', scale: 0.98 }),
  path(
    'M186 226C160 236 144 286 146 358 160 374 194 374 210 360 214 322 216 284 210 250Z',
    dress.fill,
  ),
  path(
    'M186 226C160 236 144 286 146 358 152 364 162 369 172 370 168 318 172 264 186 226Z',
    colour.indigo900,
    fold,
  ),
  line('M147 360C162 375 194 375 209 361', colour.maize500, 7),
);

export const grossesse: Illustration = {
  name: 'grossesse',
  view: frames.scene,
  cloths: [dress],
  body: draw(
    room(wall.indigo, '#B9C3F0'),
    curtainedWindow({
      x: 44,
      y: 62,
      width: 104,
      height: 144,
      curtain: colour.maize300,
      shade: colour.maize600,
    }),
    plant(74, 432, 0.78, colour.maize500, colour.maize600),
    rectangle(336, 44, 76, 58, 8, colour.white),
    heart(374, 72, 1, colour.toghu300),
    torso({
      x: 506,
      y: 216,
      head: midwife,
      garment: uniforms.midwife,
      build: 'medium',
      shadeSide: 'right',
    }),
    stethoscope(506, 226, 0.9),
    clipboard(526, 404, { turn: 8, scale: 0.66, board: colour.indigo800 }),
    arm({
      shoulder: [570, 282],
      elbow: [600, 416],
      wrist: [556, 412],
      skin: 'mahogany',
      sleeve: sleeveOf(uniforms.midwife),
      hand: { pose: 'hold', scale: 0.92 },
    }),
    motherBody,
    arm({
      shoulder: [440, 282],
      elbow: [448, 388],
      wrist: [404, 366],
      skin: 'mahogany',
      sleeve: sleeveOf(uniforms.midwife),
      hand: { pose: 'resting', turn: 6, scale: 0.95 },
    }),
    motherArm,
    mother.front,
    midwife.front,
  ),
};
