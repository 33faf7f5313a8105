import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { avatar } from '@/illustrations/portrait';

export const avatar2 = avatar('avatar-2', colour.indigo200, {
  head: head({
    x: 160,
    y: 154,
    scale: 1.1,
    view: 'frontal',
    skin: 'ebony',
    face: 'square',
    hair: 'crop',
    eyes: 'open',
    brows: 'thick',
    mouth: 'laugh',
    nose: 'broad',
  }),
  garment: { kind: 'shirt', fill: colour.palm500, shade: colour.palm700, trim: colour.palm700 },
  build: 'broad',
});
