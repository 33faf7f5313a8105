import { leaves } from '@/illustrations/cloths';
import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { avatar } from '@/illustrations/portrait';

const dress = leaves('l', colour.palm600, colour.palm200, colour.maize500, { size: 34 });

export const avatar3 = avatar(
  'avatar-3',
  '#F9C9B5',
  {
    head: head({
      x: 160,
      y: 156,
      scale: 1.08,
      view: 'profile',
      skin: 'cocoa',
      hair: 'bun',
      neck: 'slender',
      earring: colour.toghu500,
      drop: true,
    }),
    garment: {
      kind: 'dress',
      fill: dress.fill,
      shade: colour.indigo900,
      shadeOpacity: 0.28,
      trim: colour.maize300,
    },
    build: 'slim',
  },
  [dress],
);
