/**
 * `npm run compress`: writes a compressed copy beside each text file of the export, for nginx,
 * which then sends it as it is. Netlify and Cloudflare Pages compress by themselves.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(?:html|txt|js|css|svg|xml|json|webmanifest)$/;
/** Smaller files fit into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Writes the compressed copies.
 *
 * @param directory Folder of the export.
 * @param options.brotli Writes copies for Brotli too, as the hosts compress that do it by
 *   themselves.
 * @returns How many files have copies.
 */
export async function compressExport(directory: string, { brotli = false } = {}): Promise<number> {
  let count = 0;
  for (const name of await readdir(directory, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const path = join(directory, name);
    const content = await readFile(path);
    if (content.length < LEAST_BYTES) continue;
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    if (brotli) await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    count += 1;
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`✓ ${await compressExport('out')} fichiers comprimés`);
}
