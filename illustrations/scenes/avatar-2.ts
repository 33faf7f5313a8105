import { head, plain } from '@/illustrations/people';
import { avatar } from '@/illustrations/portrait';

export const avatar2 = avatar('avatar-2', 'indigo200', {
  head: head(
    { x: 160, y: 154, scale: 1.1, view: 'frontal', eyes: 'open', brows: 'thick', mouth: 'laugh' },
    { skin: 'ebony', face: 'square', hair: 'crop', nose: 'broad' },
  ),
  garment: plain('shirt', 'palm500', 'palm700', 'palm700'),
  build: 'broad',
});
