/**
 * `npm run compress`: writes `.br` and `.gz` copies of the text files of the export, which nginx
 * and Apache send as they are. Netlify and Cloudflare Pages compress by themselves.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED_EXTENSIONS, withCompressedCopies } from './htaccess';
import { expectFinished } from './version';

const TEXT = new RegExp(`\\.(?:${COMPRESSED_EXTENSIONS.join('|')})$`);
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;

/**
 * @param options.quality Of Brotli, 0 to 11. The maximum takes half a minute.
 * @returns The number of files with copies.
 * @throws Error in French if the folder has no finished export.
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
  const results = await Promise.all(names.filter((name) => TEXT.test(name)).map(compress));
  return results.filter(Boolean).length;
}

if (process.argv[1] === import.meta.filename) {
  console.log(`✓ ${await compressExport('out')} fichiers comprimés`);
}
