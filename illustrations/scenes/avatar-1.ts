import { ndop, wax } from '@/illustrations/cloths';
import { colour } from '@/illustrations/palette';
import { head } from '@/illustrations/people/head';
import { headdress } from '@/illustrations/people/headwear';
import { printed } from '@/illustrations/people/torso';
import { avatar } from '@/illustrations/portrait';

const foulard = wax('w', colour.toghu500, colour.maize500, colour.white, { size: 26 });
const dress = ndop('n', { size: 30 });

export const avatar1 = avatar(
  'avatar-1',
  colour.maize300,
  {
    head: head(
      { x: 156, y: 160, scale: 1 },
      {
        skin: 'mahogany',
        age: 'old',
        headwear: headdress('tallFoulard', foulard.fill, colour.toghu600, colour.maize500),
        earring: colour.maize500,
      },
    ),
    garment: printed('dress', dress, 0.28, colour.maize500),
    build: 'broad',
  },
  [foulard, dress],
);
