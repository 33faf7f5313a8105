import { draw, type Drawing, line, place, rectangle } from './drawing';
import type { Illustration } from './illustration';
import type { Fill } from './palette';
import { halfLength } from './people/halfLength';
import type { HeadLook, HeadPose } from './people/head';
import { type Build, type Garment } from './people/torso';
import { uniforms } from './people/uniforms';
import { hills, sun } from './places';
import { stethoscope } from './things';

/** The neck's middle in the frame of 320 × 340. The head is drawn at 1.16 near 160,142. */
const neck = { x: 160, y: 216, scale: 1.22 } as const;

/** A person down to the chest, with the arms hanging; `over` lies on the chest. */
function bust(
  pose: HeadPose,
  look: HeadLook,
  build: Build,
  garment: Garment,
  ...over: Drawing[]
): Drawing {
  const { torso, front } = halfLength(pose, look, { ...neck, build, garment });
  const crease = garment.kind === 'coat' ? garment.trim : garment.shade;
  const style = { opacity: garment.shadeOpacity };
  const creases = line('M-88 84C-82 98-80 112-80 128M88 84C82 98 80 112 80 128', crease, 3, style);
  return draw(torso, place({ x: neck.x, y: neck.y })(creases), ...over, front);
}

interface Ground {
  sky: Fill;
  far: Fill;
  near: Fill;
  sun: Fill;
  sunX: number;
}

interface Coat {
  inner: Fill;
  build: Build;
  pens?: readonly [Fill, Fill];
  /** Of the stethoscope. */
  tube?: Fill;
}

/** A doctor in a coat, before hills and sun. Each has their own colours. */
export const doctor = (
  ground: Ground,
  pose: HeadPose,
  look: HeadLook,
  { inner, build, pens = ['indigo700', 'toghu500'], tube }: Coat,
): Illustration => ({
  view: [0, 0, 320, 340],
  body: draw(
    rectangle(0, 0, 320, 340, 0, ground.sky),
    hills(206, { width: 320, bottom: 340, far: ground.far, near: ground.near }),
    sun(ground.sunX, 74, 34, ground.sun),
    bust(
      pose,
      look,
      build,
      uniforms.coat(inner),
      rectangle(199, 296, 5, 24, 2.5, pens[0]),
      rectangle(210, 298, 5, 22, 2.5, pens[1]),
      line('M192 340V309H224V340', 'whiteSeam', 2.5),
      stethoscope(160, 232, 1.05, tube),
    ),
  ),
});

/** A round portrait of a family: the upper part of the same bust, before a plain ground. */
export const avatar = (
  { ground, cloths }: Pick<Illustration, 'cloths'> & { ground: Fill },
  pose: HeadPose,
  look: HeadLook,
  build: Build,
  garment: Garment,
): Illustration => ({
  view: [40, 40, 240, 240],
  cloths,
  body: draw(rectangle(0, 0, 320, 340, 0, ground), bust(pose, look, build, garment)),
});
