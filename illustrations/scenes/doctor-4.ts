import { stethoscope } from '@/illustrations/parts';
import { head, uniforms } from '@/illustrations/people';
import { portrait } from '@/illustrations/portrait';

export const doctor4 = portrait(
  'doctor-4',
  { sky: '#F9C9B5', far: 'toghu300', near: 'toghu500', sun: 'toghu100', sunX: 56 },
  {
    head: head(
      { x: 164, y: 142, scale: 1.16, facing: 'left', tilt: 2 },
      {
        skin: 'cocoa',
        age: 'old',
        face: 'square',
        hair: 'crop',
        hairColour: 'greying',
        beard: '#C9C5CF',
      },
    ),
    garment: uniforms.coat('indigo200'),
    build: 'broad',
    shadeSide: 'right',
    pens: ['indigo700', 'maize500'],
    over: stethoscope(160, 236, 1.05, 'indigo800'),
  },
);
