import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortClassNames } from './shortClassNames';

/** Folders of hashed files: the loader, the pages' data, and the deferred styles. */
export const LOADER_FOLDER = '_next/static/loader';
export const DATA_FOLDER = '_next/static/data';
export const DEFERRED_FOLDER = '_next/static/deferred';

const TEXT = /\.(?:html|txt|js|css)$/;

export type ExportFolder = ReturnType<typeof exportFolder>;

/**
 * The export of Next, addressed by URL paths.
 *
 * @param basePath The base path of the site; empty at the root.
 * @param files The files of the export.
 */
export function exportFolder(directory: string, basePath: string, files: readonly string[]) {
  const readFile = (file: string) => readFileSync(join(directory, file), 'utf8');
  const shorten = shortClassNames(files.filter((file) => file.endsWith('.css')).map(readFile));
  const texts = new Map<string, string>();
  return {
    basePath,
    /** The URL paths of the files that may have class names. */
    addresses: files.filter((file) => TEXT.test(file)).map((file) => `${basePath}/${file}`),
    /** The text of a file with short class names, cached: pages share files. */
    read: (address: string): string => {
      const text = texts.get(address) ?? shorten(readFile(address.slice(basePath.length)));
      texts.set(address, text);
      return text;
    },
    write: (address: string, text: string): void =>
      writeFileSync(join(directory, address.slice(basePath.length)), text),
    /** Writes a file named by its content hash, and returns its URL path. */
    writeHashed: (text: string, folder: string, extension: string): string => {
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const name = `${folder}/${digest}.${extension}`;
      mkdirSync(join(directory, folder), { recursive: true });
      writeFileSync(join(directory, name), text);
      return `${basePath}/${name}`;
    },
  };
}
