import { draw, type Drawing, line, path } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import type { Garment } from './torso';

/** Each profession has one uniform in all pictures. */
export const uniforms = {
  /** Médecin, diététicienne, thérapeute: a white coat; `inner` is free. */
  coat: (inner: Fill = 'indigo600'): Garment => ({
    kind: 'coat',
    fill: 'white',
    shade: 'whiteShade',
    trim: 'whiteSeam',
    inner,
  }),
  /** Infirmier, infirmière. */
  nurse: { kind: 'tunic', fill: 'indigo600', shade: 'indigo700', trim: 'indigo200' },
  /** Sage-femme. */
  midwife: { kind: 'tunic', fill: 'toghu500', shade: 'toghu600', trim: 'maize300' },
  /** Auxiliaire de vie. */
  carer: { kind: 'tunic', fill: 'palm600', shade: 'palm700', trim: 'palm200' },
} as const satisfies Record<string, Garment | ((inner?: Fill) => Garment)>;

/** A figure wears a tunic: the opening of a coat, its seam, and its tail over the lap. */
export const coatOpening = (inner: Fill): Drawing =>
  draw(
    path('M-20-150H34C46-130 42-112 30-100H-20Z', 'white'),
    path('M-22-222C-14-204 14-204 22-222L16-180 8-158-4-180Z', inner),
    line('M-23-221-8-184 8-156 18-184 22-221M8-156V-96', 'whiteSeam', 3),
  );
