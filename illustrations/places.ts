/** Backgrounds: walls, windows and the outdoors. A scene has a window, or sun and hills. */
import { circle, clip, draw, type Drawing, line, part, path, place, rectangle } from './drawing';
import { type Fill, getShade } from './palette';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of a box, by its share of width and height. */
const within = ({ x, y, width, height }: Box) => ({
  atX: (share: number): number => Math.round(x + width * share),
  atY: (share: number): number => Math.round(y + height * share),
});

const box = ({ x, y, width, height }: Box): string => `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** Two rows of hills with houses, as seen through a window. */
function hillsIn(area: Box): Drawing {
  const { x, y, width, height } = area;
  const { atX, atY } = within(area);
  const houses = [0.18, 0.38, 0.64, 0.84];
  return draw(
    rectangle(x, y, width, height, 0, 'sky'),
    circle(atX(0.74), atY(0.28), Math.round(width * 0.13), 'maize300'),
    path({
      palm500: `M${x} ${atY(0.66)}C${atX(0.14)} ${atY(0.46)} ${atX(0.28)} ${atY(0.46)} ${atX(0.4)} ${atY(0.6)} ${atX(0.55)} ${atY(0.42)} ${atX(0.8)} ${atY(0.44)} ${x + width} ${atY(0.62)}V${y + height}H${x}Z`,
      palm600: `M${x} ${atY(0.86)}C${atX(0.25)} ${atY(0.64)} ${atX(0.5)} ${atY(0.66)} ${atX(0.68)} ${atY(0.8)} ${atX(0.8)} ${atY(0.7)} ${atX(0.9)} ${atY(0.7)} ${x + width} ${atY(0.74)}V${y + height}H${x}Z`,
    }),
    ...houses.map((share, index) => house(atX(share) + 7, atY(1), index % 2 ? 0.34 : 0.42)),
  );
}

/** A frame of nine units along `d`, and a sill that is slightly wider than the window. */
const framed = ({ x, y, width, height }: Box, d: string, fill: Fill = 'white'): Drawing =>
  draw(line(d, fill, 9), rectangle(x - 14, y + height - 2, width + 28, 13, 6, fill));

/** Two wings, and what is seen behind them. */
export const openWindow = (area: Box, ...view: Drawing[]): Drawing =>
  draw(
    clip('v', box(area))(...view),
    framed(area, `M${within(area).atX(0.5)} ${area.y}V${area.y + area.height}${box(area)}`),
  );

export const windowWithHills = (area: Box): Drawing => openWindow(area, hillsIn(area));

/** A jalousie of glass slats, as in most houses of the town. */
export function louvredWindow({ frame, ...area }: Box & { frame?: Fill }): Drawing {
  const { x, y, width, height } = area;
  const slats = Math.floor(height / 20);
  const step = height / slats;
  const rows = Array.from({ length: slats }, (_, index) => Math.round(y + index * step));
  return draw(
    rectangle(x, y, width, height, 0, 'palm500'),
    path({
      sky: rows
        .map((top) => `M${x} ${top + 4}H${x + width}V${Math.round(top + step)}H${x}Z`)
        .join(''),
      indigo200: rows
        .map(
          (top) =>
            `M${x} ${Math.round(top + step - 5)}H${x + width}V${Math.round(top + step)}H${x}Z`,
        )
        .join(''),
    }),
    framed(area, `M${Math.round(x + width / 2)} ${y}V${y + height}${box(area)}`, frame),
  );
}

/** Curtains of a cloth on a wooden rail, drawn apart before the sky. */
export function curtainedWindow({ curtain, ...area }: Box & { curtain: Fill }): Drawing {
  const { x, y, width, height } = area;
  const { atX } = within(area);
  const fall = y + height + 26;
  const left = `M${x - 12} ${y - 8}H${atX(0.36)}C${atX(0.34)} ${y + 60} ${atX(0.2)} ${y + 90} ${atX(0.12)} ${fall}H${x - 16}Z`;
  const right = `M${x + width + 12} ${y - 8}H${atX(0.64)}C${atX(0.66)} ${y + 60} ${atX(0.8)} ${y + 90} ${atX(0.88)} ${fall}H${x + width + 16}Z`;
  return draw(
    clip('v', box(area))(
      rectangle(x, y, width, height, 0, 'sky'),
      path(
        `M${x} ${y + height}V${y + height - 34}C${atX(0.3)} ${y + height - 70} ${atX(0.6)} ${y + height - 66} ${x + width} ${y + height - 30}V${y + height}Z`,
        'palm500',
      ),
    ),
    framed(area, box(area)),
    path(left + right, curtain),
    line(`M${x + 2} ${y + 4}V${fall - 8}M${x + width - 2} ${y + 4}V${fall - 8}`, getShade(curtain)),
    line(`M${x - 26} ${y - 10}H${x + width + 26}`, 'wood', 8),
  );
}

/** A window with a round top, and the leaves of a banana plant in the yard. */
export function archedWindow(area: Box): Drawing {
  const { x, y, width, height } = area;
  const radius = width / 2;
  const opening = `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`;
  return draw(
    clip('v', opening)(
      rectangle(x, y, width, height, 0, 'sky'),
      circle(x + width * 0.28, y + height * 0.34, width * 0.12, 'maize300'),
      bananaPlant(x + width * 0.62, y + height + 20, height / 230),
    ),
    line(`M${x + radius} ${y}V${y + height}M${x} ${y + radius}H${x + width}`, 'white', 5),
    framed(area, opening),
  );
}

/** Two rows of round hills over the whole width, from their crest near `top` down. */
export const hills = (
  top: number,
  { width = 640, bottom = 560, far = 'palm500' as Fill, near = 'palm600' as Fill } = {},
): Drawing => {
  const at = (share: number): number => Math.round(width * share);
  // Narrow pictures get flatter hills: they stay round.
  const below = (units: number): number => Math.round(top + units * Math.min(1, width / 520));
  return path({
    [far]: `M0 ${below(70)}C${at(0.1)} ${top} ${at(0.22)} ${below(-6)} ${at(0.33)} ${below(44)} ${at(0.46)} ${below(-16)} ${at(0.6)} ${below(-12)} ${at(0.7)} ${below(34)} ${at(0.8)} ${below(-8)} ${at(0.92)} ${top} ${width} ${below(36)}V${bottom}H0Z`,
    [near]: `M0 ${below(136)}C${at(0.17)} ${below(66)} ${at(0.38)} ${below(70)} ${at(0.52)} ${below(122)} ${at(0.66)} ${below(70)} ${at(0.84)} ${below(74)} ${width} ${below(120)}V${bottom}H0Z`,
  });
};

/** Lighter than elsewhere, so that a green tunic stands out. */
export const paleHills = (top: number): Drawing => hills(top, { far: 'palm200', near: 'palm500' });

/** A white house with a red roof; its foot is at x,y, 56 units wide. */
export const house = part(
  path('M-20 0V-38H20V0Z', 'white'),
  path('M-28-36 0-62 28-36Z', 'toghu500'),
  path('M-6 0V-22H6V0Z', 'indigo400'),
);

export const sun = (x: number, y: number, radius: number, fill: Fill = 'maize300'): Drawing =>
  circle(x, y, radius, fill);

/** A road or a yard of laterite, from `top` down to the edge of the picture. */
export const road = (top: number): Drawing =>
  draw(rectangle(0, top, 640, 480 - top, 0, 'earth'), rectangle(0, top, 640, 12, 0, 'earthShade'));

/** A broad mango tree; its foot is at x,y, about 200 units high. */
export const tree = part(
  path('M-10 0C-6-30-8-60-12-90H12C8-60 8-30 14 0Z', 'wood'),
  path(
    'M-70-92C-96-120-76-160-44-160-34-196 30-200 42-164 78-168 98-124 70-96 40-74-40-72-70-92Z',
    'palm600',
  ),
  path('M-70-92C-96-120-76-160-44-160-50-130-30-104 10-84-20-80-52-80-70-92Z', 'palm700'),
  path('M-20-112a6 8 0 1 0 1 0ZM30-128a6 8 0 1 0 1 0ZM40-98a6 8 0 1 0 1 0Z', 'maize500'),
);

/** An oil palm, about 190 units high. */
export const palmTree = part(
  line('M0 0C4-50 0-90-4-126', 'woodShade', 12),
  path({
    palm700:
      'M-4-130C-40-164-76-152-92-116-64-132-34-136-4-124ZM-4-130C32-168 70-156 84-120 58-136 28-138-4-124Z',
    palm600:
      'M-4-130C-30-190-66-190-84-170-54-168-24-152-4-124ZM-4-130C14-190 54-194 76-172 46-168 16-154-4-124ZM-4-130C-44-130-64-104-62-76-46-100-26-118-4-122ZM-4-130C36-130 56-104 54-78 40-102 20-118-4-122Z',
  }),
);

/** A banana plant, about 220 units high. In front of the near hills it needs a lighter leaf. */
export const bananaPlant = (x: number, y: number, scale = 1, leaf: Fill = 'palm600'): Drawing =>
  place({ x, y, scale })(
    path({
      palm200: 'M-12 0C-8-40-8-70-6-104H8C8-70 10-40 14 0Z',
      [leaf]:
        'M0-100C-34-110-92-96-104-34-66-58-22-70 2-88ZM0-100C40-112 92-92 100-30 66-56 26-70 0-88Z',
      palm700:
        'M0-96C-50-134-58-186-34-214-6-186 8-140 4-96ZM2-96C14-150 48-190 86-186 84-146 46-108 2-92Z',
    }),
    line(
      'M0-98C-14-140-28-176-34-206M4-98C26-138 54-168 80-182M-4-96C-40-94-76-76-98-44M6-96C40-94 72-74 94-42',
      'palm200',
      2.2,
      { opacity: 0.7 },
    ),
  );

/** The sign of a pharmacy: a green cross. A red one on white is a protected emblem. */
export const pharmacySign = part(
  rectangle(-24, -24, 48, 48, 10, 'palm600'),
  path('M-6-16H6V-6H16V6H6V16H-6V6H-16V-6H-6Z', 'white'),
);

/** A yellow shared taxi, seen from the side; its wheels touch y. */
export const taxi = part(
  path('M-96-14V-40C-96-50-86-52-70-54L-44-84H34L66-54C86-52 96-46 96-34V-14Z', 'maize500'),
  path('M-96-14V-26H96V-14Z', 'maize600'),
  path('M-56-56-38-76H-8V-56ZM0-76H30L50-56H0Z', 'sky'),
  circle(-54, -14, 17, 'indigo900'),
  circle(54, -14, 17, 'indigo900'),
  circle(-54, -14, 7, 'indigo200'),
  circle(54, -14, 7, 'indigo200'),
);

/** The hospital: 190 units wide, 310 high, its foot at x,y. */
export const hospital = part(
  path('M-100 0V-260H80V0Z', 'white'),
  path('M-100 0V-260H-74V0Z', 'whiteShade'),
  rectangle(-112, -274, 204, 18, 5, 'indigo700'),
  rectangle(-36, -310, 52, 52, 12, 'indigo700'),
  path('M-16-300H-4V-290H6V-278H-4V-268H-16V-278H-26V-290H-16Z', 'white'),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const lit = row === 1 && column === 1;
      return rectangle(-58 + column * 44, -234 + row * 50, 28, 32, 4, lit ? 'maize300' : '#A9C6EC');
    }),
  ),
  path('M-36 0V-68A12 12 0 0 1-24-80H20A12 12 0 0 1 32-68V0Z', 'indigo800'),
  line('M-2-78V-2', 'indigo400', 3),
);
