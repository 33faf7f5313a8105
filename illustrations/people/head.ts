import * as faces from './faces';
import { circle, draw, type Drawing, ellipse, line, path, place } from '@/illustrations/drawing';
import type { Fill, HairColour, Skin, SkinName } from '@/illustrations/palette';
import { hairColours, skins } from '@/illustrations/palette';
import type { Age, Brows, Eyes, FaceShape, Layout, Mouth, Nose, View } from './faces';
import { hair, type HairStyle, hairStyles, type HeadCover } from './hair';
import { type Headwear, headwear } from './headwear';

export interface HeadPose {
  /** The middle of the head; its chin lies 54 units lower, its crown 62 higher. */
  x: number;
  y: number;
  scale?: number;
  view?: View;
  facing?: 'right' | 'left';
  /** Degrees; positive nods, negative looks up. The neck follows with a third of it. */
  tilt?: number;
  eyes?: Eyes;
  mouth?: Mouth;
  brows?: Brows;
}

export interface HeadLook {
  skin: SkinName;
  /** One of its view, or something on it. */
  hair?: HairStyle;
  headwear?: Headwear;
  age?: Age;
  face?: FaceShape;
  nose?: Nose;
  neck?: 'sturdy' | 'slender';
  hairColour?: HairColour;
  /** Colours of things worn, or of the beard. */
  glasses?: Fill;
  beard?: Fill;
  earring?: Fill;
  /** A longer earring. */
  drop?: boolean;
}

/** A head whose place and size a figure knows. */
export type Face = Omit<HeadPose, 'x' | 'y' | 'scale' | 'facing'> & HeadLook;

type HeadOptions = HeadPose & HeadLook;

/**
 * A head in the three layers between which a body is drawn: `behind`, then chest and `neck`, then
 * garment and arms, then `front`.
 */
export interface Head {
  behind: Drawing;
  neck: Drawing;
  front: Drawing;
  skin: Skin;
}

export function head(pose: HeadPose, look: HeadLook): Head {
  const { x, y, scale = 1, facing, tilt: turn = 0, view = 'threeQuarter' } = pose;
  const { age = 'adult' } = look;
  const skin = skins[look.skin];
  const cover = headCover(view, age, look);
  const flip = facing === 'left';
  const necksTurn = Math.round(turn / 3);
  return {
    behind: cover.behind ? place({ x, y, scale, flip, turn })(cover.behind) : '',
    neck: place({ x, y, scale, flip, turn: necksTurn })(neck(view, age, look.neck, skin)),
    front: place({ x, y, scale, flip, turn })(front(view, age, skin, cover, { ...pose, ...look })),
    skin,
  };
}

function headCover(view: View, age: Age, look: HeadLook): HeadCover {
  if (look.headwear) return headwear(view, look.headwear);
  const style = hairStyles[view][look.hair ?? 'none'];
  if (!style) throw new Error(`No hair « ${look.hair} » seen ${view}`);
  return hair(style, hairColours[look.hairColour ?? (age === 'old' ? 'white' : 'black')]);
}

/** The head without neck: ears under the hair, features, hair, and what is worn. */
function front(view: View, age: Age, skin: Skin, cover: HeadCover, options: HeadOptions): Drawing {
  const { face = 'oval', beard, glasses, earring, drop } = options;
  const { cheeks, cheekWidths, earrings } = faces.geometry[view];
  const layout = faces.layouts[age];
  const { ear: earY, blush, eyes } = layout.at;
  const hidesEars = options.headwear?.kind === 'hijab';
  const one = draw(
    earring && circle(0, 0, 4, earring),
    earring && drop && path('M0 2-5 15 0 21 5 15Z', earring),
  );
  return draw(
    view !== 'profile' && !hidesEars && ears(view, earY, skin),
    faces.faceShape(view, age, face, skin),
    ...cheeks.map((x, index) =>
      ellipse(x, blush, cheekWidths[index] ?? 0, 6.5, skin.lips, { opacity: 0.26 }),
    ),
    age === 'old' && faces.ageLines(view, skin),
    features(view, age, layout, skin, options),
    beard && faces.beard(view, beard),
    cover.front,
    // Seen from the side the ear lies on the hair.
    view === 'profile' && !hidesEars && place({ x: -9, y: earY })(ear(skin)),
    glasses && place({ x: 0, y: eyes })(faces.glasses(view, glasses)),
    ...(one && !hidesEars ? earrings.map((x) => place({ x, y: earY + 14 })(one)) : []),
  );
}

