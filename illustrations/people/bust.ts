import { draw, type Drawing, line, place, rectangle } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import { torso, type TorsoOptions } from './torso';

/** The neck's middle in the portrait frame of 320 × 340. The head is drawn at 1.16 near 160,142. */
const bustNeck = { x: 160, y: 216 } as const;

type BustOptions = Omit<TorsoOptions, 'x' | 'y' | 'scale' | 'slant'> & {
  /** Two pens in the pocket of a coat. */
  pens?: [Fill, Fill];
};

/** A portrait down to the chest, with the arms hanging. `head.front` follows. */
export function bust({ pens, ...options }: BustOptions): Drawing {
  const { garment } = options;
  const crease = garment.kind === 'coat' ? garment.trim : garment.shade;
  return draw(
    torso({ ...options, ...bustNeck, scale: 1.22 }),
    place(
      { x: bustNeck.x, y: bustNeck.y },
      line('M-88 84C-82 98-80 112-80 128M88 84C82 98 80 112 80 128', crease, 3, {
        opacity: garment.shadeOpacity,
      }),
    ),
    garment.kind === 'coat' && pocket(garment.trim, pens),
  );
}

function pocket(seam: Fill, [first, second]: [Fill, Fill] = ['indigo700', 'toghu500']): Drawing {
  return draw(
    rectangle(199, 296, 5, 24, 2.5, first),
    rectangle(210, 298, 5, 22, 2.5, second),
    line('M192 340V309H224V340', seam, 2.5),
  );
}
