/**
 * `npm run package`, after the launch check and a live build: packs the site into one archive, to be
 * unpacked by the file manager of a shared host. Uploads of single files there
 * skip hidden ones, such as `.htaccess`.
 *
 * It always builds, so that no outdated or demonstration build is published.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { filesIn } from '@/scripts/files';
import { expectFinished } from '@/scripts/export/version';

const PACKAGE = 'site.zip';

/** Compressed formats. */
const PACKED = /\.(?:avif|jpg|jpeg|png|webp|woff2)$/;
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
  return { zip: zipSync(files), count: names.length };
}

if (process.argv[1] === import.meta.filename) {
  await import('@/scripts/export/environment');
  const { absoluteUrl } = await import('@/lib/metadata/metadata');
  expectFinished('out');
  const { zip, count } = await packExport('out');
  await writeFile(PACKAGE, zip);
  const size = (zip.length / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  console.log(
    `✓ ${PACKAGE} : ${count} fichiers, ${size} Mo. La suite : docs/publication.md, « Par l’archive ». Puis voir le site : ${absoluteUrl('/')}`,
  );
}
