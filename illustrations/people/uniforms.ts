import { colour } from '@/illustrations/palette';
import { draw, line, path, type Drawing } from '@/illustrations/drawing';
import type { Garment } from './torso';

/** Each profession has one uniform in all pictures. */
export const uniforms = {
  /** Médecin, diététicienne, thérapeute: a white coat; `inner` is free. */
  coat: (inner: string = colour.indigo600): Garment => ({
    kind: 'coat',
    fill: colour.white,
    shade: colour.whiteShade,
    trim: colour.whiteSeam,
    inner,
  }),
  /** Infirmier, infirmière. */
  nurse: { kind: 'tunic', fill: colour.indigo600, shade: colour.indigo700, trim: colour.indigo200 },
  /** Sage-femme. */
  midwife: { kind: 'tunic', fill: colour.toghu500, shade: colour.toghu600, trim: colour.maize300 },
  /** Auxiliaire de vie. */
  carer: { kind: 'tunic', fill: colour.palm600, shade: colour.palm700, trim: colour.palm200 },
} as const satisfies Record<string, Garment | ((inner?: string) => Garment)>;

/** A figure wears a tunic: the opening of a coat, its seam, and its tail over the lap. */
export const coatOpening = (inner: string): Drawing =>
  draw(
    path('M-20-150H34C46-130 42-112 30-100H-20Z', colour.white),
    path('M-22-222C-14-204 14-204 22-222L16-180 8-158-4-180Z', inner),
    line('M-23-221-8-184 8-156 18-184 22-221M8-156V-96', colour.whiteSeam, 3),
  );
