import { draw, type Drawing, rectangle } from './drawing';
import { frames, type Illustration } from './illustration';
import type { Fill } from './palette';
import { bust } from './people/bust';
import type { Head } from './people/head';
import { person } from './people/jointed';
import type { Build, Garment } from './people/torso';
import { hills, sun } from './places';

interface Portrait {
  head: Head;
  garment: Garment;
  build: Build;
  shadeSide?: 'left' | 'right';
  pens?: [Fill, Fill];
  /** On the chest: a stethoscope, a necklace. */
  over?: Drawing;
}

interface Ground {
  sky: Fill;
  far: Fill;
  near: Fill;
  sun: Fill;
  sunX: number;
}

/** A portrait before hills and sun. Each doctor has their own colours. */
export function portrait(
  name: string,
  ground: Ground,
  { over = '', ...person }: Portrait,
): Illustration {
  return {
    name,
    view: frames.portrait,
    body: draw(
      rectangle(0, 0, 320, 340, 0, ground.sky),
      hills(206, { width: 320, bottom: 340, far: ground.far, near: ground.near }),
      sun(ground.sunX, 74, 34, ground.sun),
      bust(person),
      over,
      person.head.front,
    ),
  };
}

/** A round portrait of a family: the upper part of the same bust, before a plain ground. */
export function avatar(
  name: string,
  ground: Fill,
  { over = '', ...person }: Portrait,
  cloths: Illustration['cloths'] = [],
): Illustration {
  return {
    name,
    view: [40, 40, 240, 240],
    cloths,
    body: draw(rectangle(0, 0, 320, 340, 0, ground), bust(person), over, person.head.front),
  };
}
