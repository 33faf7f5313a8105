import { join, resolve } from 'node:path';

/** Where `e2e/support/makeTypefaces.ts` writes the only system fonts of the browsers. */
export const TYPEFACES = resolve('test-results', 'typefaces');

/** The environment of a browser, with the fonts of a phone. On Linux alone. */
export const PHONE_TYPEFACES: NodeJS.ProcessEnv = {
  ...process.env,
  FONTCONFIG_FILE: join(TYPEFACES, 'fonts.conf'),
};
