import { armchair, bubble, cup, heart, plant, scene, table } from '@/illustrations/parts';
import { halfLength, plain, uniforms } from '@/illustrations/people';

const man = halfLength(
  { x: 196, y: 178, tilt: 6, eyes: 'open', mouth: 'soft', brows: 'soft' },
  { skin: 'ebony', hair: 'fade', face: 'square' },
  { x: 190, y: 252, garment: plain('tunic', 'maize500', 'maize100') },
);
const therapist = halfLength(
  { x: 448, y: 178, facing: 'left', tilt: 6, eyes: 'open', mouth: 'smile' },
  { skin: 'copper', hair: 'lowBun', glasses: 'indigo800', neck: 'slender', earring: 'toghu500' },
  { x: 454, y: 252, build: 'slim', garment: uniforms.coat('palm600') },
);

/** He speaks; she listens, bent towards him, a hand on his. */
export const therapie = scene(
  { wall: 'palm' },
  bubble(318, 92, 'white', heart(0, -1, 1.1, 'toghu500')),
  plant(588, 404, 0.7),
  armchair(176, 480, 0.86, 'indigo700', 'indigo800'),
  armchair(468, 480, 0.86, 'toghu300', 'toghu500'),
  man.torso,
  therapist.torso,
  table(414, 480),
  man.arm('left', [92, 404], [176, 428], 'resting'),
  man.arm('right', [282, 396], [330, 424], 'resting'),
  man.front,
  therapist.front,
  therapist.arm('right', [566, 404], [492, 430], 'resting'),
  therapist.arm('left', [384, 372], [352, 410], { pose: 'resting', turn: 6 }),
  cup(256, 424, 0.8, 'toghu500', 'toghu600'),
);
