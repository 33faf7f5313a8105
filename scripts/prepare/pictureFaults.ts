/** Checks the pictures under `public/` before anything is built from them. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { Parser } from 'htmlparser2';
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

/** WebP's limit, in pixels; AVIF's is larger. */
const MAX_SIDE = 16_383;

/** Files that a browser would run, which upload forms may let through. */
const ACTIVE_FILE = /^photos\/.*\.(svgz|x?html?|xml|m?js)$/i;
const ACTIVE = 'ce fichier n’est pas une image, et s’exécuterait chez vos visiteurs : ôtez-le.';

/**
 * The files of `public/` that can't be published, with French sentences. Photographs are checked if
 * the content shows them, drawings always: those are published as they are.
 *
 * @param files Paths in the folder.
 * @param content Without drafts, whose pictures a build leaves out.
 */
export async function checkPictures(
  publicFolder: string,
  files: readonly string[],
  content: unknown,
): Promise<{ file: string; message: string }[]> {
  const shown = shownPhotos(files, content);
  const faults = [];
  for (const file of files.filter(isOwn)) {
    const isShown = /\.svg$/i.test(file) || shown.includes(file);
    const message = ACTIVE_FILE.test(file)
      ? ACTIVE
      : isShown && (await pictureFault(path.join(publicFolder, file)));
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

/** Results by path, with the file's time and size: decoding a photograph takes up to a second. */
const checked = new Map<string, { version: string; message: string | undefined }>();

/** Why a file can't be published and what to do; undefined if it can. */
export async function pictureFault(file: string): Promise<string | undefined> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const known = checked.get(file);
  if (known?.version === version) return known.message;
  const bytes = await readFile(file);
  const message = await faultIn(file, bytes);
  checked.set(file, { version, message });
  return message;
}

/** Why a picture can't be published, by its bytes. */
export const faultIn = async (file: string, picture: Buffer): Promise<string | undefined> =>
  isPhoto(file) ? photoFault(picture) : drawingFault(picture);

const AGAIN = 'Envoyez-la de nouveau, en JPEG.';

async function photoFault(photo: Buffer): Promise<string | undefined> {
  if (photo.length === 0) return `cette photo est vide, son envoi a été coupé. ${AGAIN}`;
  if (isHeic(photo)) {
    return 'cette photo est au format HEIC des iPhone, même si son nom dit autre chose. Envoyez-la en JPEG : sur l’iPhone, Réglages, Appareil photo, Formats, « Le plus compatible », puis reprenez-la ; ou ouvrez-la et exportez-la en JPEG.';
  }
  const picture = await sharp(photo)
    .metadata()
    .catch(() => undefined);
  if (!picture) return `ce fichier n’est pas une photo lisible. ${AGAIN}`;
  if ((picture.pages ?? 1) > 1) {
    return 'cette image est animée, et une seule de ses vues se verrait. Envoyez cette vue, en JPEG.';
  }
  // Of the upright photograph.
  const { width, height } = picture.autoOrient;
  if (width < MIN_PHOTO_WIDTH) {
    return `cette photo n’a que ${width} pixels de large. Il en faut au moins ${MIN_PHOTO_WIDTH}.`;
  }
  const widest = Math.min(width, Math.max(...PHOTO_WIDTHS));
  if ((height * widest) / width > MAX_SIDE) {
    return `cette photo (${width} × ${height} pixels) est trop haute pour sa largeur. Coupez-la, par exemple à ${width} × ${width}.`;
  }
  const isWhole = await sharp(photo)
    .resize({ width: 8 })
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false);
  return isWhole ? undefined : `cette photo est incomplète ou abîmée. ${AGAIN}`;
}

/** The brands of HEIF files whose pictures are HEVC, which neither sharp nor browsers decode. */
const HEIC_BRANDS = /^ftyp(?:hei[cxms]|hev[cxms])/;

const isHeic = (file: Buffer) => {
  const brands = file.toString('latin1', 4, 64);
  return HEIC_BRANDS.test(brands) || (/^ftypm[is]f1/.test(brands) && !brands.includes('avif'));
};

const SAFE = 'Enregistrez-le en « SVG simple » (Inkscape) ou en PNG, sans lien ni programme.';

function drawingFault(drawing: Buffer): string | undefined {
  const text = drawing.toString('utf8');
  let root: string | undefined;
  let active: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= localName(name);
        active ??= activePart(localName(name), attributes);
      },
      ontext(data) {
        if (OUTSIDE_STYLE.test(data)) active ??= 'un style d’un autre site';
      },
      onprocessinginstruction(name, data) {
        const isPlain =
          name === '?xml' || (name.toLowerCase() === '!doctype' && !data.includes('['));
        if (!isPlain) active ??= `<${name}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (root !== 'svg')
    return 'ce fichier n’est pas un dessin SVG. Envoyez l’image en JPEG ou en PNG.';
  if (active) return `ce dessin contient ${active}, qui agirait chez vos visiteurs. ${SAFE}`;
  try {
    imageSize(drawing);
    return undefined;
  } catch {
    return 'ce dessin ne dit pas sa taille. Enregistrez-le avec une largeur et une hauteur (viewBox).';
  }
}

const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase();

/** Elements that run, embed or load something. */
const ACTIVE_ELEMENT =
  /^(script|foreignobject|iframe|object|embed|handler|listener|audio|video|link|meta|base|form)$/;
/** A style that loads something. */
const OUTSIDE_STYLE = /@import|url\(\s*['"]?\s*(?!['"]?\s*(#|data:image\/(?!svg)))/i;
/** A part of the drawing itself, or a picture inside it. */
const INNER_TARGET = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif)[;,])/i;

function activePart(name: string, attributes: Record<string, string>): string | undefined {
  if (ACTIVE_ELEMENT.test(name)) return `<${name}>`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (local.startsWith('on')) return `« ${attribute} »`;
    const isTarget = local === 'href' || local === 'src';
    // Browsers ignore white space in a scheme.
    const isScript = /javascript:/i.test(value.replace(/\s/g, ''));
    const setsTarget = local === 'attributename' && /(^|:)(on|href)/i.test(value);
    if (isScript || setsTarget || (isTarget && !INNER_TARGET.test(value))) {
      return `le lien « ${value.slice(0, 60)} »`;
    }
    if (OUTSIDE_STYLE.test(value)) return 'un style d’un autre site';
  }
  return undefined;
}
