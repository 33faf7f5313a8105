import { draw } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, room, sun } from '@/illustrations/places';
import { clipboard, stethoscope } from '@/illustrations/things';

const midwife = head({
  x: 128,
  y: 190,
  scale: 0.86,
  tilt: 5,
  skin: 'cocoa',
  face: 'round',
  hair: 'afro',
  mouth: 'laugh',
  neck: 'slender',
  earring: colour.maize500,
  drop: true,
  eyes: 'open',
});
const doctor = head({
  x: 260,
  y: 148,
  scale: 0.88,
  view: 'frontal',
  skin: 'mahogany',
  age: 'old',
  face: 'long',
  hair: 'crop',
  glasses: colour.indigo800,
  mouth: 'grin',
});
const nurse = head({
  x: 388,
  y: 180,
  scale: 0.86,
  facing: 'left',
  tilt: 3,
  skin: 'copper',
  hair: 'lowBun',
  neck: 'slender',
  earring: colour.toghu500,
  mouth: 'soft',
});
const carer = head({
  x: 518,
  y: 158,
  scale: 0.86,
  view: 'profile',
  facing: 'left',
  skin: 'ebony',
  face: 'square',
  hair: 'fade',
  beard: '#20161B',
});

const coat = uniforms.coat(colour.palm500);

const bodies = {
  midwife: { x: 126, y: 256, scale: 0.88, build: 'medium', slant: 3 },
  doctor: { x: 260, y: 216, scale: 0.94, build: 'medium' },
  nurse: { x: 392, y: 246, scale: 0.86, build: 'slim', slant: -3 },
  carer: { x: 526, y: 226, scale: 0.88, build: 'broad' },
} as const;

export const servicesEquipe: Illustration = {
  name: 'services-equipe',
  view: frames.scene,
  body: draw(
    room(wall.indigo),
    sun(322, 196, 150, colour.maize300),
    // Lighter than elsewhere, so that the green tunic stands out.
    hills(262, { far: colour.palm200, near: colour.palm500 }),
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'right'),
      elbow: [604, 400],
      wrist: [588, 500],
      skin: 'ebony',
      scale: 0.88,
      sleeve: sleeveOf(uniforms.carer),
    }),
    carer.front,
    torso({ ...bodies.midwife, head: midwife, garment: uniforms.midwife }),
    arm({
      shoulder: shoulderOf(bodies.midwife, 'left'),
      elbow: [48, 420],
      wrist: [66, 500],
      skin: 'cocoa',
      scale: 0.88,
      sleeve: sleeveOf(uniforms.midwife),
    }),
    midwife.front,
    torso({ ...bodies.doctor, head: doctor, garment: coat }),
    stethoscope(260, 230, 0.88, colour.toghu600),
    doctor.front,
    torso({ ...bodies.nurse, head: nurse, garment: uniforms.nurse, shadeSide: 'right' }),
    clipboard(386, 420, { turn: 6, scale: 0.8 }),
    arm({
      shoulder: shoulderOf(bodies.nurse, 'right'),
      elbow: [462, 420],
      wrist: [414, 440],
      skin: 'copper',
      scale: 0.86,
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'hold', turn: 6 },
    }),
    nurse.front,
  ),
};
