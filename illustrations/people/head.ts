import * as faces from './faces';
import { circle, draw, type Drawing, ellipse, line, path, place } from '@/illustrations/drawing';
import {
  type Fill,
  type HairColour,
  hairColours,
  type Skin,
  type SkinName,
  skins,
} from '@/illustrations/palette';
import {
  type Age,
  beard,
  type Brows,
  type Eyes,
  type FaceShape,
  glasses,
  type Layout,
  type Lips,
  type Mouth,
  mouth,
  type Nose,
  nose,
  type View,
} from './faces';
import { type HairStyle, hairStyles, type HeadCover } from './hair';
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
  lips?: Lips;
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
  const { x, y, scale = 1, facing, tilt = 0, view = 'threeQuarter' } = pose;
  const options: HeadOptions = { ...pose, ...look };
  const { age = 'adult' } = look;
  const skin = skins[options.skin];
  const cover = coverOf(view, age, options);
  const flip = facing === 'left';
  return {
    behind: cover.behind ? place({ x, y, scale, flip, turn: tilt }, cover.behind) : '',
    neck: place(
      { x, y, scale, flip, turn: Math.round(tilt / 3) },
      neck(view, age, options.neck, skin),
    ),
    front: place({ x, y, scale, flip, turn: tilt }, front(view, age, skin, cover, options)),
    skin,
  };
}

function coverOf(view: View, age: Age, options: HeadOptions): HeadCover {
  if (options.headwear) return headwear(view, options.headwear);
  const style = hairStyles[view][options.hair ?? 'none'];
  if (!style) throw new Error(`No hair « ${options.hair} » seen ${view}`);
  return style(hairColours[options.hairColour ?? (age === 'old' ? 'white' : 'black')]);
}

/** The head without neck: ears under the hair, features, hair, and what is worn. */
function front(view: View, age: Age, skin: Skin, cover: HeadCover, options: HeadOptions): Drawing {
  const { face = 'oval', beard, glasses } = options;
  const layout = faces.layouts[age];
  const hidesEars = options.headwear?.kind === 'hijab';
  return draw(
    view !== 'profile' && !hidesEars && ears(view, layout, skin),
    faces.faceShape(view, age, face, skin),
    blush(view, layout, skin),
    age === 'old' && faces.ageLines(view, skin),
    features(view, age, layout, skin, options),
    beard && faces.beard(view, beard),
    cover.front,
    // Seen from the side the ear lies on the hair.
    view === 'profile' && !hidesEars && place({ x: -9, y: layout.ear }, ear(skin)),
    glasses && place({ x: 0, y: layout.eyes }, faces.glasses(view, glasses)),
    !hidesEars && earrings(view, layout, options),
  );
}

const ear = (skin: Skin): Drawing =>
  draw(ellipse(0, 0, 9, 13, skin.base), line('M-3-5C1-6 3 0 0 5', skin.shade, 2.6));

function ears(view: View, { ear: height }: Layout, skin: Skin): Drawing {
  if (view === 'threeQuarter') return place({ x: -34, y: height - 1, turn: -8 }, ear(skin));
  return draw(
    place({ x: -39, y: height, turn: -6 }, ear(skin)),
    place({ x: 39, y: height, turn: 6, flip: true }, ear(skin)),
  );
}

function earrings(view: View, { ear: height }: Layout, { earring, drop }: HeadLook): Drawing {
  if (!earring) return '';
  const spots: Record<View, number[]> = { threeQuarter: [-34], frontal: [-40, 40], profile: [-10] };
  const one = draw(circle(0, 0, 4, earring), drop && path('M0 2-5 15 0 21 5 15Z', earring));
  return draw(...spots[view].map((spot) => place({ x: spot, y: height + 14 }, one)));
}

/** Where the pairs lie, from left to right, and how wide the far one seems. */
const spots: Record<View, { eyes: [number, number][]; brows: [number, number][] }> = {
  threeQuarter: {
    eyes: [
      [6.5, 1],
      [32.5, 0.8],
    ],
    brows: [
      [6, 1],
      [32.5, 0.7],
    ],
  },
  frontal: {
    eyes: [
      [-16, 1],
      [16, 1],
    ],
    brows: [
      [-17, 1],
      [17, 1],
    ],
  },
  profile: { eyes: [[26, 1]], brows: [[27, 0.85]] },
};

function features(view: View, age: Age, layout: Layout, skin: Skin, options: HeadOptions): Drawing {
  const { eyes = 'smiling', mouth = 'smile', brows = 'soft' } = options;
  const { nose = 'medium', lips = 'medium' } = options;
  const eye = view === 'profile' ? faces.profileEye(eyes, skin) : faces.eye(eyes, skin);
  const brow = faces.brow(brows, age === 'old' ? hairColours.white.base : skin.dark);
  const isFar = (index: number): boolean => view !== 'profile' && index === 1;
  return draw(
    ...spots[view].brows.map(([x, width], index) =>
      place({ x, y: layout.brows, scale: layout.browScale * width, flip: isFar(index) }, brow),
    ),
    ...spots[view].eyes.map(([x, width], index) =>
      place({ x, y: layout.eyes, scale: layout.eyeScale * width, flip: isFar(index) }, eye),
    ),
    place(
      { x: noseSpot[view], y: layout.nose, scale: layout.noseScale },
      faces.nose(view, nose, skin),
    ),
    view === 'profile'
      ? place(
          {
            x: age === 'child' || age === 'baby' ? 40 : 43,
            y: age === 'child' || age === 'baby' ? 27 : 26,
            scale: layout.mouthScale,
          },
          faces.profileMouth(mouth, skin),
        )
      : place(
          {
            x: view === 'frontal' ? 0 : 19,
            y: layout.mouth,
            scale: layout.mouthScale,
            turn: view === 'frontal' ? 0 : -3,
          },
          faces.mouth(mouth, lips, skin),
        ),
  );
}

const noseSpot: Record<View, number> = { threeQuarter: 22, frontal: 0, profile: 45 };

function blush(view: View, { blush: height }: Layout, { lips }: Skin): Drawing {
  const cheeks: Record<View, [x: number, width: number][]> = {
    threeQuarter: [
      [1, 9],
      [35, 5.5],
    ],
    frontal: [
      [-23, 8],
      [23, 8],
    ],
    profile: [[19, 8]],
  };
  return draw(
    ...cheeks[view].map(([x, width]) => ellipse(x, height, width, 6.5, lips, { opacity: 0.26 })),
  );
}

/** Left and right edge of the neck. */
const neckEdges: Record<View, [left: number, right: number]> = {
  threeQuarter: [-22, 16],
  frontal: [-19, 19],
  profile: [-28, 12],
};

function neck(view: View, age: Age, build: 'sturdy' | 'slender' = 'sturdy', skin: Skin): Drawing {
  const [left, right] = neckEdges[view];
  const narrowing = {
    baby: 7,
    child: 7,
    adult: build === 'slender' ? 3 : 0,
    old: build === 'slender' ? 3 : 0,
  }[age];
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
