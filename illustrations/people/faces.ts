/**
 * Faces: outlines, and features drawn around their own middle. `head.ts` puts them in place.
 *
 * A head is about 116 units from crown to chin and looks right. Its middle is near 0,0: the crown
 * lies at -62, the chin at 54. All ages share the cranium, so that every hair fits every age.
 */
import { circle, draw, type Drawing, ellipse, group, line, path } from '@/illustrations/drawing';
import { toColour, type Fill, type Skin } from '@/illustrations/palette';

export type View = 'threeQuarter' | 'frontal' | 'profile';
export type Age = 'baby' | 'child' | 'adult' | 'old';
export type FaceShape = 'oval' | 'round' | 'long' | 'square';

export type Eyes = 'smiling' | 'open' | 'lowered';
export type Mouth = 'smile' | 'laugh' | 'soft' | 'grave' | 'gasp' | 'askew' | 'grin' | 'side';
export type Brows = 'soft' | 'arched' | 'straight' | 'thick' | 'worried';
export type Nose = 'medium' | 'broad';

/** An outline in two halves, so that the shade can follow the half that lies away from the light. */
interface Outline {
  start: string;
  /** From the start, down the side away from the gaze, to the chin. */
  shaded: string;
  /** From the chin, up the other side and over the cranium. */
  lit: string;
  /** From the chin back to the start, inside the face: the edge of the shade. */
  shadeEdge: string;
}

type Shape = FaceShape | 'child' | 'baby';

/** Of a face that is turned: down the far cheek to the chin, up the near one, the edge of the shade. */
const turned: Record<Shape, readonly [shaded: string, lit: string, edge: string]> = {
  oval: ['-34 2-32 18-27 28-19 43-3 54 13 54', '24 54 34 44 38 31 42 20 43 8 42-2', '0 47-13 34'],
  round: ['-36 4-35 20-29 31-21 44-4 52 13 52', '26 52 37 44 41 32 45 21 44 8 42-2', '-2 46-14 34'],
  long: ['-33 4-31 20-26 31-19 48-1 60 15 60', '25 60 33 49 37 35 41 22 42 8 42-2', '2 52-12 38'],
  square: ['-35 4-34 22-29 35-22 48-4 57 16 56', '29 56 37 48 40 34 43 21 43 8 42-2', '0 50-15 38'],
  child: [
    '-37 2-38 18-31 29-23 41-5 47 12 47',
    '22 47 31 43 37 35 44 27 46 10 43-2',
    '-2 43-16 32',
  ],
  baby: ['-37 0-40 17-34 28-27 40-6 44 12 44', '26 44 35 41 40 33 46 24 46 8 43-2', '-4 41-20 32'],
};

function threeQuarter(shape: Shape): Outline {
  const [shaded, lit, edge] = turned[shape];
  return {
    start: 'M-35-18',
    shaded: `C${shaded}`,
    lit: `C${lit}C41-10 44-15 44-22C45-45 31-62 6-62-16-62-37-50-35-18Z`,
    shadeEdge: `C${edge}-19 16-22 4-24-8-24-22Z`,
  };
}

const outlines: Record<Exclude<View, 'threeQuarter'>, Record<Shape, Outline>> = {
  frontal: {
    oval: frontal(54, 'C-39-6-38 10-35 22-30 42-15 54'),
    round: frontal(52, 'C-40-4-40 14-37 25-32 43-17 52'),
    long: frontal(60, 'C-38-4-37 14-34 27-29 48-14 60'),
    square: frontal(56, 'C-39-4-39 14-37 28-34 47-20 56'),
    child: frontal(47, 'C-41-4-42 13-38 24-33 39-17 47'),
    baby: frontal(44, 'C-41-2-43 13-40 24-35 38-19 44'),
  },
  profile: {
    oval: profile('C44 49 38 54 29 54', 'C16 54 0 46-10 34'),
    round: profile('C44 47 38 52 29 52', 'C14 53-2 46-11 34'),
    long: profile('C45 53 40 60 30 60', 'C16 60 0 50-10 36'),
    square: profile('C46 50 41 56 31 56', 'C16 57-4 50-13 36'),
    child: profile('C42 43 36 47 27 47', 'C12 48-2 42-11 32', true),
    baby: profile('C42 42 35 45 26 45', 'C8 47-6 41-14 30', true),
  },
};

function frontal(chin: number, shaded: string): Outline {
  return {
    start: 'M-39-20',
    shaded: `${shaded} 0 ${chin}`,
    lit: `${mirrorBack(shaded)}C40-48 22-62 0-62-22-62-40-48-39-20Z`,
    shadeEdge: `C-13 ${chin - 5}-24 34-28 14-30 0-31-12-30-26Z`,
  };
}

