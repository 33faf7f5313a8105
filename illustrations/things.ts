/** Household and medical objects. The foot of each, or the top of a hanging one, is at x,y. */
import type { Drawing, Placement } from './drawing';
import { circle, draw, ellipse, line, part, path, place, rectangle, tinted } from './drawing';
import type { Fill } from './palette';

const HEART =
  'M0 20C-13 12-18 6-18-1-18-7-14-10-9-10-5-10-2-8 0-4 2-8 5-10 9-10 14-10 18-7 18-1 18 6 13 12 0 20Z';

export const heart = (x: number, y: number, scale = 1, fill: Fill = 'toghu500'): Drawing =>
  place({ x, y, scale })(path(HEART, fill));

/** A broad-leaved plant in a pot, 240 units high; its foot is 38 under y. */
export const plant = tinted('toghu500', 'toghu600', (pot, potShade) =>
  draw(
    path('M0-40C-50-70-78-120-70-168-38-160-6-110 0-40Z', 'palm600'),
    path(
      'M0-40C-4-110 6-170 40-204 62-160 50-90 0-40ZM-2-44C-34-58-82-60-112-40-82-18-38-18-2-36Z',
      'palm500',
    ),
    path('M0-40C20-84 62-112 104-112 96-70 54-40 0-40Z', 'palm700'),
    line(
      'M-2-44C-20-90-44-130-66-160M2-46C10-100 24-150 38-194M4-44C34-70 66-96 98-108M-6-42C-40-48-76-46-104-40',
      'palm200',
      2.2,
      { opacity: 0.7 },
    ),
    path('M-40-44H40L30 30C28 36 24 38 18 38H-18C-24 38-28 36-30 30Z', pot),
    path('M-40-44H-14L-8 38H-18C-24 38-28 36-30 30Z', potShade),
    rectangle(-46, -52, 92, 18, 7, pot),
    line('M-32-10-16 6 0-10 16 6 32-10', 'maize300', 4),
  ),
);

/** A steaming cup; its foot is 10 under y. */
export const cup = tinted('white', 'whiteSeam', (fill, shade) =>
  draw(
    line('M18-18C34-22 34 0 16-2', fill, 5),
    path('M-18-26H20C20-8 16 8 8 10H-8C-16 8-18-10-18-26Z', fill),
    path('M-18-26H-6C-8-8-8 0-4 10H-8C-16 8-18-10-18-26Z', shade),
    line('M-6-38C-10-46-2-50-6-58M8-38C4-46 12-50 8-58', fill, 3, { opacity: 0.8 }),
  ),
);

/** A glass of water, or of another drink in its two tones. */
export const waterGlass = tinted('waterLight', 'water', (glass, drink) =>
  draw(
    path('M-22-66H22L16-6C16 0-16 0-16-6Z', glass),
    path('M-19-42H19L16-6C16 0-16 0-16-6Z', drink),
  ),
);

/** Around a neck whose middle is at x,y: the `y` of its torso plus 14. */
export const stethoscope = (x: number, y: number, scale = 1, tube: Fill = 'indigo800'): Drawing =>
  place({ x, y, scale })(
    line('M-34-14C-40 30-26 62-4 70M34-14C40 20 38 42 30 58M-4 70C-4 84 0 92 8 94', tube, 5),
    circle(30, 66, 11, tube),
    circle(30, 66, 6, 'indigo200'),
    circle(9, 95, 3, tube),
  );

/** A cloth on a wooden rod, with its fringe. */
export const hangingCloth = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill,
  fringe: Fill = 'indigo700',
): Drawing =>
  draw(
    rectangle(x - 8, y - 8, width + 16, 9, 4, 'wood'),
    rectangle(x, y, width, height, 0, fill),
    rectangle(x, y, width, 8, 0, 'indigo900', { opacity: 0.25 }),
    line(`M${x + 2} ${y + height + 6}H${x + width}`, fringe, 12, { dash: '3 9', buttCaps: true }),
  );

/** Its middle is at x,y; 118 units wide. */
export const clipboard = (
  x: number,
  y: number,
  { scale, turn, board = 'wood' }: Placement & { board?: Fill } = {},
): Drawing =>
  place({ x, y, scale, turn })(
    rectangle(-58, -74, 116, 152, 10, board),
    rectangle(-48, -58, 96, 130, 4, 'white'),
    rectangle(-25, -84, 50, 20, 7, 'whiteSeam'),
    line('M-32-32H32M-32-12H32M-32 8H12', 'indigo400', 6),
  );

/** The monitor of a blood-pressure cuff; its foot is at y. */
export const pressureMonitor = part(
  rectangle(-46, -52, 92, 52, 12, 'indigo800'),
  rectangle(-36, -44, 50, 34, 6, 'displayShade'),
  line('M-30-24h8l4-9 6 17 5-12 3 4h10', 'palm600', 3),
  circle(30, -34, 7, 'toghu500'),
  circle(30, -15, 5, 'indigo400'),
);

