import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/** Where `e2e/support/makeTypefaces.ts` writes the only system fonts of the browsers. */
export const TYPEFACES = join(ROOT, 'test-results', 'typefaces');

/** The environment of a browser, with the fonts of a phone. On Linux alone. */
export const PHONE_TYPEFACES: NodeJS.ProcessEnv = {
  ...process.env,
  FONTCONFIG_FILE: join(TYPEFACES, 'fonts.conf'),
};