/** The other side of a symmetric outline, walked from the chin upwards. */
function mirrorBack(side: string): string {
  const points = [...side.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => `${-Number(x)} ${y}`);
  return `C${points.reverse().join(' ')} 39-20`;
}

/** The bridge of a child's nose is low and its tip short. */
function profile(chin: string, jaw: string, small = false): Outline {
  const front = small
    ? 'M6-62C24-62 37-54 40-36 41-26 40-16 38-8 37-2 38 3 43 9 46 13 44 16 39 17 39 18 40 19 42 21 44 24 42 26 40 27 42 28 42 31 40 33 38 35 40 38 41 39'
    : 'M6-62C22-62 34-54 37-40 39-30 39-22 37-15 39-8 44-1 48 6 51 11 48 14 42 15 42 17 43 18 45 20 48 23 46 25 43 26 46 28 46 32 43 34 41 36 42 38 43 42';
  const end = small
    ? 'C-26 18-46-2-49-22-51-48-20-62 6-62Z'
    : 'C-24 20-42 0-47-20-49-48-20-62 6-62Z';
  return { start: front, shaded: chin, lit: `${jaw}${end}`, shadeEdge: '' };
}

/** The features of children lie lower and nearer to the back. */
export const isSmall = (age: Age): boolean => age === 'child' || age === 'baby';

function findOutline(view: View, age: Age, face: FaceShape): Outline {
  const shape = age === 'child' || age === 'baby' ? age : face;
  return view === 'threeQuarter' ? threeQuarter(shape) : outlines[view][shape];
}

/** The skin of the face, with its shade. */
export function faceShape(view: View, age: Age, face: FaceShape, skin: Skin): Drawing {
  const { start, shaded, lit, shadeEdge } = findOutline(view, age, face);
  return draw(
    path(start + shaded + lit, skin.base),
    shadeEdge
      ? path(start + shaded + shadeEdge, skin.shade, { opacity: 0.55 })
      : path(
          'M28 47C14 50 0 42-9 30-13 24-14 18-14 12-22 14-16 26-10 34 0 46 12 52 22 52Z',
          skin.shade,
          { opacity: 0.55, transform: isSmall(age) ? 'translate(-3 -7)' : undefined },
        ),
  );
}

type Feature = 'eyes' | 'brows' | 'nose' | 'mouth';

/** The heights and the sizes of the features. Those of a child are low and large. */
export interface Layout {
  at: Record<Feature | 'ear' | 'blush', number>;
  size: Record<Feature, number>;
}

const grown: Layout = {
  at: { eyes: -3, brows: -17, nose: 8, mouth: 30, ear: 3, blush: 17 },
  size: { eyes: 1, brows: 1, nose: 1, mouth: 1 },
};

export const layouts: Record<Age, Layout> = {
  adult: grown,
  old: grown,
  child: {
    at: { eyes: 5, brows: -11, nose: 14, mouth: 30, ear: 9, blush: 21 },
    size: { eyes: 1.2, brows: 0.85, nose: 0.66, mouth: 0.8 },
  },
  baby: {
    at: { eyes: 9, brows: -5, nose: 17, mouth: 30, ear: 13, blush: 23 },
    size: { eyes: 1.2, brows: 0.62, nose: 0.52, mouth: 0.64 },
  },
};

interface Geometry {
  /** Where the pairs lie, from left to right, and how wide the far one seems. */
  eyes: readonly number[];
  eyeWidths: readonly number[];
  brows: readonly number[];
  browWidths: readonly number[];
  cheeks: readonly number[];
  cheekWidths: readonly number[];
  earrings: readonly number[];
  nose: number;
  /** Left and right edge of the neck. */
  neck: readonly [number, number];
}

/** Where things lie from left to right in each view. */
export const geometry: Record<View, Geometry> = {
  threeQuarter: {
    eyes: [6.5, 32.5],
    eyeWidths: [1, 0.8],
    brows: [6, 32.5],
    browWidths: [1, 0.7],
    cheeks: [1, 35],
    cheekWidths: [9, 5.5],
    earrings: [-34],
    nose: 22,
    neck: [-22, 16],
  },
  frontal: {
    eyes: [-16, 16],
    eyeWidths: [1, 1],
    brows: [-17, 17],
    browWidths: [1, 1],
    cheeks: [-23, 23],
    cheekWidths: [8, 8],
    earrings: [-40, 40],
    nose: 0,
    neck: [-19, 19],
  },
  profile: {
    eyes: [26],
    eyeWidths: [1],
    brows: [27],
    browWidths: [0.85],
    cheeks: [19],
    cheekWidths: [8],
    earrings: [-10],
    nose: 45,
    neck: [-28, 12],
  },
};

