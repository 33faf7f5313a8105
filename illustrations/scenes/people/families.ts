import { leaves, ndop, wax } from '@/illustrations/parts';
import { headdress, plain, printed } from '@/illustrations/people';
import { avatar } from '@/illustrations/portrait';

const foulard = wax(26, 'toghu500', 'maize500', 'white');
const boldDress = ndop(30);
const leafDress = leaves(34, 'maize500', 'toghu500', 'indigo700');

const headwear = headdress('tallFoulard', foulard.fill, 'toghu600', 'maize500');
export const avatar1 = avatar(
  { ground: 'maize300', cloths: [foulard, boldDress] },
  { x: 156, y: 160, scale: 1 },
  { skin: 'mahogany', age: 'old', headwear, earring: 'maize500' },
  'broad',
  printed('dress', boldDress, 0.28),
);

export const avatar2 = avatar(
  { ground: 'indigo200' },
  { x: 160, y: 154, scale: 1.1, view: 'frontal', eyes: 'open', brows: 'thick', mouth: 'laugh' },
  { skin: 'ebony', face: 'square', hair: 'crop', nose: 'broad' },
  'broad',
  plain('shirt', 'toghu300', 'toghu600'),
);

export const avatar3 = avatar(
  { ground: 'apricot', cloths: [leafDress] },
  { x: 160, y: 156, scale: 1.08, view: 'profile' },
  { skin: 'cocoa', hair: 'bun', neck: 'slender', earring: 'toghu500', drop: true },
  'slim',
  printed('dress', leafDress, 0.28, 'indigo700', 'toghu600'),
);
