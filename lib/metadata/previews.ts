import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';

/** Where the build writes the preview pictures, from the site's root. */
export const PREVIEWS_FOLDER = '/previews';

/** Size of every preview picture, in pixels: what social networks and messengers show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The address of a preview picture from the site's root. */
export type PreviewAddress = `${typeof PREVIEWS_FOLDER}/${string}`;

/**
 * The name of a page's preview picture without its digest: `ServiceDetails-3` for the page
 * `/ServiceDetails/3`.
 */
export const previewKey = (page: Route): string => page.slice(1).replaceAll('/', '-') || 'accueil';

/**
 * The name of a preview picture's file. Networks keep a picture for as long as its address lives:
 * only a new name makes them show a new picture.
 *
 * @param digest Of all that the picture shows.
 */
export const previewFile = (page: Route, digest: string): string =>
  `${previewKey(page)}.${digest}.jpg`;

/**
 * The address of the preview picture that `scripts/prepare/previews.ts` has made of a page.
 *
 * The folder is its own list: an address found in it always has its file, which neither a list
 * kept beside the files nor a digest computed a second time could promise.
 *
 * @throws where the picture has not been made: the build stops.
 */
export function previewAddress(page: Route): PreviewAddress {
  const key = previewKey(page);
  const folder = path.join(process.cwd(), 'public', PREVIEWS_FOLDER);
  const name = readdirSync(folder).find((file) => file.split('.')[0] === key);
  if (!name) throw new Error(`${page} : l’image d’aperçu manque. Lancez « npm run assets ».`);
  return `${PREVIEWS_FOLDER}/${name}`;
}
