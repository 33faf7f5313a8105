/** The number of a build follows from its scripts, so that a page which did not change stays as it is. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS } from './nextOutput';

/**
 * Next draws a number by lot for each build and writes it into the data of every page: one price
 * more, and the host, the browser and whoever publishes would take all pages for new. It asks for it
 * only to keep the pages of one set of scripts apart from those of another.
 *
 * @param directory The export.
 * @param drawn The number that Next has drawn: `.next/BUILD_ID`.
 * @returns The number that stands there now.
 * @throws If no page bears the number that was drawn.
 */
export async function settleBuildId(directory: string, drawn: string): Promise<string> {
  const chunks = await readdir(join(directory, '_next', CHUNKS));
  // As long as the other: the data count the bytes of their texts.
  const settled = createHash('sha512')
    .update(chunks.sort().join())
    .digest('base64url')
    .slice(0, drawn.length);
  const files = await readdir(directory, { recursive: true });
  let found = 0;
  for (const file of files.filter((name) => /\.(html|txt)$/.test(name))) {
    const path = join(directory, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(drawn)) continue;
    await writeFile(path, text.replaceAll(drawn, settled));
    found += 1;
  }
  if (found === 0) throw new Error(`No page bears the number of its build, ${drawn}.`);
  // Manifests that nothing here asks for.
  for (const folder of ['_next', '_next/static']) {
    await rm(join(directory, folder, drawn), { recursive: true, force: true });
  }
  return settled;
}
