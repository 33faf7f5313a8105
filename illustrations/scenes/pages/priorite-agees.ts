import { line, path, place, rectangle } from '@/illustrations/drawing';
import { paleHills, scene, stripes, sun, waterGlass } from '@/illustrations/parts';
import { halfLength, printed, uniforms } from '@/illustrations/people';

const woven = stripes(38, 'indigo700', 'maize500', 'indigo200');

const carer = halfLength(
  { x: 424, y: 146, scale: 0.94, facing: 'left', tilt: 3, mouth: 'laugh' },
  { skin: 'copper', hair: 'crop' },
  { x: 426, y: 218, build: 'broad', scale: 0.94, hands: 0.94, garment: uniforms.carer },
);

const elder = halfLength(
  { x: 226, y: 178, scale: 0.96, tilt: -3, mouth: 'laugh' },
  { skin: 'ebony', age: 'old', face: 'square', hair: 'crop', beard: 'silver' },
  { x: 222, y: 250, hands: 0.94, garment: printed('tunic', woven, 0.28, 'maize300', 'ink') },
);

export const prioriteAgees = scene(
  { wall: 'coral', cloths: [woven] },
  sun(322, 256, 116),
  paleHills(232),
  // The rail of the veranda between its posts, and the edge of the roof above.
  line('M100 372V480M148 372V480M316 372V480M520 372V480M572 372V480', 'white', 12),
  rectangle(0, 352, 640, 20, 0, 'white'),
  rectangle(0, 366, 640, 6, 0, 'whiteShade'),
  path('M32 0H64V480H32ZM576 0H608V480H576Z', 'white'),
  path('M32 0H42V480H32ZM576 0H586V480H576Z', 'whiteShade'),
  rectangle(0, 0, 640, 30, 0, 'toghu500'),
  line('M0 36H640', 'toghu600', 14, { dash: '0 26' }),
  // Hanging fern.
  place({ x: 520, y: 30, scale: 0.86 })(
    line('M0 0-16 46M0 0 16 46', 'woodShade', 3),
    path({
      palm600: 'M0 50C-22 34-50 44-54 78-38 62-20 60 0 64 20 60 38 62 54 78 50 44 22 34 0 50Z',
      palm500:
        'M0 58C-18 14-34 10-44 18-34 24-20 34-6 54ZM0 58C18 14 34 10 44 18 34 24 20 34 6 54Z',
      maize500: 'M-26 52H26L18 80C16 84 12 86 8 86H-8C-12 86-16 84-18 80Z',
      maize600: 'M-26 52H-8L-4 86H-8C-12 86-16 84-18 80Z',
    }),
  ),
  carer.torso,
  // Chair back.
  path('M88 480V312C88 240 140 214 222 214 304 214 356 240 356 312V480Z', 'wood'),
  path('M88 480V312C88 240 140 214 222 214 160 224 118 252 116 322V480Z', 'woodShade'),
  elder.torso,
  // The pale trousers of the elder; his stick stands between the knees.
  path({
    maize100:
      'M120 480C120 438 142 416 178 414 202 414 220 420 232 432 244 420 258 414 278 414 312 416 332 438 332 480Z',
    maize300:
      'M120 480C120 438 142 416 178 414 152 426 140 450 140 480ZM226 480 232 432C242 440 246 458 246 480Z',
  }),
  line('M232 398V480', 'woodShade', 11),
  elder.arm('right', [326, 404], [262, 404], { pose: 'resting', turn: 4 }),
  elder.arm('left', [116, 400], [202, 392], 'resting'),
  carer.arm('left', [374, 400], [332, 366], { pose: 'resting', turn: -16, smooth: true }),
  // Foléré, the red drink of hibiscus flowers.
  waterGlass(474, 404, 1, '#EAF2FC', 'toghu600'),
  carer.arm('right', [540, 392], [494, 378], 'grip'),
  elder.front,
  carer.front,
);
