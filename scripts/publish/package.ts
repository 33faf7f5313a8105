/**
 * `npm run package`, after the launch check and a live build: compresses the site and packs it into
 * one archive, to be unpacked by the file manager of a shared host. Uploads of single files there
 * skip hidden ones, such as `.htaccess`.
 *
 * It always builds, so that no outdated or demonstration build is published.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { filesIn } from '@/scripts/files';
import { RECORD_FILE } from './upload';
import { compressExport } from '@/scripts/export/compress';

const PACKAGE = 'site.zip';

/** Compressed formats. */
const PACKED = /\.(?:avif|br|gz|jpg|jpeg|png|webp|woff2)$/;
/** Unix, permissions 644. */
const UNIX = 3;
const READABLE = 0o100644 * 2 ** 16;

/**
 * Packs an export into an archive, with its content at the root; `count` is the number of files.
 */
export async function packExport(directory: string): Promise<{ zip: Uint8Array; count: number }> {
  const names = await filesIn(directory);
  const files: Zippable = {};
  for (const name of names) {
    const level = PACKED.test(name) ? 0 : 9;
    files[name] = [await readFile(join(directory, name)), { level, os: UNIX, attrs: READABLE }];
  }
  // Resets the record of `npm run upload`: its next run sends everything.
  files[RECORD_FILE] = new TextEncoder().encode('{}');
  return { zip: zipSync(files), count: names.length };
}

if (process.argv[1] === import.meta.filename) {
  await import('@/scripts/export/environment');
  const { absoluteUrl } = await import('@/lib/metadata/metadata');
  await compressExport('out');
  const { zip, count } = await packExport('out');
  await writeFile(PACKAGE, zip);
  const size = (zip.length / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  console.log(
    `✓ ${PACKAGE} : ${count} fichiers, ${size} Mo. La suite : docs/publication.md, « Sans FTP ni SSH ». Puis voir le site : ${absoluteUrl('/')}`,
  );
}
