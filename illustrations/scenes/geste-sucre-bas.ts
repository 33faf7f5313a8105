import { draw, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { room } from '@/illustrations/places';
import { clock, plantains } from '@/illustrations/things';

/** A lump of sugar, its foot at x,y. */
const lump = (x: number, y: number) =>
  place(
    x,
    y,
    {},
    path('M-34-46 8-58 38-46V-6L-4 8-34-6Z', colour.white),
    path('M-34-46-4-34V8L-34-6Z', colour.whiteSeam),
    path('M-4-34 38-46V-6L-4 8Z', colour.whiteShade),
  );

/** A glass of sweet juice. */
const juice = draw(
  path('M420 180H524L508 372C508 380 436 380 436 372Z', '#D6E8FB'),
  path('M426 226H518L508 372C508 380 436 380 436 372Z', colour.toghu300),
  path('M426 226H450L456 376C444 376 436 374 436 372Z', colour.toghu500),
  ellipse(472, 226, 46, 8, '#F6B59B'),
  line('M484 220 508 130', colour.indigo600, 9),
);

/** What puts it right: three lumps, or a glass; a quarter of an hour; then something to eat. */
export const gesteSucreBas: Illustration = {
  name: 'geste-sucre-bas',
  view: frames.scene,
  wholeUnits: true,
  body: draw(
    room(wall.sky),
    clock(240, 130, 1.4, colour.palm600),
    rectangle(0, 352, 640, 128, 0, colour.woodLight),
    rectangle(0, 352, 640, 10, 0, '#D9A466'),
    ellipse(196, 392, 140, 26, colour.indigo600),
    ellipse(196, 386, 122, 19, colour.indigo400),
    lump(138, 386),
    lump(250, 386),
    lump(194, 396),
    juice,
    plantains(548, 440, 1.1),
  ),
};
