import { ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { avocado, lamp, louvredWindow, scene, table, waterGlass, wax } from '@/illustrations/parts';

const cloth = wax(30, 'indigo700', 'maize500', 'white');

/** One pod, its cap at 0,0, its tip to the right. */
const okra = (x: number, y: number, turn: number, scale = 1) =>
  place({ x, y, turn, scale })(
    path('M0-11C24-13 52-8 76 4 52 10 24 14 0 11Z', 'palm500'),
    path('M0 1C26 4 52 6 76 4 52 10 24 14 0 11Z', 'palm600'),
    path('M2-13C8-6 8 6 2 13-6 12-9 6-9 3H-18V-3H-9C-9-6-6-12 2-13Z', 'palm700'),
  );

/** A prawn, curled, with the rings of its shell. */
const prawn = (x: number, y: number, turn: number) =>
  place({ x, y, turn })(
    line('M-16 8C-22-14 14-20 18 4', 'toghu300', 12),
    line('M-14-10-8-2M-2-15 0-6M12-12 8-3', 'toghu500', 3),
    path('M12 4 10 18 18 14 25 17 23 3Z', 'toghu500'),
  );

export const articleAlimentation = scene(
  { wall: 'coral', cloths: [cloth] },
  lamp(236, 0, 36, 'palm600', 'palm700'),
  louvredWindow({ x: 424, y: 52, width: 130, height: 160 }),
  table(334, 480, cloth.fill, { depth: 100 }),
  // A hand of ripe plantains, its stem up.
  place({ x: 150, y: 262 })(
    path('M4-72C50-60 84-16 78 40 76 48 68 48 64 42 58 6 34-28-4-44Z', 'maize600'),
    path('M-2-74C26-50 42-4 34 54 32 62 22 62 18 54 18 10 2-24-22-44Z', 'maize500'),
    path('M-8-74C2-44 0 4-18 52-22 60-32 56-32 48-26 10-30-20-36-46Z', 'maize300'),
    path('M-10-74C-30-44-62-10-70 40-74 48-84 46-84 36-84-14-58-52-18-78Z', 'maize500'),
    path('M-22-92-12-108H8L12-90C20-72 14-58-6-56-26-58-30-74-22-92Z', 'palm700'),
  ),
  // Basket.
  place({ x: 150, y: 396 })(
    path('M-104-96H104L84-10C82-2 76 2 68 2H-68C-76 2-82-2-84-10Z', 'maize600'),
    line('M-88-72H88M-72-28H72', 'maize300', 14, { dash: '16 16', buttCaps: true }),
    line('M-72-50H72M-56-8H56', 'wood', 14, { dash: '16 16', buttCaps: true }),
    rectangle(-112, -106, 224, 18, 9, 'wood'),
  ),
  waterGlass(506, 352, 1.5),
  // Half a papaya, lying on its back towards us.
  place({ x: 536, y: 384, turn: -18 })(
    path({
      palm500: 'M-84 4C-84-22-58-38-26-40 20-44 78-34 84 2 80 40 24 48-24 46-58 44-84 30-84 4Z',
      papaya: 'M-78 0C-78-22-54-34-24-36 20-40 72-32 78-2 74 30 22 38-24 36-54 34-78 22-78 0Z',
      toghu300: 'M-56 0C-56-14-36-20-16-20 16-22 48-16 50-1 48 16 16 20-16 20-36 20-56 14-56 0Z',
    }),
    line('M-40-2H36M-28 8H28M-24-10H30', 'ink', 9, { dash: '0 14' }),
  ),
  // Leaves of ndolé cooked with groundnuts, prawns on top, still hot.
  place({ x: 346, y: 336 })(
    path('M-116 0H116C114 56 74 88 36 92H-36C-74 88-114 56-116 0Z', 'white'),
    path('M-116 0H-76C-70 50-46 84-20 92H-36C-74 88-114 56-116 0Z', 'whiteShade'),
    path('M-110 26C-60 46 60 46 110 26L104 42C60 60-60 60-104 42Z', 'indigo600'),
    ellipse(0, 0, 116, 28, 'white'),
    ellipse(0, 3, 100, 21, 'palm700'),
    path('M-90 2C-74-22-36-36 0-36 40-36 76-24 92 2 60 18-58 18-90 2Z', 'palm600'),
    line(
      'M-70-4C-60-12-50-14-42-8M-8-26C2-32 12-32 20-24M44 4C54-4 66-4 72 2M-30 8C-20 2-8 2 0 8',
      'palm500',
      6,
    ),
    line('M-54-14 78-6M-20 4 40 12', 'maize100', 8, { dash: '0 22' }),
    prawn(-30, -18, -14),
    prawn(30, -14, 16),
    line(
      'M-30-64C-42-82-18-92-30-112M6-72C-6-92 20-102 8-124M42-64C30-82 54-92 42-112',
      'white',
      6,
      { opacity: 0.8 },
    ),
  ),
  okra(176, 394, 14, 1.2),
  okra(104, 420, -10, 1.2),
  okra(216, 418, -4, 1.2),
  place({ x: 440, y: 402, turn: 68 })(avocado(0, 0, 1.5)),
);
