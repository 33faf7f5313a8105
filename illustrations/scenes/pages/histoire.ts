import { line, path, rectangle } from '@/illustrations/drawing';
import { scene } from '@/illustrations/illustration';
import { louvredWindow, paleHills, road } from '@/illustrations/places';
import { stethoscope, walkingStick } from '@/illustrations/things';
import { boubou, halfLength, headdress, uniforms } from '@/illustrations/people';

const carer = halfLength(
  { x: 432, y: 134, scale: 0.9, facing: 'left', tilt: 5, eyes: 'open', mouth: 'soft' },
  { skin: 'ebony', hair: 'fade' },
  { x: 438, y: 206, build: 'broad', scale: 0.9, slant: -2, arms: 0.92, garment: uniforms.carer },
);

const visitorWears = headdress('cap', 'maize500', 'maize600', 'white');
const visitorBoubou = boubou('maize500', 'indigo700', 'indigo900');
const visitor = halfLength(
  { x: 138, y: 176, scale: 0.9, tilt: -2, mouth: 'laugh', eyes: 'open' },
  { skin: 'mahogany', age: 'old', beard: 'greyLight', headwear: visitorWears },
  { x: 134, y: 244, scale: 0.92, slant: 3, arms: 0.9, garment: visitorBoubou },
);

const physician = halfLength(
  { x: 284, y: 152, scale: 0.9, facing: 'left', tilt: 7, mouth: 'laugh' },
  { skin: 'cocoa', face: 'round', hair: 'short', neck: 'slender', earring: 'toghu500' },
  { x: 288, y: 220, scale: 0.9, slant: 3, arms: 0.9, garment: uniforms.coat('toghu500') },
);

export const histoire = scene(
  { wall: 'sky' },
  paleHills(250),
  // White wall, red eaves, and the blue door that stands open.
  rectangle(176, 40, 464, 392, 0, 'white'),
  rectangle(176, 54, 464, 24, 0, 'whiteShade'),
  path('M160 0H640V48H152Z', 'toghu500'),
  path('M152 40H640V54H152Z', 'toghu600'),
  rectangle(176, 372, 464, 60, 0, 'indigo200'),
  rectangle(214, 110, 148, 322, 0, 'maize300'),
  line('M214 432V110H362V432', 'indigo700', 10),
  path('M362 110 446 128V454L362 432Z', 'indigo600'),
  path('M380 142 430 152V250L380 244ZM380 268 430 274V410L380 398Z', 'indigo700'),
  louvredWindow({ x: 534, y: 100, width: 72, height: 84, frame: 'indigo600' }),
  road(424),
  // It climbs beside the house, its blossoms in clusters: the round ends of short lines.
  path(
    'M556 480C520 450 530 410 537 390 516 362 536 322 556 312 548 270 576 236 606 238 616 216 650 214 660 220V480Z',
    'palm600',
  ),
  path('M604 480C582 440 592 400 616 384 604 350 626 330 660 326V480Z', 'palm700'),
  line(
    'M582 268h.1M598 258h.1M592 280h.1M628 250h.1M634 298h.1M618 308h.1M562 338h.1M576 330h.1M574 350h.1M604 366h.1M560 402h.1M574 414h.1M626 412h.1M612 424h.1M568 462h.1',
    'toghu500',
    19,
  ),
  line(
    'M590 267h.1M612 244h.1M627 288h.1M566 326h.1M584 344h.1M596 376h.1M552 412h.1M620 400h.1M580 456h.1',
    'toghu300',
    12,
  ),
  carer.torso,
  physician.torso,
  visitor.torso,
  carer.arm('right', [526, 380], [538, 486]),
  physician.arm('right', [374, 384], [290, 388], 'resting'),
  visitor.arm('right', [214, 392], [266, 376], { pose: 'resting', old: true }),
  walkingStick(96, 410, 90),
  visitor.arm('left', [48, 392], [84, 414], { pose: 'grip', old: true }),
  stethoscope(288, 234, 0.86, 'indigo700'),
  visitor.front,
  physician.front,
  carer.front,
);
