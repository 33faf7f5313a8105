import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder that the build has filled. */
export const OUT = 'out';

/** One page as the build has written it. */
export interface ExportedPage {
  /** Its address, base path left out. */
  route: string;
  html: string;
}

/** Every page of the export, the one of errors included. */
export function exportedPages(): ExportedPage[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      route: `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      html: readExported(file),
    }));
}

/** What stands in for a page that can't be shown: listed nowhere, and shared by nobody. */
export const STAND_INS: readonly string[] = ['/404', '/hors-connexion'];

/** The text of a file of the export. */
export const readExported = (file: string): string => readFileSync(join(OUT, file), 'utf8');
