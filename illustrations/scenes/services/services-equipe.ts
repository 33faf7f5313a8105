import { clipboard, paleHills, scene, stethoscope, sun } from '@/illustrations/parts';
import { halfLength, uniforms } from '@/illustrations/people';

const midwife = halfLength(
  { x: 128, y: 190, scale: 0.86, tilt: 5, mouth: 'laugh', eyes: 'open' },
  { skin: 'cocoa', face: 'round', hair: 'afro', neck: 'slender', earring: 'maize500', drop: true },
  { x: 126, y: 256, scale: 0.88, slant: 3, arms: 0.88, garment: uniforms.midwife },
);

const nurse = halfLength(
  { x: 388, y: 180, scale: 0.86, facing: 'left', tilt: 3, mouth: 'soft' },
  { skin: 'copper', hair: 'lowBun', neck: 'slender', earring: 'toghu500' },
  { x: 392, y: 246, scale: 0.86, build: 'slim', slant: -3, arms: 0.86, garment: uniforms.nurse },
);

const carer = halfLength(
  { x: 518, y: 158, scale: 0.86, view: 'profile', facing: 'left' },
  { skin: 'ebony', face: 'square', hair: 'fade', beard: 'black' },
  { x: 526, y: 226, scale: 0.88, build: 'broad', arms: 0.88, garment: uniforms.carer },
);

const doctor = halfLength(
  { x: 260, y: 148, scale: 0.88, view: 'frontal', mouth: 'grin' },
  { skin: 'mahogany', age: 'old', face: 'long', hair: 'crop', glasses: 'indigo800' },
  { x: 260, y: 216, scale: 0.94, garment: uniforms.coat('palm500') },
);

export const servicesEquipe = scene(
  { wall: 'indigo' },
  sun(322, 196, 150, 'maize300'),
  paleHills(262),
  carer.torso,
  carer.arm('right', [604, 400], [588, 500]),
  carer.front,
  midwife.torso,
  midwife.arm('left', [48, 420], [66, 500]),
  midwife.front,
  doctor.torso,
  stethoscope(260, 230, 0.88, 'toghu600'),
  doctor.front,
  nurse.torso,
  clipboard(386, 420, { turn: 6, scale: 0.8 }),
  nurse.arm('right', [462, 420], [414, 440], { pose: 'hold', turn: 6 }),
  nurse.front,
);