const ear = (skin: Skin): Drawing =>
  draw(ellipse(0, 0, 9, 13, skin.base), line('M-3-5C1-6 3 0 0 5', skin.shade, 2.6));

function ears(view: View, y: number, skin: Skin): Drawing {
  if (view === 'threeQuarter') return place({ x: -34, y: y - 1, turn: -8 })(ear(skin));
  return draw(
    place({ x: -39, y, turn: -6 })(ear(skin)),
    place({ x: 39, y, turn: 6, flip: true })(ear(skin)),
  );
}

function features(
  view: View,
  age: Age,
  { at, size }: Layout,
  skin: Skin,
  { eyes = 'smiling', mouth = 'smile', brows = 'soft', nose = 'medium' }: HeadOptions,
): Drawing {
  const isProfile = view === 'profile';
  const places = faces.geometry[view];
  const eye = isProfile ? faces.profileEye(eyes, skin) : faces.eye(eyes, skin);
  const brow = faces.brow(brows, age === 'old' ? hairColours.white.base : skin.dark);
  const pair = (spots: readonly number[], widths: readonly number[], y: number, drawing: Drawing) =>
    spots.map((x, index) => {
      const flip = !isProfile && index === 1;
      return place({ x, y, scale: widths[index] ?? 1, flip })(drawing);
    });
  const sized = (widths: readonly number[], scale: number) => widths.map((width) => width * scale);
  const mouthAt = {
    threeQuarter: { x: 19, y: at.mouth, turn: -3 },
    frontal: { x: 0, y: at.mouth },
    profile: faces.isSmall(age) ? { x: 40, y: 27 } : { x: 43, y: 26 },
  }[view];
  return draw(
    ...pair(places.brows, sized(places.browWidths, size.brows), at.brows, brow),
    ...pair(places.eyes, sized(places.eyeWidths, size.eyes), at.eyes, eye),
    place({ x: places.nose, y: at.nose, scale: size.nose })(faces.nose(view, nose, skin)),
    place({ ...mouthAt, scale: size.mouth })(
      isProfile ? faces.profileMouth(mouth, skin) : faces.mouth(mouth, skin),
    ),
  );
}

function neck(view: View, age: Age, build: HeadLook['neck'], skin: Skin): Drawing {
  const [left, right] = faces.geometry[view].neck;
  const narrowing = faces.isSmall(age) ? 7 : build === 'slender' ? 3 : 0;
  const l = left + narrowing;
  const r = right - narrowing;
  return draw(path(neckShape(age, l, r), skin.base), path(neckShade(view, age, l, r), skin.shade));
}

/** A baby has hardly any neck: its chin nearly lies on the chest. */
const neckShape = (age: Age, l: number, r: number): string =>
  age === 'baby'
    ? `M${l} 10V62H${r}V30Z`
    : `M${l} 10C${l + 1} 40 ${l - 1} 62 ${l - 5} 86L${r + 7} 90C${r + 2} 76 ${r + 1} 60 ${r} 30Z`;

/** The shadow of the chin on the neck. */
function neckShade(view: View, age: Age, l: number, r: number): string {
  if (age === 'baby') return `M${l} 30H${r}V52C${r - 8} 56 ${l + 8} 56 ${l} 48Z`;
  const low = age === 'child' ? -8 : 0;
  if (view === 'frontal')
    return `M${l} 30C${l + 8} ${58 + low} ${r - 8} ${58 + low} ${r} 30V${50 + low}C${r - 6} ${74 + low} ${l + 8} ${74 + low} ${l} ${52 + low}Z`;
  if (view === 'profile')
    return `M${l + 8} 30C-8 46 2 ${56 + low} ${r} ${54 + low}L${r + 1} ${66 + low}C-4 ${70 + low} -14 60 ${l + 8} 30Z`;
  return `M${l} 20C-10 46 4 ${57 + low} ${r} ${54 + low}L${r + 1} ${66 + low}C-2 ${72 + low}-16 ${64 + low} ${l} 44Z`;
}
