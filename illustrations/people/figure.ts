/**
 * Whole figures, small, going or looking to the right. The ground under the feet is 0,0; the neck
 * lies at -284, the hip at -150, and the head, at 0.78, has its middle at -341.
 */
import { draw, type Drawing, limb, line, path, place, type Point } from '@/illustrations/drawing';
import { type Fill, skins } from '@/illustrations/palette';
import { arm, type Sleeve } from './arm';
import { hand, type HandPose } from './hand';
import { type Face, head } from './head';
import type { Garment } from './torso';

type Pose = 'standing' | 'walking' | 'seated';

/** An arm in the figure's own units. It begins at the shoulder. */
interface FigureArm {
  elbow: Point;
  wrist: Point;
  hand?: HandPose;
}

export interface FigureOptions {
  x: number;
  y: number;
  pose: Pose;
  facing?: 'right' | 'left';
  scale?: number;
  head: Face;
  garment: Garment;
  /** Trousers, or a wrapper down to the ankles. */
  legs: { kind: 'trousers' | 'wrapper'; fill: Fill; shade: Fill; shadeOpacity?: number };
  shoes?: Fill;
  nearArm?: FigureArm;
  farArm?: FigureArm;
  /** Painted between body and near arm: the wheel of a chair, a bag. */
  between?: Drawing;
}

const HEAD_SCALE = 0.78;
const HEAD_ABOVE_GROUND = -341;
/** Sitting, everything above the hip is this much lower. */
const SEATED_DROP = 62;
export function figure(options: FigureOptions): Drawing {
  const { x, y, pose, facing, scale = 1, between = '' } = options;
  const drop = pose === 'seated' ? SEATED_DROP : 0;
  // Walking figures lean forward.
  const step = pose === 'walking' ? 2 : 0;
  const raised = (drawing: Drawing): Drawing => place({ x: 0, y: drop, turn: step }, drawing);
  return place(
    { x, y, scale, flip: facing === 'left' },
    pose !== 'seated' ? legs(options) : '',
    raised(upperBody(options)),
    pose === 'seated' ? legs(options) : '',
    between,
    raised(nearArm(options)),
  );
}

function legs({ pose, legs: look, head: { skin }, shoes = 'indigo900' }: FigureOptions): Drawing {
  if (pose === 'seated') return seatedLegs(look, skins[skin].base, shoes);
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

const shoe = (x: number, fill: Fill): Drawing =>
  place({ x, y: 0 }, path('M-17-22H16C28-14 32-6 30 0H-19Z', fill));

function seatedLegs(look: FigureOptions['legs'], skin: Fill, shoes: Fill): Drawing {
  return draw(
    limb([86, -50], [92, -30], [92, -12], 22, 18, skin),
    place({ x: 92, y: 0 }, path('M-14-18H12C26-12 32-6 30 0H-16Z', shoes)),
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

function upperBody(options: FigureOptions): Drawing {
  const { garment, farArm, pose } = options;
  // Sitting, the lap hides what hangs below the hip.
  const hem = pose === 'seated' ? -160 : -120;
  const [outline, shade] = hanging(hem);
  const worn = head(
    { ...options.head, x: -2, y: HEAD_ABOVE_GROUND, scale: HEAD_SCALE },
    options.head,
  );
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
