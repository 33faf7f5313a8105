import { head } from '@/illustrations/people/head';
import { uniforms } from '@/illustrations/people/uniforms';
import { portrait } from '@/illustrations/portrait';
import { stethoscope } from '@/illustrations/things';

export const doctor3 = portrait(
  'doctor-3',
  {
    sky: 'palm200',
    far: 'palm500',
    near: 'palm600',
    sun: 'palm100',
    sunX: 262,
  },
  {
    head: head(
      {
        x: 160,
        y: 146,
        scale: 1.16,
        view: 'frontal',
        eyes: 'open',
        brows: 'arched',
        mouth: 'laugh',
      },
      {
        skin: 'copper',
        face: 'round',
        hair: 'bun',
        neck: 'slender',
        earring: 'toghu500',
        drop: true,
      },
    ),
    garment: uniforms.coat('toghu500'),
    build: 'medium',
    pens: ['indigo700', 'palm600'],
    over: stethoscope(160, 234, 1.05, 'palm700'),
  },
);
