import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { plain } from '@/illustrations/people/torso';
import { avatar } from '@/illustrations/portrait';

export const avatar2 = avatar('avatar-2', colour.indigo200, {
  head: head(
    { x: 160, y: 154, scale: 1.1, view: 'frontal', eyes: 'open', brows: 'thick', mouth: 'laugh' },
    { skin: 'ebony', face: 'square', hair: 'crop', nose: 'broad' },
  ),
  garment: plain('shirt', colour.palm500, colour.palm700, colour.palm700),
  build: 'broad',
});
