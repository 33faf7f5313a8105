/**
 * `npm run package`, after the launch check and a live build: compresses the site, and puts it into
 * one file for the file manager of a rented host, where it is unpacked. File by file, these programs
 * would leave out the hidden ones, without which Apache shows the home page alone.
 *
 * It always builds: an owner who forgets to would put an older site online, or the demonstration.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { filesIn } from '@/scripts/files';
import { RECORD_FILE } from './upload';
import { compressExport } from '@/scripts/export/compress';

const PACKAGE = 'site.zip';

/** Kinds of files that are compressed by themselves. */
const PACKED = /\.(?:avif|br|gz|jpg|jpeg|png|webp|woff2)$/;
/** A file of Unix that everybody may read, and that only its owner may change. */
const UNIX = 3;
const READABLE = 0o100644 * 2 ** 16;

/** Puts an export into one archive, its content at the root; `count` says how many files it has. */
export async function packExport(directory: string): Promise<{ zip: Uint8Array; count: number }> {
  const names = await filesIn(directory);
  const files: Zippable = {};
  for (const name of names) {
    const level = PACKED.test(name) ? 0 : 9;
    files[name] = [await readFile(join(directory, name)), { level, os: UNIX, attrs: READABLE }];
  }
  // What `npm run upload` notes at the host no longer holds: its next run sends everything.
  files[RECORD_FILE] = new TextEncoder().encode('{}');
  return { zip: zipSync(files), count: names.length };
}

if (process.argv[1] === import.meta.filename) {
  await compressExport('out');
  const { zip, count } = await packExport('out');
  await writeFile(PACKAGE, zip);
  const size = (zip.length / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  console.log(
    `✓ ${PACKAGE} : ${count} fichiers, ${size} Mo. La suite : docs/publication.md, « Sans FTP ni SSH ».`,
  );
}
