import { draw, limb, line, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, skins, wall } from '@/illustrations/palette';
import { hand } from '@/illustrations/people/hand';
import { room } from '@/illustrations/places';

/** The folded cloth under the hands. */
const cloth = draw(
  path('M236 236H412L420 352H228Z', colour.white),
  path('M236 236H412L414 262H234Z', colour.whiteShade),
  line('M238 262H412', colour.whiteSeam, 3),
);

const sleeve = (d: string) => draw(path(d, colour.indigo600));

/** One forearm lies on the table; two hands press, one upon the other, and do not lift. */
export const gesteSaignement: Illustration = {
  name: 'geste-saignement',
  view: frames.scene,
  wholeUnits: true,
  body: draw(
    room(wall.palm),
    rectangle(0, 316, 640, 164, 0, colour.woodLight),
    rectangle(0, 316, 640, 10, 0, '#D9A466'),
    limb([-20, 300], [200, 322], [486, 306], 132, 76, skins.mahogany.base),
    hand({ x: 480, y: 306, skin: 'mahogany', pose: 'offered', scale: 2.1 }),
    path('M-20 226H92C104 262 106 336 98 374L-20 378Z', colour.maize500),
    line('M92 230C104 262 106 336 98 372', colour.maize100, 9),
    cloth,
    limb([470, -20], [452, 90], [366, 210], 116, 68, skins.cocoa.base),
    hand({
      x: 368,
      y: 216,
      skin: 'cocoa',
      pose: 'resting',
      turn: 128,
      scale: 1.9,
      thumbDown: true,
    }),
    sleeve('M400-20H560L528 88C500 92 436 66 408 34Z'),
    limb([190, -20], [196, 90], [268, 206], 116, 68, skins.cocoa.base),
    hand({ x: 266, y: 210, skin: 'cocoa', pose: 'resting', turn: 52, scale: 1.9 }),
    sleeve('M104-20H262L256 46C220 82 150 92 128 88Z'),
  ),
};
