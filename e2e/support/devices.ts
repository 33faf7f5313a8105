import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/** The system fonts of a visitor's device, shown until the site's own have loaded. */
export interface Device {
  family: string;
  /** The full and PostScript names of each weight; none for a variable font. */
  weights?: Record<400 | 700, [full: string, postScript: string]>;
}

/** By the folder of their fonts. */
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

/** The device that most visitors have. */
export const DEFAULT_DEVICE: DeviceName = 'roboto-variable';

/** Where `e2e/support/makeTypefaces.ts` writes the fonts of a device. */
export const getFolder = (device: DeviceName): string =>
  join(ROOT, 'test-results', 'typefaces', device);

/** The environment of a browser with only a device's fonts. On Linux alone. */
export const withTypefaces = (device: DeviceName): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: join(getFolder(device), 'fonts.conf'),
});
