import { leaves } from '@/illustrations/parts';
import { head, printed } from '@/illustrations/people';
import { avatar } from '@/illustrations/portrait';

const dress = leaves(34, 'palm600', 'palm200', 'maize500');

export const avatar3 = avatar(
  'avatar-3',
  '#F9C9B5',
  {
    head: head(
      { x: 160, y: 156, scale: 1.08, view: 'profile' },
      { skin: 'cocoa', hair: 'bun', neck: 'slender', earring: 'toghu500', drop: true },
    ),
    garment: printed('dress', dress, 0.28, 'maize300'),
    build: 'slim',
  },
  [dress],
);
