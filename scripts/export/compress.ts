/**
 * `npm run compress`: writes compressed copies beside each text file of the export, for nginx and
 * Apache, which then send them as they are: Brotli at its best where the host and the browser know
 * it, gzip elsewhere. Netlify and Cloudflare Pages compress by themselves.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COPIED, withCopies } from './htaccess';
import { expectFinished } from './version';

const TEXT = new RegExp(`\\.(?:${COPIED.join('|')})$`);
/** Smaller files fit into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Writes the compressed copies.
 *
 * @param directory Folder of the export.
 * @param options.quality Of Brotli, from 0 to 11. The best takes half a minute.
 * @returns How many files have copies.
 */
export async function compressExport(directory: string, { quality = 11 } = {}): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compress = async (name: string) => {
    const path = join(directory, name);
    const content = await readFile(path);
    if (content.length < LEAST_BYTES) return false;
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    return true;
  };
  await tellApache(join(directory, '.htaccess'));
  const names = await readdir(directory, { recursive: true });
  const done = await Promise.all(names.filter((name) => TEXT.test(name)).map(compress));
  return done.filter(Boolean).length;
}

/** Apache is told of the copies by its own rules. */
async function tellApache(file: string): Promise<void> {
  if (existsSync(file)) await writeFile(file, withCopies(await readFile(file, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  expectFinished('out');
  console.log(`✓ ${await compressExport('out')} fichiers comprimés`);
}
