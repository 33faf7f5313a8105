import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/** What a visitor's device has to draw letters with, before the site's own typefaces come. */
export interface Device {
  family: string;
  /** The full name and the PostScript name of each weight; none where one file has them all. */
  weights?: Record<400 | 700, [full: string, postScript: string]>;
}

/** By the folder of their typefaces. */
export const DEVICES = {
  // Android 12 and newer: Roboto in one file for all weights.
  'roboto-variable': { family: 'Roboto' },
  // Android 11 and older: Roboto in a file for each weight.
  roboto: {
    family: 'Roboto',
    weights: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
  // Windows and Apple: Arial, to whose widths Arimo is drawn.
  arial: {
    family: 'Arimo',
    weights: { 400: ['Arial', 'ArialMT'], 700: ['Arial Bold', 'Arial-BoldMT'] },
  },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof DEVICES;

/** What the tests run on where they don't choose: what most visitors have. */
export const USUAL: DeviceName = 'roboto-variable';

/** Where the typefaces of a device are put for a run, by `e2e/makeTypefaces.ts`. */
export const folderOf = (device: DeviceName): string =>
  join(ROOT, 'test-results', 'typefaces', device);

/** The environment of a browser with a device’s typefaces alone; only Linux lets itself be told. */
export const withTypefaces = (device: DeviceName): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: join(folderOf(device), 'fonts.conf'),
});
