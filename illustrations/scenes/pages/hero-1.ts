import { limb, line, path } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { ndop, wax } from '@/illustrations/cloths';
import { slide } from '@/illustrations/illustration';
import { windowWithHills } from '@/illustrations/places';
import { armchair, cup, hangingCloth, plant, stool } from '@/illustrations/things';
import { hand, head, headdress } from '@/illustrations/people';

const dress = ndop(38);
const foulard = wax(28, 'maize500', 'toghu500', 'indigo700');

const ladyWears = headdress('tallFoulard', foulard.fill, 'toghu600', 'toghu500');
const lady = head(
  { x: 258, y: 244, scale: 0.98, tilt: 6, mouth: 'laugh' },
  { skin: 'mahogany', age: 'old', face: 'round', earring: 'maize500', headwear: ladyWears },
);
const carer = head(
  { x: 412, y: 172, scale: 0.98, facing: 'left', tilt: 10, eyes: 'lowered' },
  { skin: 'cocoa', hair: 'bun', neck: 'slender', earring: 'maize500' },
);

export const hero1 = slide(
  { wall: '#FFE6AE', floor: '#F4C76A', cloths: [dress, foulard] },
  hangingCloth(40, 96, 104, 200, dress.fill),
  windowWithHills({ x: 462, y: 92, width: 136, height: 180 }),
  plant(560, 516, 0.95),
  armchair(262, 560),
  // Her arm around the lady's shoulders, behind both.
  limb([310, 300], [262, 318], [196, 326], 36, 28, skins.cocoa.shade),
  limb([378, 282], [340, 292], [296, 302], 60, 50, 'palm700'),
  // The carer leans over: her body is drawn for this picture.
  carer.behind,
  path('M382 244 398 226H436L446 244 420 300H390Z', skins.cocoa.base),
  carer.neck,
  path({
    palm600:
      'M354 274C362 256 380 248 396 236 398 260 406 274 416 282 426 272 436 256 440 236 458 244 476 254 486 280 500 340 506 460 508 560H372C368 470 346 360 354 274Z',
    palm700:
      'M354 274C346 360 368 470 372 560H404C396 470 376 340 372 262 364 262 358 266 354 274Z',
  }),
  line('M395 238C398 262 406 276 416 284 428 274 438 258 441 238', 'palm200', 6),
  // Lady body.
  lady.behind,
  path('M232 306H290L312 340 262 372 214 340Z', skins.mahogany.base),
  lady.neck,
  path(
    'M168 560C150 500 160 420 178 360 186 332 208 322 230 314 236 336 248 346 262 346 276 346 288 336 292 314 316 322 336 332 346 360 366 420 380 500 366 560Z',
    dress.fill,
  ),
  path(
    'M366 560C380 500 366 420 346 360 342 348 336 340 328 334 336 400 334 480 318 560Z',
    'indigo900',
    { opacity: 0.4 },
  ),
  line('M230 315C236 338 248 348 262 348 276 348 288 338 292 315', 'maize500', 7),
  line('M222 322C230 348 246 358 262 358 278 358 294 348 300 322', 'toghu500', 4),
  path(
    'M170 478C220 446 310 446 362 478 364 510 366 540 366 560H168C160 530 164 500 170 478Z',
    'indigo900',
    { opacity: 0.42 },
  ),
  // Lady arms.
  limb([184, 430], [206, 470], [268, 456], 34, 24, skins.mahogany.base),
  limb([342, 430], [330, 468], [296, 460], 34, 24, skins.mahogany.shade),
  path(
    'M200 329C176 344 158 390 154 436 168 450 196 452 210 442 214 410 222 372 226 346Z',
    dress.fill,
  ),
  path(
    'M200 329C176 344 158 390 154 436 160 442 168 446 176 447 176 410 184 366 200 329Z',
    'indigo900',
    { opacity: 0.45 },
  ),
  path(
    'M326 332C350 346 364 390 368 432 356 448 330 450 316 442 314 410 306 372 302 346Z',
    dress.fill,
  ),
  line('M156 440C170 452 192 454 208 446M318 446C332 454 354 450 367 436', 'maize500', 8),
  hand('mahogany', 'resting', [264, 456], { turn: -4, scale: 0.92 }),
  hand('cocoa', 'resting', [222, 322], { turn: 152, scale: 0.9 }),
  // Chair arms.
  path({
    toghu500:
      'M92 560V430C92 404 108 392 132 392 156 392 168 406 168 430V560ZM358 560V430C358 404 372 392 394 392 420 392 434 404 434 430V560Z',
    toghu600:
      'M92 560V430C92 404 108 392 132 392 118 400 114 416 114 436V560ZM358 560V430C358 410 366 398 380 394 372 404 376 420 376 436V560Z',
  }),
  // The near arm reaches over the rest: her hand lies on the lady's.
  limb([490, 392], [476, 470], [344, 444], 38, 25, skins.cocoa.base),
  limb([468, 292], [506, 340], [492, 398], 58, 46, 'palm600'),
  line('M472 402C484 412 502 411 515 402', 'palm200', 8),
  line('M460 300C476 330 478 360 470 390', 'palm700', 3),
  hand('cocoa', 'resting', [348, 445], { turn: 184, scale: 0.98 }),
  carer.front,
  lady.front,
  stool(48, 560),
  cup(48, 460),
);
