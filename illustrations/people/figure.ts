/**
 * Whole figures, small, going or looking to the right. The ground under the feet is 0,0; the neck
 * lies at -284, the hip at -150, and the head, at 0.78, has its middle at -341.
 */
import { draw, type Drawing, limb, line, path, place, type Point } from '@/illustrations/drawing';
import { type Fill, type SkinName, skins } from '@/illustrations/palette';
import { createArm } from './arm';
import { type HandPose } from './hand';
import { head, type Head, type HeadLook, type HeadPose } from './head';
import { type Garment, sleeveFor } from './torso';

/** Where the figure stands, its posture, and the expression of its face. */
interface FigurePose extends HeadPose {
  /** Standing unless given. */
  pose?: 'walking' | 'seated';
}

/** From the shoulder, in the figure's own units. */
type FigureArm = readonly [elbow: Point, wrist: Point, hand?: HandPose];

interface Arms {
  far?: FigureArm;
  near?: FigureArm;
}

interface Legs {
  kind: 'trousers' | 'wrapper';
  fill: Fill;
  shade: Fill;
  shadeOpacity?: number;
}

interface Clothes {
  garment: Garment;
  /** `wrapper` is one of the garment's cloth, down to the ankles. */
  legs: Legs | 'wrapper';
  shoes?: Fill;
}

export const trousers = (fill: Fill, shade: Fill): Legs => ({ kind: 'trousers', fill, shade });
export const wrapper = (fill: Fill, shade: Fill): Legs => ({ kind: 'wrapper', fill, shade });

/** Sitting, everything above the hip is this much lower. */
const SEATED_DROP = 62;

/** @param between Painted between body and near arm: the wheel of a chair, a bag. */
export function figure(
  { pose, x, y, scale = 1, facing, ...face }: FigurePose,
  look: HeadLook,
  { garment, legs, shoes = 'indigo900' }: Clothes,
  { far, near }: Arms = {},
  between: Drawing = '',
): Drawing {
  const isSeated = pose === 'seated';
  // Walking figures lean forward.
  const step = pose === 'walking' ? 2 : 0;
  const raised = place({ x: 0, y: isSeated ? SEATED_DROP : 0, turn: step });
  const worn = legs === 'wrapper' ? { ...garment, kind: legs } : legs;
  const legsAndShoes = isSeated
    ? seatedLegs(worn, skins[look.skin].base, shoes)
    : standingLegs(worn, pose === 'walking', shoes);
  return place({ x, y, scale, flip: facing === 'left' })(
    isSeated ? '' : legsAndShoes,
    raised(
      far ? figureArm(far, garment, look.skin, true) : '',
      upperBody(head({ ...face, x: -2, y: -341, scale: 0.78 }, look), garment, isSeated),
    ),
    isSeated ? legsAndShoes : '',
    between,
    raised(near ? figureArm(near, garment, look.skin) : ''),
  );
}

function standingLegs(look: Legs, walks: boolean, shoes: Fill): Drawing {
  const feet = walks ? { far: -46, near: 34 } : { far: -14, near: 16 };
  if (look.kind === 'trousers')
    return draw(
      limb([-8, -146], [feet.far * 0.3 - 2, -80], [feet.far, -20], 52, 32, look.shade),
      shoe(feet.far, shoes),
      limb([4, -146], [feet.near * 0.8 + 2, -84], [feet.near, -20], 56, 34, look.fill),
      shoe(feet.near, shoes),
    );
  const right = `${40 + feet.near * 0.3}-60 ${34 + feet.near * 0.3}-16`;
  const left = `H${-38 + feet.far * 0.3}C-44-60-48-110-44-160Z`;
  return draw(
    shoe(feet.far * 0.6, shoes),
    shoe(feet.near * 0.6, shoes),
    path(`M-44-160H40C44-110 ${right}${left}`, look.fill),
    path(`M-44-160H-12C-18-110-18-60-14-16${left}`, look.shade, { opacity: look.shadeOpacity }),
  );
}

const shoe = (x: number, fill: Fill): Drawing =>
  place({ x, y: 0 })(path('M-17-22H16C28-14 32-6 30 0H-19Z', fill));

function seatedLegs(look: Legs, skin: Fill, shoes: Fill): Drawing {
  return draw(
    limb([86, -50], [92, -30], [92, -12], 22, 18, skin),
    place({ x: 92, y: 0 })(path('M-14-18H12C26-12 32-6 30 0H-16Z', shoes)),
    path(
      'M-48-100C-48-126-28-134 2-132 50-130 80-130 100-122 116-114 120-100 118-84L110-28H66L70-76H-38C-46-76-48-86-48-100Z',
      look.fill,
    ),
    path(
      'M-48-100C-48-122-32-130-8-132-12-110 2-100 32-96H74L70-76H-38C-46-76-48-86-48-100Z',
      look.shade,
      { opacity: look.shadeOpacity },
    ),
  );
}

function figureArm(
  [elbow, wrist, hand]: FigureArm,
  garment: Garment,
  skin: SkinName,
  far = false,
): Drawing {
  const { fill, shade, shadeOpacity } = garment;
  const cloth = { ...garment, fill: far && !shadeOpacity ? shade : fill };
  const sleeve = { ...sleeveFor(cloth), crease: undefined };
  return createArm({ skin, sleeve, far })(far ? [22, -232] : [-19, -228], elbow, wrist, hand, 0.78);
}

/** What hangs from the shoulders straight down to a hem. Sitting, the lap hides the rest. */
function upperBody(worn: Head, garment: Garment, isSeated: boolean): Drawing {
  const hem = isSeated ? -160 : -120;
  return draw(
    worn.behind,
    path('M-32-274C-20-284-16-300-14-320H10C14-296 20-284 32-274L10-240H-16Z', worn.skin.base),
    worn.neck,
    path(
      `M-24-284C-22-266-12-254 0-250 12-254 22-266 22-284 38-278 48-262 48-240L44${hem}H-50L-48-244C-46-266-36-278-24-284Z`,
      garment.fill,
    ),
    path(`M-24-284C-36-278-46-266-48-244L-50${hem}H-20C-26-175-26-220-18-258Z`, garment.shade, {
      opacity: garment.shadeOpacity,
    }),
    line('M-23-282C-21-264-11-252 0-249 11-252 21-264 22-282', garment.trim, 5),
    worn.front,
  );
}
