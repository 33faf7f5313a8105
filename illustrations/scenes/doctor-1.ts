import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { uniforms } from '@/illustrations/people/uniforms';
import { portrait } from '@/illustrations/portrait';
import { stethoscope } from '@/illustrations/things';

export const doctor1 = portrait(
  'doctor-1',
  {
    sky: colour.maize300,
    far: colour.maize500,
    near: colour.maize600,
    sun: colour.maize100,
    sunX: 262,
  },
  {
    head: head(
      { x: 156, y: 140, scale: 1.16, tilt: 2, eyes: 'open' },
      { skin: 'mahogany', hair: 'braids', neck: 'slender', earring: colour.maize500 },
    ),
    garment: uniforms.coat(colour.palm600),
    build: 'medium',
    pens: [colour.palm700, colour.toghu500],
    over: stethoscope(160, 232, 1.05),
  },
);
