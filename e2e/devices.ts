import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/** One typeface of a device, as cut from the file of a package. */
interface DeviceTypeface {
  /** The package's file, from `node_modules` on. */
  source: string;
  /** The one weight of the file; none where a file has them all. */
  weight?: 400 | 700;
  /** Its full name and its PostScript name on the device, where the package has others. */
  names?: { full: string; postScript: string };
}

/** What a visitor's device has to draw letters with, before the site's own typefaces come. */
export interface Device {
  /** Whose device it is. */
  owner: string;
  /** The family as its files call it, by which a test knows what it has measured. */
  family: string;
  typefaces: readonly DeviceTypeface[];
  /** A name that the package's file answers to, and the device's does not. */
  unknown?: string;
}

const variable = (name: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
const dejavu = (weight: number) =>
  `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`;

/** Letters of one width, which every device has, and as wide as on every other. */
export const TYPED_FACE: DeviceTypeface & { family: string } = {
  family: 'Roboto Mono',
  source: variable('roboto-mono'),
};

/** By the folder of their typefaces. */
export const DEVICES = {
  'roboto-variable': {
    owner: 'Android 12 and newer: Roboto in one file for all weights',
    family: 'Roboto',
    typefaces: [{ source: variable('roboto') }],
    unknown: 'Roboto Bold',
  },
  roboto: {
    owner: 'Android 11 and older: Roboto in a file for each weight',
    family: 'Roboto',
    typefaces: [
      {
        source: variable('roboto'),
        weight: 400,
        names: { full: 'Roboto', postScript: 'Roboto-Regular' },
      },
      {
        source: variable('roboto'),
        weight: 700,
        names: { full: 'Roboto Bold', postScript: 'Roboto-Bold' },
      },
    ],
  },
  arial: {
    owner: 'Windows and Apple: Arial, to whose widths Arimo is drawn',
    family: 'Arimo',
    typefaces: [
      { source: variable('arimo'), weight: 400, names: { full: 'Arial', postScript: 'ArialMT' } },
      {
        source: variable('arimo'),
        weight: 700,
        names: { full: 'Arial Bold', postScript: 'Arial-BoldMT' },
      },
    ],
  },
  noto: {
    owner: 'Linux: Noto Sans',
    family: 'Noto Sans',
    typefaces: [
      {
        source: variable('noto-sans'),
        weight: 400,
        names: { full: 'Noto Sans Regular', postScript: 'NotoSans-Regular' },
      },
      {
        source: variable('noto-sans'),
        weight: 700,
        names: { full: 'Noto Sans Bold', postScript: 'NotoSans-Bold' },
      },
    ],
  },
  dejavu: {
    owner: 'Linux: DejaVu Sans, the widest',
    family: 'DejaVu Sans',
    typefaces: [{ source: dejavu(400) }, { source: dejavu(700) }],
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
