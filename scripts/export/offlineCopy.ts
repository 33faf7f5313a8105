import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getManifest } from 'workbox-build';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { PHOTOS_FOLDER } from '@/lib/site/photos';
import {
  OFFLINE_PAGES_FILE,
  OFFLINE_ROUTE,
  offlineRoutes,
  WORKER_FILE,
} from '@/lib/navigation/offline';
import { bundle } from './bundle';
import { ownTexts, pageFiles } from './offline/pageFiles';
import { packTexts } from './offline/pagePack';

interface OfflineCopyOptions {
  /** Folder of the export, its pages finished. */
  directory: string;
  basePath: string;
}

/** What the worker fetches ahead: an address, and a digest of what it gives unless named by it. */
interface OfflineFile {
  url: string;
  revision: string | null;
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
  const isLasting = (address: string) => lastingFolders.some((it) => address.startsWith(it));
  const filesOfPages = Object.values(pages).map(pageFiles);
  const addresses = [...new Set(filesOfPages.flat())];
  const common = addresses.filter(
    (address) => isLasting(address) && filesOfPages.every((files) => files.includes(address)),
  );
  const others = addresses.filter((address) => !common.includes(address));
  const toFile = (address: string) => address.slice(basePath.length + 1);
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: directory,
    globPatterns: [OFFLINE_PAGES_FILE, ...others.map(toFile)],
    // Their names bear a digest already.
    dontCacheBustURLsMatching: /_next\/static\//,
    modifyURLPrefix: { '': `${basePath}/` },
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const manifest: OfflineFile[] = await Promise.all(
    manifestEntries.map(async ({ url, revision }) => ({
      url,
      revision,
      integrity: integrityOf(await read(url)),
    })),
  );
  const commonFiles = await Promise.all(
    common.map(async (url) => ({ url, integrity: integrityOf(await read(url)) })),
  );
  const worker = await bundle('scripts/export/offline/worker.ts', 'es2020', {
    MANIFEST: JSON.stringify(manifest),
    COMMON_FILES: JSON.stringify(commonFiles),
    LASTING_FOLDERS: JSON.stringify(lastingFolders),
    VERSION: JSON.stringify(createHash('sha256').update(pack).digest('hex').slice(0, 8)),
  });
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
  return manifest;
}

/** Writes a worker that takes itself and its caches away. */
export async function retireOfflineCopy({ directory }: { directory: string }): Promise<void> {
  const worker = await bundle('scripts/export/offline/retiredWorker.ts');
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
}

const integrityOf = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
