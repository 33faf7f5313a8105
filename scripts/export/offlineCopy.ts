import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
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
import { ROOT } from '../root';
import { ownTexts, pageFiles } from './offline/pageFiles';
import { packTexts } from './offline/pagePack';

export interface OfflineCopyOptions {
  /** Folder of the export, its pages finished. */
  directory: string;
  basePath: string;
}

/** What the worker fetches ahead: an address, and a digest of what it gives unless named by it. */
export interface OfflineFile {
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
  const pages: Record<string, string> = {};
  const routes = offlineRoutes(
    services.map(({ id }) => id),
    sheets.map(({ id }) => id),
  );
  for (const route of [...routes, OFFLINE_ROUTE]) {
    const name = route === '/' ? '/index' : route;
    pages[route] = await readFile(join(directory, `${name}.html`), 'utf8');
  }
  const toFile = (address: string) => address.slice(basePath.length + 1);
  const texts = { ...pages };
  for (const address of Object.values(pages).flatMap(ownTexts)) {
    texts[address] = await readFile(join(directory, toFile(address)), 'utf8');
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
  const lost = addresses.map(toFile).filter((file) => !existsSync(join(directory, file)));
  if (lost.length > 0) throw new Error(`Not in the export: ${lost.join(', ')}`);

  const { manifestEntries, warnings } = await getManifest({
    globDirectory: directory,
    globPatterns: [
      OFFLINE_PAGES_FILE,
      ...addresses.filter((address) => !common.includes(address)).map(toFile),
    ],
    // Their names bear a digest already.
    dontCacheBustURLsMatching: /_next\/static\//,
    modifyURLPrefix: { '': `${basePath}/` },
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const integrityOf = async (address: string) => {
    const content = await readFile(join(directory, toFile(address)));
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  };
  const manifest = await Promise.all(
    manifestEntries.map(async ({ url, revision }) => ({
      url,
      revision,
      integrity: await integrityOf(url),
    })),
  );
  const commonFiles = await Promise.all(
    common.map(async (url) => ({ url, integrity: await integrityOf(url) })),
  );
  await bundle('scripts/export/offline/worker.ts', directory, {
    MANIFEST: JSON.stringify(manifest),
    COMMON_FILES: JSON.stringify(commonFiles),
    LASTING_FOLDERS: JSON.stringify(lastingFolders),
    VERSION: JSON.stringify(createHash('sha256').update(pack).digest('hex').slice(0, 8)),
  });
  return manifest;
}

/** Writes a worker that takes itself and its caches away. */
export async function retireOfflineCopy({ directory }: { directory: string }): Promise<void> {
  await bundle('scripts/export/offline/retiredWorker.ts', directory, {});
}

async function bundle(entry: string, directory: string, define: Record<string, string>) {
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile: join(directory, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Without it the parts of Workbox tell the console all that they do.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    alias: { '@': ROOT },
  });
}
