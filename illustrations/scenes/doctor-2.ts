import { stethoscope } from '@/illustrations/parts';
import { head, uniforms } from '@/illustrations/people';
import { portrait } from '@/illustrations/portrait';

export const doctor2 = portrait(
  'doctor-2',
  {
    sky: 'indigo200',
    far: 'indigo400',
    near: 'indigo600',
    sun: 'white',
    sunX: 58,
  },
  {
    head: head(
      { x: 164, y: 140, scale: 1.16, facing: 'left', eyes: 'open' },
      { skin: 'ebony', hair: 'fade', glasses: 'maize500', beard: '#20110D' },
    ),
    garment: uniforms.coat('indigo600'),
    build: 'broad',
    shadeSide: 'right',
    over: stethoscope(160, 232, 1.05, 'toghu600'),
  },
);
