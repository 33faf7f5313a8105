import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a build writes for pages, by names that it alone gives. */
const BUILT = /^_next\W.*\.(?:js|css)$/;
/** What can name a file of a page. */
const NAMING = /\.(?:html|js|css|txt)$/;

/**
 * The scripts and styles of an export whose names stand nowhere in it: Next's polyfills for
 * browsers that can't read its other scripts, and its lists for a router that this site has not.
 * Each would be put onto the host with every version.
 */
export async function orphanedAssets(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  const naming = files.filter((file) => NAMING.test(file));
  const texts = await Promise.all(naming.map((file) => readFile(join(directory, file), 'utf8')));
  return files.filter(
    (file) => BUILT.test(file) && !texts.some((text) => text.includes(basename(file))),
  );
}
