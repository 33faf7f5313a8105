import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/** What a visitor's device has to draw letters with, before the site's own typefaces come. */
export interface Device {
  /** The family as its file calls it, by which a test knows what it has measured. */
  family: string;
  /** The file of a package, from `node_modules` on. */
  source: string;
  /** The full name and the PostScript name of each weight; none where one file has them all. */
  weights?: Record<400 | 700, { full: string; postScript: string }>;
  /** A name that the package's file answers to, and the device's does not. */
  unknown?: string;
}

const variable = (name: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

/** Letters of one width, which every device has, and as wide as on every other. */
export const TYPED_FACE = { family: 'Roboto Mono', source: variable('roboto-mono') };

/** By the folder of their typefaces. */
export const DEVICES = {
  // Android 12 and newer: Roboto in one file for all weights.
  'roboto-variable': {
    family: 'Roboto',
    source: variable('roboto'),
    unknown: 'Roboto Bold',
  },
  // Android 11 and older: Roboto in a file for each weight.
  roboto: {
    family: 'Roboto',
    source: variable('roboto'),
    weights: {
      400: { full: 'Roboto', postScript: 'Roboto-Regular' },
      700: { full: 'Roboto Bold', postScript: 'Roboto-Bold' },
    },
  },
  // Windows and Apple: Arial, to whose widths Arimo is drawn.
  arial: {
    family: 'Arimo',
    source: variable('arimo'),
    weights: {
      400: { full: 'Arial', postScript: 'ArialMT' },
      700: { full: 'Arial Bold', postScript: 'Arial-BoldMT' },
    },
  },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof DEVICES;

/** What the tests run on where they don't choose: what most visitors have. */
export const USUAL: DeviceName = 'roboto-variable';

/** Where the typefaces of a device are put for a run, by `e2e/makeTypefaces.ts`. */
export const folderOf = (device: DeviceName): string =>
  join(ROOT, 'test-results', 'typefaces', device);

/**
 * The environment of a browser that has the typefaces of a device, and none of the machine's. Linux
 * alone lets itself be told; elsewhere it changes nothing.
 */
export const withTypefaces = (device: DeviceName): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: join(folderOf(device), 'fonts.conf'),
});