/** The cuff around an arm that runs down; its middle is at x,y. */
export const pressureCuff = (x: number, y: number, turn = 0, scale = 1): Drawing =>
  place({ x, y, turn, scale })(
    rectangle(-26, -29, 54, 58, 12, 'indigo800'),
    rectangle(-26, -29, 14, 58, 7, 'indigo600'),
    rectangle(8, -8, 12, 16, 4, 'indigo400'),
  );

/** A bowl of vegetables; its rim is at y. */
export const bowl = part(
  path('M-48 0H48C46 32 28 44 0 44-28 44-46 32-48 0Z', 'indigo600'),
  path('M-48 0H-24C-24 28-14 40 0 44-28 44-46 32-48 0Z', 'indigo700'),
  ellipse(0, 0, 48, 11, 'palm700'),
  ellipse(-14, -3, 12, 6, 'maize500'),
  ellipse(12, -5, 13, 6, 'palm500'),
  ellipse(-2, 2, 8, 4, 'toghu500'),
);

/** Two ripe plantains; they lie at y, 86 units wide. */
export const plantains = part(
  path('M-44-18C-40-54-6-76 26-70 30-68 28-62 24-60 0-50-12-30-14-10-24-2-42-4-44-18Z', 'maize500'),
  path('M-20-6C-18-38 8-62 42-58 46-56 46-50 42-48 20-40 10-22 10-4 0 6-18 6-20-6Z', 'maize300'),
  path('M22-72 34-82 42-76 36-54 22-60Z', 'palm700'),
);

/** A cut papaya; its middle is at x,y. */
export const papaya = (x: number, y: number, scale = 1): Drawing =>
  place({ x, y, scale, turn: -14 })(
    path({
      toghu300: 'M-40 6C-40-18-10-28 18-24 40-20 52-8 50 6 48 20 26 28 2 28-22 28-40 22-40 6Z',
      papaya: 'M-24 6C-22-6-2-12 16-10 30-8 36-2 34 6 32 14 14 18 0 18-14 18-26 14-24 6Z',
    }),
    ellipse(-6, 5, 3.5, 3, 'black'),
    ellipse(6, 8, 3.5, 3, 'black'),
    ellipse(16, 3, 3.5, 3, 'black'),
  );

/** Half an avocado with its stone; its middle is at x,y. */
export const avocado = part(
  path('M-20 0C-20-24-8-34 2-34 14-34 22-20 22-2 22 14 14 22 0 22-12 22-20 14-20 0Z', 'palm700'),
  path('M-14 0C-14-20-6-28 2-28 11-28 16-16 16-2 16 10 10 16 1 16-8 16-14 10-14 0Z', 'avocado'),
  ellipse(1, 2, 8, 9, 'wood'),
);

/** Hangs from y. */
export const lamp = (
  x: number,
  y: number,
  cord = 22,
  fill: Fill = 'maize500',
  shade: Fill = 'maize600',
): Drawing =>
  place({ x, y: y + cord })(
    line(`M0 ${-cord}V0`, 'indigo800', 3),
    path('M-58 40C-52 12-26-2 0-2 26-2 52 12 58 40Z', fill),
    path('M-58 40C-52 12-26-2 0-2-18 8-28 22-30 40Z', shade),
  );

/** A picture in its frame. `inside` is drawn around 0,0. */
export const pictureFrame = (
  x: number,
  y: number,
  width: number,
  height: number,
  inside: Drawing,
  border: Fill = 'maize500',
): Drawing =>
  place({ x, y })(
    rectangle(-width / 2, -height / 2, width, height, 8, border),
    rectangle(-width / 2 + 8, -height / 2 + 8, width - 16, height - 16, 4, 'maize100'),
    inside,
  );

/** The back of an armchair, 284 wide and 360 high, foot at y; the sitter follows, then `armchairArms`. */
export const armchair = tinted('toghu500', 'toghu600', (fill, shade) =>
  draw(
    path('M-142 0V-260C-142-334-102-364 0-364 102-364 142-334 142-260V0Z', fill),
    path('M-142 0V-260C-142-334-102-364 0-364-48-354-94-320-96-240V0Z', shade),
  ),
);

/** The arm rests of that armchair, before the sitter. */
export const armchairArms = tinted('toghu500', 'toghu600', (fill, shade) => {
  const rest = draw(
    path('M-38 0V-130C-38-156-22-168 0-168 24-168 38-154 38-130V0Z', fill),
    path('M-38 0V-130C-38-156-22-168 0-168-14-160-16-144-16-124V0Z', shade),
  );
  return draw(place({ x: -132, y: 0 })(rest), place({ x: 134, y: 0 })(rest));
});

/** A table seen from the front across the picture, with or without a cloth over its edge. */
export const table = (
  top: number,
  bottom: number,
  cloth?: Fill,
  { x = 0, width = 640, depth = 42 } = {},
): Drawing =>
  draw(
    rectangle(x, top, width, depth, 0, 'woodLight'),
    cloth
      ? draw(
          rectangle(x, top + depth, width, bottom - top - depth, 0, cloth),
          rectangle(x, top + depth, width, 12, 0, 'indigo900', { opacity: 0.3 }),
        )
      : rectangle(x, top + depth, width, bottom - top - depth, 0, 'wood'),
  );

