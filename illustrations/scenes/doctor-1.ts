import { stethoscope } from '@/illustrations/parts';
import { head, uniforms } from '@/illustrations/people';
import { portrait } from '@/illustrations/portrait';

export const doctor1 = portrait(
  'doctor-1',
  {
    sky: 'maize300',
    far: 'maize500',
    near: 'maize600',
    sun: 'maize100',
    sunX: 262,
  },
  {
    head: head(
      { x: 156, y: 140, scale: 1.16, tilt: 2, eyes: 'open' },
      { skin: 'mahogany', hair: 'braids', neck: 'slender', earring: 'maize500' },
    ),
    garment: uniforms.coat('palm600'),
    build: 'medium',
    pens: ['palm700', 'toghu500'],
    over: stethoscope(160, 232, 1.05),
  },
);
