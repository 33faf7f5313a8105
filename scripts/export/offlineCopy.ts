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
  const manifest: OfflineFile[] = [];
  for (const url of [`${basePath}/${OFFLINE_PAGES_FILE}`, ...others]) {
    const content = await read(url);
    // What the build has written is named by its digest already.
    const revision = url.includes('/_next/static/') ? null : digest('md5', content, 'hex');
    manifest.push({ url, revision, integrity: integrityOf(content) });
  }
  const commonFiles = await Promise.all(
    common.map(async (url) => ({ url, integrity: integrityOf(await read(url)) })),
  );
  const worker = await bundle('lib/serviceWorker/worker.ts', 'es2020', {
    MANIFEST: JSON.stringify(manifest),
    COMMON_FILES: JSON.stringify(commonFiles),
    LASTING_FOLDERS: JSON.stringify(lastingFolders),
    VERSION: JSON.stringify(digest('sha256', pack, 'hex').slice(0, 8)),
  });
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
  return manifest;
}

/** Writes a worker that takes itself and its caches away. */
export async function retireOfflineCopy({ directory }: { directory: string }): Promise<void> {
  const worker = await bundle('lib/serviceWorker/retiredWorker.ts');
  await writeFile(join(directory, WORKER_FILE), `${worker}\n`);
}

const digest = (kind: 'md5' | 'sha256', content: string | Buffer, form: 'hex' | 'base64') =>
  createHash(kind).update(content).digest(form);

const integrityOf = (content: Buffer) => `sha256-${digest('sha256', content, 'base64')}`;
