import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { PHOTOS_FOLDER } from '@/lib/site/photos';
import {
  OFFLINE_PAGES_FILE,
  OFFLINE_ROUTE,
  offlineRoutes,
  WORKER_FILE,
} from '@/lib/navigation/offline';
import { packTexts } from '@/lib/serviceWorker/textPack';
import { bundle } from './bundle';
import { ownTexts, pageFiles } from './pageFiles';

interface OfflineCopyOptions {
  /** Folder of the export, its pages finished. */
  directory: string;
  basePath: string;
}

/** What the worker fetches ahead. */
interface OfflineFile {
  url: string;
  /** By which the worker and the browser know what it gives, to the letter. */
  integrity: string;
}

/**
 * Writes the service worker of an export, and the pages and their own texts that it keeps in one file.
 *
 * @returns The files that the worker fetches when it is installed.
 * @throws Error where a page or one of its files is missing.
 */
export async function writeOfflineCopy(options: OfflineCopyOptions): Promise<OfflineFile[]> {
  const { directory, basePath } = options;
  const read = (address: string) => readFile(join(directory, address.slice(basePath.length)));
  const pages: Record<string, string> = {};
  const routes = offlineRoutes(
    services.map(({ id }) => id),
    sheets.map(({ id }) => id),
  );
  for (const route of [...routes, OFFLINE_ROUTE]) {
    pages[route] = `${await read(`${basePath}${route === '/' ? '/index' : route}.html`)}`;
  }
  const texts = { ...pages };
  for (const address of Object.values(pages).flatMap(ownTexts)) {
    texts[address] = `${await read(address)}`;
  }
  const pack = JSON.stringify(packTexts(texts));
  await writeFile(join(directory, OFFLINE_PAGES_FILE), pack);

  const lastingFolders = ['/_next/static/', `${PHOTOS_FOLDER}/`].map((it) => basePath + it);
  const addresses = new Set(Object.values(pages).flatMap(pageFiles));
  // The pages last: their files are there by then.
  const manifest = await Promise.all(
    [...addresses, `${basePath}/${OFFLINE_PAGES_FILE}`].map(async (url) => ({
      url,
      integrity: `sha256-${digest(await read(url), 'base64')}`,
    })),
  );
  const worker = await bundle('lib/serviceWorker/worker.ts', 'es2020', {
    MANIFEST: JSON.stringify(manifest),
    LASTING_FOLDERS: JSON.stringify(lastingFolders),
    VERSION: JSON.stringify(digest(pack, 'hex').slice(0, 8)),
  });
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
  return manifest;
}

/** Writes a worker that takes itself and its caches away. */
export async function retireOfflineCopy({ directory }: { directory: string }): Promise<void> {
  const worker = await bundle('lib/serviceWorker/retiredWorker.ts');
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
}

const digest = (content: string | Buffer, form: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(form);
