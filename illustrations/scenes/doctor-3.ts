import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { uniforms } from '@/illustrations/people/uniforms';
import { portrait } from '@/illustrations/portrait';
import { stethoscope } from '@/illustrations/things';

export const doctor3 = portrait(
  'doctor-3',
  {
    sky: colour.palm200,
    far: colour.palm500,
    near: colour.palm600,
    sun: colour.palm100,
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
        earring: colour.toghu500,
        drop: true,
      },
    ),
    garment: uniforms.coat(colour.toghu500),
    build: 'medium',
    pens: [colour.indigo700, colour.palm600],
    over: stethoscope(160, 234, 1.05, colour.palm700),
  },
);
