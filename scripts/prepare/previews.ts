/**
 * Draws the preview picture of each page into `public/previews/`: what a messenger or a social
 * network shows of a link. A picture that is made already is left alone.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from 'next';
import sharp from 'sharp';
import type { Content } from '@/lib/content/kinds';
import type { Preview } from '@/lib/site/metadata';
import { isPhoto } from '@/lib/site/photos';
import { previewFile, PREVIEWS_FOLDER } from '@/lib/site/previews';
import { articleRoute, serviceRoute, sheetRoute } from '@/lib/routes';
import { composePreview, PICTURE, type Composition, type Material } from './previews/compose';
import { lettering } from './previews/lettering';
import { ROOT } from '../root';

const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

/** A page and what its picture shows. */
export interface PreviewedPage {
  path: Route;
  preview: Preview;
}

interface Outcome {
  /** French sentences for whoever edits the content. */
  problems: string[];
  /** How many files were written. */
  made: number;
}

/** What the pictures are made of. */
export type PreviewedContent = Pick<Content, 'pages' | 'services' | 'sheets' | 'articles' | 'site'>;

/** Every page that has a picture of its own. */
export const previewedPages = (content: PreviewedContent): PreviewedPage[] => [
  ...content.pages.pages.map(({ path, heading, image, color }) => ({
    path: path as Route,
    preview: { title: heading, image, color },
  })),
  ...content.services.map((service) => ({ path: serviceRoute(service.id), preview: service })),
  ...content.sheets.map((sheet) => ({ path: sheetRoute(sheet.id), preview: sheet })),
  ...content.articles.map((article) => ({ path: articleRoute(article.id), preview: article })),
];

/**
 * Draws the pictures that are missing or would look different, and removes the old ones.
 *
 * @param publicFolder The folder that the site is served from.
 * @param siteName What stands beside the logo.
 */
export async function makePreviews(
  previewed: readonly PreviewedPage[],
  publicFolder: string,
  siteName: string,
): Promise<Outcome> {
  const outcome: Outcome = { problems: [], made: 0 };
  const target = path.join(publicFolder, PREVIEWS_FOLDER);
  await mkdir(target, { recursive: true });
  const material = await gather(publicFolder, previewed, siteName);
  const present = new Set(await readdir(target));
  const wanted = new Set<string>();
  for (const { path: page, preview } of previewed) {
    try {
      const svg = composePreview(await compositionOf(preview, publicFolder), material);
      const name = previewFile(page, digestOf(svg));
      wanted.add(name);
      if (present.has(name)) continue;
      await writeFile(path.join(target, name), await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer());
      outcome.made += 1;
    } catch (error) {
      outcome.problems.push(`${page} : ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const name of present) {
    if (!wanted.has(name)) await rm(path.join(target, name));
  }
  return outcome;
}

/** Of all that makes the picture: the drawing with its letters, and how it is written. */
const digestOf = (svg: string): string =>
  createHash('sha256').update(svg).update(JSON.stringify(JPEG)).digest('hex').slice(0, 10);

async function gather(
  folder: string,
  previewed: readonly PreviewedPage[],
  siteName: string,
): Promise<Material> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const titles = previewed.map(({ preview }) => preview.title).join('');
  const css = await readFile(path.join(ROOT, 'app/globals.css'), 'utf8');
  return {
    siteName,
    lettering: await lettering(titles + siteName),
    logo: await read('logo.svg'),
    pattern: await read('pattern-indigo.svg'),
    band: await read('band.svg'),
    colour(token) {
      const value = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(css)?.[1];
      if (!value) throw new Error(`app/globals.css has no colour --${token}.`);
      return value;
    },
  };
}

async function compositionOf({ title, image, color }: Preview, folder: string) {
  return {
    title,
    tint: color,
    picture: await readPicture(image.src, folder),
  } satisfies Composition;
}

async function readPicture(src: string, folder: string): Promise<Composition['picture']> {
  const content = await readFile(path.join(folder, src)).catch(() => {
    throw new Error(`l’image « public${src} » n’existe pas. Ajoutez-la ou corrigez son nom.`);
  });
  if (!isPhoto(src)) return { svg: content.toString() };
  const photo = await sharp(content)
    .rotate()
    // Where a photograph is cut, faces stay in.
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { photo: `data:image/jpeg;base64,${photo.toString('base64')}` };
}
