/**
 * Whole figures, small, going or looking to the right. The ground under the feet is 0,0; the neck
 * lies at -284, the hip at -150, and the head, at 0.78, has its middle at -341.
 */
import {
  draw,
  group,
  limb,
  line,
  path,
  place,
  type Drawing,
  type Point,
} from '@/illustrations/drawing';
import { colour, skins } from '@/illustrations/palette';
import { arm, type Sleeve } from './arm';
import type { HandPose } from './hand';
import { head, type HeadOptions } from './head';
import type { Garment } from './torso';

type Pose =
  'standing' | 'walking' | 'bending' | 'seated' | 'kneeling' | 'lying' | 'recovery' | 'reclining';

/** An arm in the figure's own units. It begins at the shoulder. */
interface FigureArm {
  elbow: Point;
  wrist: Point;
  hand?: HandPose;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export interface FigureOptions {
  x: number;
  y: number;
  pose: Pose;
  facing?: 'right' | 'left';
  scale?: number;
  /** Degrees, clockwise, of the whole figure: −90 lies on the back with the head left. */
  turn?: number;
  /** Degrees by which the upper body bends forward at the hip. */
  lean?: number;
  head: DistributiveOmit<HeadOptions, 'x' | 'y' | 'scale' | 'facing'>;
  garment: Garment;
  /** Trousers, or a wrapper down to the ankles. */
  legs: { kind: 'trousers' | 'wrapper'; fill: string; shade: string; shadeOpacity?: number };
  shoes?: string;
  nearArm?: FigureArm;
  farArm?: FigureArm;
  /** Painted between body and near arm: the wheel of a chair, a bag. */
  between?: Drawing;
}

const HEAD_SCALE = 0.78;
const HEAD_ABOVE_GROUND = -341;
/** Sitting and on the knees, everything above the hip is this much lower. */
const SEATED_DROP = 62;
/** Where the upper body bends. */
const HIP = -150;

/** Their bodies turn against their legs: the waist is round, and the hips are as wide as the body. */
const JOINTED: readonly Pose[] = ['bending', 'kneeling', 'lying', 'recovery', 'reclining'];

export function figure(options: FigureOptions): Drawing {
  const { x, y, pose, facing, scale = 1, turn, lean = 0, between = '' } = options;
  const drop = pose === 'seated' || pose === 'kneeling' ? SEATED_DROP : 0;
  // Walking figures lean forward.
  const step = pose === 'walking' ? 2 : 0;
  const bent = (drawing: Drawing): Drawing =>
    place(0, drop, { turn: step }, lean ? group(`rotate(${lean} 0 ${HIP})`, drawing) : drawing);
  return place(
    x,
    y,
    { scale, turn, flip: facing === 'left' },
    pose !== 'seated' ? legs(options) : '',
    bent(upperBody(options)),
    pose === 'seated' ? legs(options) : '',
    between,
    bent(nearArm(options)),
  );
}

/** On both knees, seen from the side. */
const kneelingLegs = (look: FigureOptions['legs'], shoes: string): Drawing =>
  draw(
    place(-78, -4, { turn: 80 }, path('M-17-22H16C28-14 32-6 30 0H-19Z', shoes)),
    limb([20, -20], [-20, -16], [-66, -16], 44, 30, look.shade),
    limb([-2, -88], [24, -72], [26, -22], 84, 46, look.fill),
  );

/** On the back, seen from the side, once the figure is turned: both legs straight. */
const lyingLegs = (look: FigureOptions['legs'], shoes: string): Drawing =>
  draw(
    shoe(10, shoes),
    limb([6, HIP], [16, -80], [8, -20], 70, 32, look.shade),
    shoe(-8, shoes),
    limb([-2, HIP], [-2, -84], [-10, -20], 84, 34, look.fill),
  );

/** Feet on the ground, seen from the side, hips as wide as the body. */
const bendingLegs = (look: FigureOptions['legs'], shoes: string): Drawing =>
  draw(
    shoe(28, shoes),
    limb([4, HIP], [36, -84], [26, -20], 76, 34, look.shade),
    shoe(-12, shoes),
    limb([-2, HIP], [4, -84], [-14, -20], 84, 36, look.fill),
  );

/** On the side, seen from above: the lower leg straight, the upper one bent before the body. */
const recoveryLegs = (look: FigureOptions['legs'], shoes: string): Drawing =>
  draw(
    limb([-8, HIP], [-14, -80], [-16, -20], 72, 32, look.shade),
    shoe(-16, shoes),
    place(74, -40, { turn: 20 }, path('M-17-22H16C28-14 32-6 30 0H-19Z', shoes)),
    limb([92, -132], [88, -90], [72, -58], 44, 32, look.fill),
    limb([-2, HIP], [50, -150], [92, -134], 84, 46, look.fill),
  );

/** Half lying: both legs straight before the body. */
const recliningLegs = (look: FigureOptions['legs'], shoes: string): Drawing =>
  draw(
    place(222, -126, { turn: -70 }, path('M-17-22H16C28-14 32-6 30 0H-19Z', shoes)),
    limb([0, -140], [110, -150], [212, -134], 70, 34, look.shade),
    limb([-2, -140], [110, -138], [206, -124], 84, 36, look.fill),
  );

function legs({
  pose,
  legs: look,
  head: { skin },
  shoes = colour.indigo900,
}: FigureOptions): Drawing {
  if (pose === 'seated') return seatedLegs(look, skins[skin].base, shoes);
  if (pose === 'kneeling') return kneelingLegs(look, shoes);
  if (pose === 'lying') return lyingLegs(look, shoes);
  if (pose === 'bending') return bendingLegs(look, shoes);
  if (pose === 'recovery') return recoveryLegs(look, shoes);
  if (pose === 'reclining') return recliningLegs(look, shoes);
  const feet = pose === 'walking' ? { far: -46, near: 34 } : { far: -14, near: 16 };
  if (look.kind === 'wrapper')
    return draw(
      shoe(feet.far * 0.6, shoes),
      shoe(feet.near * 0.6, shoes),
      path(
        `M-44-160H40C44-110 ${40 + feet.near * 0.3}-60 ${34 + feet.near * 0.3}-16H${-38 + feet.far * 0.3}C-44-60-48-110-44-160Z`,
        look.fill,
      ),
      path(
        `M-44-160H-12C-18-110-18-60-14-16H${-38 + feet.far * 0.3}C-44-60-48-110-44-160Z`,
        look.shade,
        { opacity: look.shadeOpacity },
      ),
    );
  return draw(
    limb([-8, -146], [feet.far * 0.3 - 2, -80], [feet.far, -20], 52, 32, look.shade),
    shoe(feet.far, shoes),
    limb([4, -146], [feet.near * 0.8 + 2, -84], [feet.near, -20], 56, 34, look.fill),
    shoe(feet.near, shoes),
  );
}

const shoe = (x: number, fill: string): Drawing =>
  place(x, 0, {}, path('M-17-22H16C28-14 32-6 30 0H-19Z', fill));

function seatedLegs(look: FigureOptions['legs'], skin: string, shoes: string): Drawing {
  return draw(
    limb([86, -50], [92, -30], [92, -12], 22, 18, skin),
    place(92, 0, {}, path('M-14-18H12C26-12 32-6 30 0H-16Z', shoes)),
    path(
      'M-48-100C-48-126-28-134 2-132 50-130 80-130 100-122 116-114 120-100 118-84L110-28H66L70-76H-38C-46-76-48-86-48-100Z',
      look.fill,
    ),
    path(
      'M-48-100C-48-122-32-130-8-132-12-110 2-100 32-96H74L70-76H-38C-46-76-48-86-48-100Z',
      look.shade,
      {
        opacity: look.shadeOpacity,
      },
    ),
  );
}

const shoulders: Record<'near' | 'far', Point> = { near: [-19, -228], far: [22, -232] };

const sleeve = ({ fill, trim, kind }: Garment): Sleeve => ({
  fill,
  cuff: trim,
  length: kind === 'coat' || kind === 'boubou' ? 'long' : 'short',
});

function figureArm(
  side: 'near' | 'far',
  { elbow, wrist, hand }: FigureArm,
  { garment, head: { skin } }: FigureOptions,
): Drawing {
  const far = side === 'far';
  return arm({
    shoulder: shoulders[side],
    elbow,
    wrist,
    skin,
    far,
    scale: 0.78,
    sleeve: sleeve(
      far ? { ...garment, fill: garment.shadeOpacity ? garment.fill : garment.shade } : garment,
    ),
    hand: hand && { pose: hand },
  });
}

const nearArm = (options: FigureOptions): Drawing =>
  options.nearArm ? figureArm('near', options.nearArm, options) : '';

/** The garment's outline and its shade, hanging straight down to a hem. */
const hanging = (hem: number): [outline: string, shade: string] => [
  `M-24-284C-22-266-12-254 0-250 12-254 22-266 22-284 38-278 48-262 48-240L44${hem}H-50L-48-244C-46-266-36-278-24-284Z`,
  `M-24-284C-36-278-46-266-48-244L-50${hem}H-20C-26-175-26-220-18-258Z`,
];

/** The same of a body that bends at the hip: it ends in a round about that joint. */
const jointed: [outline: string, shade: string] = [
  `M-24-284C-22-266-12-254 0-250 12-254 22-266 22-284 38-278 47-262 46-240C45-210 38-190 41${HIP}A43 43 0 0 1-45${HIP}C-42-190-49-216-48-244-46-266-36-278-24-284Z`,
  `M-24-284C-36-278-46-266-48-244-49-216-42-190-45${HIP}A43 43 0 0 0-22-113C-30-175-28-220-18-258Z`,
];

function upperBody(options: FigureOptions): Drawing {
  const { garment, farArm, pose } = options;
  // Sitting, the lap hides what hangs below the hip.
  const hem = pose === 'seated' ? -160 : -120;
  const [outline, shade] = JOINTED.includes(pose) ? jointed : hanging(hem);
  const worn = head({
    ...options.head,
    x: -2,
    y: HEAD_ABOVE_GROUND,
    scale: HEAD_SCALE,
  } as HeadOptions);
  return draw(
    farArm && figureArm('far', farArm, options),
    worn.behind,
    path('M-32-274C-20-284-16-300-14-320H10C14-296 20-284 32-274L10-240H-16Z', worn.skin.base),
    worn.neck,
    path(outline, garment.fill),
    path(shade, garment.shade, { opacity: garment.shadeOpacity }),
    line('M-23-282C-21-264-11-252 0-249 11-252 21-264 22-282', garment.trim, 5),
    worn.front,
  );
}
