import { colour } from '@/illustrations/palette';
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
