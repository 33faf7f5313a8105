import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Build output with generated names. */
const GENERATED = /^_next\W.*\.(?:js|css)$/;
/** Files that may refer to others. */
const REFERRING = /\.(?:html|js|css|txt)$/;

/**
 * The scripts and styles of an export that nothing refers to: polyfills for legacy browsers, and
 * manifests of a router that this site does not use. They would be uploaded with each deployment.
 */
export async function orphanedAssets(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  const referring = files.filter((file) => REFERRING.test(file));
  const texts = await Promise.all(referring.map((file) => readFile(join(directory, file), 'utf8')));
  return files.filter(
    (file) => GENERATED.test(file) && !texts.some((text) => text.includes(basename(file))),
  );
}
