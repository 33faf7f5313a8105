import { doctor } from '@/illustrations/portrait';

export const doctor1 = doctor(
  { sky: 'maize300', far: 'maize500', near: 'maize600', sun: 'maize100', sunX: 262 },
  { x: 156, y: 140, scale: 1.16, tilt: 2, eyes: 'open' },
  { skin: 'mahogany', hair: 'braids', neck: 'slender', earring: 'maize500' },
  { inner: 'palm600', build: 'medium', pens: ['palm700', 'toghu500'] },
);

export const doctor2 = doctor(
  { sky: 'indigo200', far: 'indigo400', near: 'indigo600', sun: 'white', sunX: 58 },
  { x: 164, y: 140, scale: 1.16, facing: 'left', eyes: 'open' },
  { skin: 'ebony', hair: 'fade', glasses: 'maize500', beard: '#20110D' },
  { inner: 'indigo600', build: 'broad', tube: 'toghu600' },
);

export const doctor3 = doctor(
  { sky: 'palm200', far: 'palm500', near: 'palm600', sun: 'palm100', sunX: 262 },
  { x: 160, y: 146, scale: 1.16, view: 'frontal', eyes: 'open', brows: 'arched', mouth: 'laugh' },
  { skin: 'copper', face: 'round', hair: 'bun', neck: 'slender', earring: 'toghu500', drop: true },
  { inner: 'toghu500', build: 'medium', pens: ['indigo700', 'palm600'], tube: 'palm700' },
);

export const doctor4 = doctor(
  { sky: 'apricot', far: 'toghu300', near: 'toghu500', sun: 'toghu100', sunX: 56 },
  { x: 164, y: 142, scale: 1.16, facing: 'left', tilt: 2 },
  {
    skin: 'cocoa',
    age: 'old',
    face: 'square',
    hair: 'crop',
    hairColour: 'greying',
    beard: '#C9C5CF',
  },
  { inner: 'indigo200', build: 'broad', pens: ['indigo700', 'maize500'] },
);
