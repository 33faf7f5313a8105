import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of hashed files: Next's scripts, the loader, the pages' data, and the deferred styles. */
export const CHUNKS_FOLDER = '_next/static/chunks';
export const LOADER_FOLDER = '_next/static/loader';
export const DATA_FOLDER = '_next/static/data';
export const DEFERRED_FOLDER = '_next/static/deferred';

export type ExportFolder = ReturnType<typeof exportFolder>;

/**
 * The export of Next, addressed by the URLs of its pages.
 *
 * @param basePath The base path of the site; empty at the root.
 */
export function exportFolder(directory: string, basePath: string) {
  const texts = new Map<string, string>();
  const getFile = (address: string) => join(directory, address.slice(basePath.length));
  return {
    directory,
    basePath,
    /** The file of a URL path. */
    getFile,
    /** The text of a file, cached: pages share files. */
    read: (address: string): string => {
      const text = texts.get(address) ?? readFileSync(getFile(address), 'utf8');
      texts.set(address, text);
      return text;
    },
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