/** A stool or side table, 82 wide and 90 high; its foot is at y. */
export const stool = part(
  rectangle(-41, -90, 82, 12, 6, 'wood'),
  path('M-22-78H22L28 0H-28Z', 'woodShade'),
);

/** A shelf on the wall with books and a jar; its board is at y, 150 wide. */
export const shelf = part(
  rectangle(-75, 0, 150, 10, 4, 'wood'),
  rectangle(-64, -52, 14, 52, 2, 'indigo700'),
  rectangle(-48, -44, 12, 44, 2, 'toghu500'),
  rectangle(-34, -56, 15, 56, 2, 'palm600'),
  path('M-14-46-2-49 8-2-4 0Z', 'maize500'),
  path('M30 0C20-8 20-30 30-36H54C64-30 64-8 54 0Z', 'toghu300'),
  rectangle(32, -44, 20, 9, 3, 'woodShade'),
);

/** A woven basket; its foot is at y, 110 wide. `inside` shows over its rim. */
export const basket = (x: number, y: number, scale = 1, inside: Drawing = ''): Drawing =>
  place({ x, y, scale })(
    line('M-44-58C-40-128 40-128 44-58', 'woodShade', 6),
    inside,
    path('M-54-60H54L44-8C42-2 38 0 32 0H-32C-38 0-42-2-44-8Z', 'maize600'),
    line('M-50-40H50M-46-20H46', 'maize300', 5, { dash: '10 8', buttCaps: true }),
    rectangle(-58, -66, 116, 12, 6, 'wood'),
  );

/** Its middle is at x,y. */
export const phone = (x: number, y: number, { scale, turn }: Placement = {}): Drawing =>
  place({ x, y, scale, turn })(
    rectangle(-17, -32, 34, 64, 7, 'indigo900'),
    rectangle(-13, -26, 26, 50, 3, 'indigo200'),
  );

/** On the wall; its middle is at x,y. */
export const clock = (x: number, y: number, scale = 1, ring: Fill = 'indigo700'): Drawing =>
  place({ x, y, scale })(
    circle(0, 0, 36, ring),
    circle(0, 0, 28, 'white'),
    line('M0-16V0L11 7', 'indigo800', 4),
    circle(0, 0, 3, 'toghu500'),
  );

/** The seven boxes of the week; its foot is at y, 150 wide. */
export const pillOrganiser = part(
  rectangle(-76, -30, 152, 30, 7, 'indigo200'),
  ...Array.from({ length: 7 }, (_, day) =>
    rectangle(-71 + day * 21, -26, 17, 21, 4, day < 3 ? 'white' : 'indigo600'),
  ),
  circle(-20, -15, 4, 'toghu500'),
);

/** Its handle is at x,y, its tip `length` lower. */
export const walkingStick = (x: number, y: number, length = 90): Drawing =>
  line(
    `M${x} ${y}V${y + length}M${x} ${y}C${x} ${y - 22} ${x - 30} ${y - 24} ${x - 32} ${y - 4}`,
    'woodShade',
    11,
  );

/**
 * A wheelchair that goes right, without its sitter: the hub of the large wheel is at x,y, the seat
 * 20 units above it. `front` goes over the sitter's hips.
 */
export function wheelchair(x: number, y: number, scale = 1): { back: Drawing; front: Drawing } {
  const metal = 'indigo800';
  const ring = (cx: number, cy: number, radius: number, width: number, stroke: Fill): Drawing =>
    line(
      `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
      stroke,
      width,
    );
  return {
    back: place({ x, y, scale })(
      path('M-58-142C-58-150-52-154-44-154H-34V-20H-52Z', metal),
      line('M-48-138-70-146', metal, 8),
    ),
    front: place({ x, y, scale })(
      line('M-44-22H86L106 42M86-22 68 4M106 62H162', metal, 8),
      rectangle(-34, -32, 120, 14, 7, metal),
      ring(0, 0, 64, 9, metal),
      ring(0, 0, 52, 3, 'indigo400'),
      line('M0-52V52M-52 0H52M-37-37 37 37M37-37-37 37', 'indigo400', 2.5),
      ring(102, 46, 18, 8, metal),
      circle(0, 0, 10, 'maize500'),
      circle(102, 46, 5, 'maize500'),
    ),
  };
}

/** A speech bubble, 92 × 68, whose tail points down to the left or right. */
export const bubble = (
  x: number,
  y: number,
  fill: Fill,
  inside: Drawing,
  tail: 'left' | 'right' = 'left',
): Drawing =>
  place({ x, y })(
    place({ x: 0, y: 0, flip: tail === 'right' })(
      path(
        'M-30-34H30A16 16 0 0 1 46-18V18A16 16 0 0 1 30 34H2L-20 52-18 34H-30A16 16 0 0 1-46 18V-18A16 16 0 0 1-30-34Z',
        fill,
      ),
    ),
    inside,
  );