/** One eye around its middle; the lashes are at its left. */
export function eye(kind: Eyes, skin: Skin): Drawing {
  if (kind === 'smiling') return line('M-6.5 1C-3.5-4.5 3.5-4.5 6.5 1', skin.dark, 3.2);
  if (kind === 'lowered')
    return draw(line('M-7-1C-3 3 4 3 7-1', skin.dark, 3.2), line('M-7-1-10-3', skin.dark, 2));
  return draw(
    ellipse(0, 0, 3.4, 3.9, skin.dark),
    line('M-6-2C-3-6 4-6 6.5-1.5', skin.dark, 2.4),
    circle(1.3, -1.2, 1, 'white'),
  );
}

/** The eye seen from the side: its white narrows to the back. */
export function profileEye(kind: Eyes, skin: Skin): Drawing {
  if (kind === 'smiling') return line('M-5 1C-3-3.5 2-4 5-1', skin.dark, 3.2);
  if (kind === 'lowered')
    return draw(line('M-5-1C-2 3 3 3 5 0', skin.dark, 3.2), line('M5 0 8 2', skin.dark, 2));
  return draw(
    ellipse(1, 0, 2.8, 3.8, skin.dark),
    line('M-5-2C-2-6 3-6 6-3', skin.dark, 2.4),
    circle(2, -1.2, 0.9, 'white'),
  );
}

const browLines: Record<Brows, [d: string, width: number]> = {
  soft: ['M-9 2C-4-3 3-3 8 0', 3.6],
  worried: ['M-9 3C-4 1 2-3 8-5', 3.6],
  arched: ['M-9 3C-5-4 2-5 9 0', 3],
  straight: ['M-9 0C-3-2 3-2 9 1', 3.6],
  thick: ['M-9 2C-4-3 3-3 9 1', 5],
};

/** One brow around its middle; it rises towards the left. */
export function brow(kind: Brows, shade: Fill): Drawing {
  const [d, width] = browLines[kind];
  return line(d, shade, width);
}

/** The nose of the view; in profile it belongs to the outline, and only its wing is drawn. */
export function nose(view: View, kind: Nose, skin: Skin): Drawing {
  if (view === 'profile') return line('M-5 5C-8 2-7-2-4-3', skin.shade, 2.4);
  const [shape, edge] =
    view === 'threeQuarter'
      ? [
          'M0-12C1-6 2-4 6 0 9 4 6 8 1 7-3 9-8 6-6 2-4-2-2-4 0-12Z',
          'M-5.5 4C-4 7.5-1 7 .5 6.5 3 8 6.5 7 7 3.5',
        ]
      : [
          'M0-14C-2-8-4-5-8 0-11 5-7 9-2 7L0 9 2 7C0 2 0-6 0-14Z',
          'M-8 3C-7 8-3 7-2 6.5 0 9 0 9 2 6.5 3 7 7 8 8 3',
        ];
  return group(kind === 'broad' ? 'scale(1.22 1)' : '')(
    path(shape, skin.shade, { opacity: 0.75 }),
    line(edge, skin.dark, 2, { opacity: 0.75 }),
  );
}

const MOUTH_INSIDE = '#5A1518';

/** The mouth around its middle. */
export function mouth(kind: Mouth, skin: Skin): Drawing {
  if (kind === 'soft') return line('M-10-1C-5 3 5 3 10-1', skin.dark, 3);
  if (kind === 'grave') return line('M-9 2C-4 0 4 0 9 2', skin.dark, 3);
  if (kind === 'gasp') return ellipse(0, 3, 6, 8, MOUTH_INSIDE);
  if (kind === 'grin')
    return draw(
      path('M-15-5C-7-3 7-3 15-5 11 4 6 7 0 7-6 7-11 4-15-5Z', skin.dark),
      path('M-13-3.5C-6-2 6-2 13-3.5 10 2 5 4 0 4-5 4-10 2-13-3.5Z', 'white'),
    );
  if (kind === 'side')
    return draw(
      path('M-11 0C-7-4-3-5 0-3 4-6 9-7 14-6 11 2 6 6 1 6-5 6-9 3-11 0Z', skin.lips),
      line('M-11 0C-4 3 7 2 14-6M15-9C17-7 17-5 16-3', skin.dark, 2),
    );
  if (kind === 'askew')
    return draw(
      path('M-14 1C-9-4-4-5 0-3 6-4 13 4 17 14 11 14 5 9 1 8-5 9-11 6-14 1Z', skin.lips),
      line('M-14 1C-8 2-2 2 3 3 9 5 13 9 17 15', skin.dark, 2.6),
    );
  if (kind === 'laugh')
    return draw(
      path('M-14-5C-6-3 6-3 14-5 13 5 7 10 0 10-7 10-13 5-14-5Z', MOUTH_INSIDE),
      path('M-12-4C-5-2 5-2 12-4 12-1 11 1 9 2 3 4-3 4-9 2-11 1-12-1-12-4Z', 'white'),
    );
  return draw(
    path('M-13-3C-8-5-3-6 0-4 3-6 8-5 13-3 9 3 6 6 0 6-6 6-9 3-13-3Z', skin.lips),
    line('M-13-3C-7 1.5 7 1.5 13-3', skin.dark, 2),
  );
}

