/**
 * `npm run compress`: writes compressed copies beside each text file of the export, for nginx and
 * Apache, which then send them as they are: Brotli at its best where the host and the browser know
 * it, gzip elsewhere. Netlify and Cloudflare Pages compress by themselves.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED_EXTENSIONS, withCompressedCopies } from './htaccess';
import { expectFinished } from './version';

const TEXT = new RegExp(`\\.(?:${COMPRESSED_EXTENSIONS.join('|')})$`);
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 1024;

/**
 * Writes the compressed copies.
 *
 * @param options.quality Of Brotli, from 0 to 11. The best takes half a minute.
 * @returns How many files have copies.
 * @throws Error with a French sentence where a folder holds no finished export.
 */
export async function compressExport(directory: string, { quality = 11 } = {}): Promise<number> {
  expectFinished(directory);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compress = async (name: string) => {
    const path = join(directory, name);
    const content = await readFile(path);
    if (content.length < MIN_BYTES) return false;
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    return true;
  };
  const rules = join(directory, '.htaccess');
  await writeFile(rules, withCompressedCopies(await readFile(rules, 'utf8')));
  const names = await readdir(directory, { recursive: true });
  const done = await Promise.all(names.filter((name) => TEXT.test(name)).map(compress));
  return done.filter(Boolean).length;
}

if (process.argv[1] === import.meta.filename) {
  console.log(`✓ ${await compressExport('out')} fichiers comprimés`);
}
