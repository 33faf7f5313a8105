/**
 * Draws each page's preview picture, for messengers and social networks, into `public/previews/`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from 'next';
import sharp from 'sharp';
import type { Content } from '@/lib/content/collections';
import { readColour } from '@/lib/metadata/colour';
import type { Preview } from '@/lib/metadata/metadata';
import { isPhoto } from '@/lib/images/photos';
import { previewFile, PREVIEWS_FOLDER } from '@/lib/metadata/previews';
import { articleRoute, serviceRoute, printableRoute } from '@/lib/routing/routes';
import { posterFace } from './fonts';
import { updateFolder } from './generatedFolder';
import { dataUrl, drawPreview, type Material, type Shown } from './previewPicture';

const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

export interface PreviewedPage {
  path: Route;
  preview: Preview;
}

/** Every page with its own preview picture. */
export const previewedPages = (content: Content): PreviewedPage[] => [
  ...content.pages.pages.map(({ path, heading, image, color }) => ({
    path: path as Route,
    preview: { title: heading, image, color },
  })),
  ...content.services.map(toPage(serviceRoute)),
  ...content.printables.map(toPage(printableRoute)),
  ...content.articles.map(toPage(articleRoute)),
];

const toPage =
  <Id>(getRoute: (id: Id) => Route) =>
  (preview: Preview & { id: Id }): PreviewedPage => ({ path: getRoute(preview.id), preview });

/**
 * Draws new and changed pictures, and removes old ones.
 *
 * @returns The number drawn.
 */
export async function makePreviews(
  previewed: readonly PreviewedPage[],
  publicFolder: string,
  siteName: string,
): Promise<number> {
  const material = await collectMaterial(publicFolder, siteName);
  const wanted = new Map<string, (file: string) => Promise<unknown>>();
  for (const { path: page, preview } of previewed) {
    const { src } = preview.image;
    const picture = await readFile(path.join(publicFolder, src));
    const shown = { title: preview.title, tone: preview.color, picture, isPhoto: isPhoto(src) };
    wanted.set(previewFile(page, getDigest(shown, material)), async (file) =>
      sharp(await drawPreview(shown, material))
        .jpeg(JPEG)
        .toFile(file),
    );
  }
  return updateFolder(path.join(publicFolder, PREVIEWS_FOLDER), wanted);
}

/** A digest of everything that the picture depends on, its drawing code included. */
function getDigest({ title, tone, picture }: Shown, material: Material): string {
  const colours = ['ink', 'paper', `ground-${tone}`].map(material.colour);
  return createHash('sha256')
    .update(JSON.stringify([title, colours, material, JPEG]))
    .update(picture)
    .update(DRAWING)
    .digest('hex')
    .slice(0, 10);
}

const DRAWING = readFileSync('scripts/prepare/previewPicture.tsx');

async function collectMaterial(folder: string, siteName: string): Promise<Material> {
  const read = async (name: string) => dataUrl('svg+xml', await readFile(path.join(folder, name)));
  return {
    siteName,
    face: await posterFace(),
    logo: await read('logo.svg'),
    pattern: await read('pattern-indigo.svg'),
    band: await read('band.svg'),
    colour: readColour,
  };
}