/** The mouth seen from the side, around the corner between the lips. */
export function profileMouth(kind: Mouth, skin: Skin): Drawing {
  if (kind === 'laugh')
    return draw(
      path('M2-4-11-6C-10 3-6 8 1 7Z', MOUTH_INSIDE),
      path('M1-4-10-6C-10-3-8-1-6 0L1 0Z', 'white'),
    );
  if (kind === 'gasp') return path('M3-5-7-6C-12-3-12 7-6 9L2 8C0 4 0 0 3-5Z', MOUTH_INSIDE);
  if (kind === 'grave') return line('M0 0C-4-1-8 0-12 3', skin.dark, 2.2);
  const lips = path('M2-6C5-3 3-1 0 0 3 2 3 6 0 8-5 7-9 3-11-2-7-4-3-6 2-6Z', skin.lips);
  return draw(kind === 'smile' && lips, line('M0 0C-5 1-9-1-12-5', skin.dark, 2.2));
}

/** A fold beside each cheek, and one across the forehead. */
const ageFolds: Record<View, readonly [cheeks: string, forehead: string]> = {
  threeQuarter: ['M-6 6C-8 9-9 11-9 13M2 20C3 26 6 30 8 33', 'M4-34C12-36 22-36 30-34'],
  frontal: [
    'M-27 5C-28 8-28 10-27 12M27 5C28 8 28 10 27 12M-17 20C-18 25-17 29-15 32M17 20C18 25 17 29 15 32',
    'M-13-34C-5-36 5-36 13-34',
  ],
  profile: ['M15 2C12 4 10 6 9 9M30 14C27 18 26 22 27 27', 'M22-34C27-36 31-36 34-35'],
};

/** Lines of age. */
export function ageLines(view: View, skin: Skin): Drawing {
  const [cheeks, forehead] = ageFolds[view];
  return draw(
    line(cheeks, skin.shade, 2, { opacity: 0.8 }),
    line(forehead, skin.shade, 2, { opacity: 0.7 }),
  );
}

const beards: Record<View, string> = {
  threeQuarter:
    'M-27 10C-26 26-16 50 13 60 28 58 38 44 41 24 42 18 42 14 42 10 38 18 36 22 33 22 26 16 14 17 6 23-6 24-20 18-27 10ZM9 28C15 24 26 24 31 27 30 36 24 38 19 38 13 38 10 35 9 28Z',
  frontal:
    'M-37 4C-38 32-22 60 0 60 22 60 38 32 37 4 34 16 30 23 24 24 16 17 7 17 0 20-7 17-16 17-24 24-30 23-34 16-37 4ZM-13 26C-6 24 6 24 13 26 11 36 6 39 0 39-6 39-11 36-13 26Z',
  profile:
    'M-9 2C-12 24-4 46 20 58 34 63 47 57 45 44 44 40 42 37 43 34 37 34 31 31 30 26 35 22 40 20 45 20 43 18 42 16 40 15 32 15 25 20 20 24 10 22 0 14-9 2Z',
};

/** A short beard with moustache, open around the mouth. */
export const beard = (view: View, shade: Fill): Drawing =>
  path(beards[view], shade, { evenOdd: true });

/** Glasses around the height of the eyes. */
export function glasses(view: View, frame: Fill): Drawing {
  const shapes: Record<View, string> = {
    threeQuarter:
      '<rect x="-6" y="-10" width="25" height="19" rx="8"/><rect x="24.5" y="-10" width="18" height="19" rx="8"/><path d="M19-2C21-5 23-5 25-2M-6-3-30-5" fill="none"/>',
    frontal:
      '<rect x="-29" y="-10" width="25" height="20" rx="9"/><rect x="4" y="-10" width="25" height="20" rx="9"/><path d="M-4-2C-2-5 2-5 4-2M-29-3-38-5M29-3 38-5" fill="none"/>',
    profile:
      '<rect x="19" y="-10" width="19" height="19" rx="8"/><path d="M19-2-8-5" fill="none"/>',
  };
  return `<g fill="#fff" fill-opacity=".14" stroke="${toColour(frame)}" stroke-width="2.8">${shapes[view]}</g>`;
}
