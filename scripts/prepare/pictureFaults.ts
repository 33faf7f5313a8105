/** Checks the pictures under `public/` before anything is built from them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { MIN_PHOTO_WIDTH } from '@/lib/content/pictureFields';
import { isPhoto, PHOTO_WIDTHS, PHOTOS_FOLDER } from '@/lib/images/photos';
import { decodeAddress } from '@/lib/contentLoader/markdownRules';
import { parseMarkdown } from '@/lib/markdown/parse';

/** Folders without pictures of the owner. */
const GENERATED = ['_next', 'icons', 'previews', 'flags', PHOTOS_FOLDER.slice(1)];

/** Whether a file of `public/` is the owner's. */
export const isOwn = (file: string) => !GENERATED.includes(file.split('/')[0] ?? '');

/** WebP's limit, in pixels. Phones take long screenshots of a whole chat. */
const MAX_SIDE = 16_383;

/** Files that a browser would run, which upload forms may let through. */
const ACTIVE_FILE = /^(photos\/.*\.svg|(photos|illustrations)\/.*\.(svgz|x?html?|xml|m?js))$/i;
/** The site's own drawings are SVG, without these. */
const ACTIVE_DRAWING = /<script|\son\w+\s*=|javascript:/i;
const ACTIVE =
  'ce fichier peut contenir un programme, qui agirait chez vos visiteurs : ôtez-le, ou envoyez l’image en JPEG ou en PNG.';

/**
 * The files of `public/` that can't be published, with French sentences. Photographs are checked if
 * the content shows them.
 *
 * @param files Paths in the folder.
 * @param content Without drafts.
 */
export async function checkPictures(
  publicFolder: string,
  files: readonly string[],
  content: unknown,
): Promise<{ file: string; message: string }[]> {
  const shown = shownPhotos(files, content);
  const faults = [];
  for (const file of files.filter(isOwn)) {
    const place = path.join(publicFolder, file);
    const isActive =
      ACTIVE_FILE.test(file) ||
      (/\.svg$/i.test(file) && ACTIVE_DRAWING.test(await readFile(place, 'utf8')));
    const message = isActive ? ACTIVE : shown.includes(file) && (await pictureFault(place));
    if (message) faults.push({ file: `public/${file}`, message });
  }
  return faults;
}

/** The photographs that the content shows. */
export function shownPhotos(files: readonly string[], content: unknown): string[] {
  const shown = new Set(addressesIn(content));
  return files.filter((file) => isPhoto(file) && isOwn(file) && shown.has(`/${file}`));
}

/** The texts of a content, and the addresses of the pictures in them: a file may have any name. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'string') return Object.values(value ?? {}).flatMap(addressesIn);
  const addresses = [value];
  if (value.includes('![')) {
    visit(parseMarkdown(value), ['image', 'definition'], (node) => {
      if ('url' in node) addresses.push(decodeAddress(node.url));
    });
  }
  return addresses;
}

/** Why a photograph can't be published and what to do; undefined if it can. */
async function pictureFault(file: string): Promise<string | undefined> {
  try {
    const photo = sharp(await readFile(file));
    // Of the upright photograph.
    const { width, height } = (await photo.metadata()).autoOrient;
    if (width < MIN_PHOTO_WIDTH)
      return `cette photo n’a que ${width} pixels de large. Il en faut au moins ${MIN_PHOTO_WIDTH}.`;
    const widest = Math.min(width, Math.max(...PHOTO_WIDTHS));
    if ((height * widest) / width > MAX_SIDE)
      return `cette photo (${width} × ${height} pixels) est trop haute pour sa largeur. Coupez-la, par exemple à ${width} × ${width}.`;
    // Decodes it whole.
    await photo.resize({ width: 8 }).raw().toBuffer();
    return undefined;
  } catch {
    return 'cette photo n’est pas lisible : incomplète, ou au format HEIC des iPhone. Envoyez-la de nouveau, en JPEG : sur l’iPhone, Réglages, Appareil photo, Formats, « Le plus compatible », puis reprenez-la.';
  }
}
