import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';

/** Address of the preview pictures' folder. */
export const PREVIEWS_FOLDER = '/previews';

/** Size of preview pictures, in pixels. Networks show it uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The name of a page's preview picture without its digest: `ServiceDetails-3` for the page
 * `/ServiceDetails/3`.
 */
const previewKey = (page: Route): string => page.slice(1).replaceAll('/', '-') || 'accueil';

/**
 * The name of a preview picture's file. Networks cache pictures by URL, so a new picture needs a new
 * name.
 *
 * @param digest Of everything that the picture shows.
 */
export const previewFile = (page: Route, digest: string): string =>
  `${previewKey(page)}.${digest}.jpg`;

/**
 * The address of the preview picture that `scripts/prepare/previews.ts` has made of a page.
 *
 * Found by listing the folder, so that its file exists.
 *
 * @throws Error if the picture is missing: the build stops.
 */
export function previewAddress(page: Route): `/${string}` {
  const key = previewKey(page);
  const folder = path.join(process.cwd(), 'public', PREVIEWS_FOLDER);
  const name = readdirSync(folder).find((file) => file.split('.')[0] === key);
  if (!name) throw new Error(`${page} : l’image d’aperçu manque. Lancez « npm run build ».`);
  return `${PREVIEWS_FOLDER}/${name}`;
}
