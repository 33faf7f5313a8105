import { ndop, wax } from '@/illustrations/parts';
import { head, headdress, printed } from '@/illustrations/people';
import { avatar } from '@/illustrations/portrait';

const foulard = wax(26, 'toghu500', 'maize500', 'white');
const dress = ndop(30);

export const avatar1 = avatar(
  'avatar-1',
  'maize300',
  {
    head: head(
      { x: 156, y: 160, scale: 1 },
      {
        skin: 'mahogany',
        age: 'old',
        headwear: headdress('tallFoulard', foulard.fill, 'toghu600', 'maize500'),
        earring: 'maize500',
      },
    ),
    garment: printed('dress', dress, 0.28, 'maize500'),
    build: 'broad',
  },
  [foulard, dress],
);
