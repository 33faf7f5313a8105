import { ndop, wax } from '@/illustrations/cloths';
import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { avatar } from '@/illustrations/portrait';

const foulard = wax('w', colour.toghu500, colour.maize500, colour.white, { size: 26 });
const dress = ndop('n', { size: 30 });

export const avatar1 = avatar(
  'avatar-1',
  colour.maize300,
  {
    head: head({
      x: 156,
      y: 160,
      scale: 1,
      skin: 'mahogany',
      age: 'old',
      headwear: {
        kind: 'tallFoulard',
        fill: foulard.fill,
        fold: colour.toghu600,
        accent: colour.maize500,
      },
      earring: colour.maize500,
    }),
    garment: {
      kind: 'dress',
      fill: dress.fill,
      shade: colour.indigo900,
      shadeOpacity: 0.28,
      trim: colour.maize500,
    },
    build: 'broad',
  },
  [foulard, dress],
);
