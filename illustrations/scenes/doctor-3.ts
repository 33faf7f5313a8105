import { stethoscope } from '@/illustrations/parts';
import { head, uniforms } from '@/illustrations/people';
import { portrait } from '@/illustrations/portrait';

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
