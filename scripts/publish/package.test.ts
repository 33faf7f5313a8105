import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { packExport } from './package';

const FILES: Record<string, string> = {
  '.htaccess': 'RewriteEngine On',
  '_next/static/.htaccess': 'Header',
  '404.html': 'INTROUVABLE',
  'about.html': 'À PROPOS '.repeat(200),
  'about/__next.$d$id.txt': 'PAYLOAD',
  'photos-reduites/été à l’étage.jpg': 'PHOTO',
};

test('archives every file of the export, hidden ones included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { zip, count } = await packExport(folder);
  await rm(folder, { recursive: true });
  const unpacked = Object.entries(unzipSync(zip)).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  // The next upload sends everything.
  expect(Object.fromEntries(unpacked)).toEqual({ ...FILES, '.published.json': '{}' });
  expect(count).toBe(unpacked.length - 1);
  expect(zip.length).toBeLessThan(2000);
  // Unix, mode 644: hosts unpack files with the permissions of the archive.
  const entry = Buffer.from(zip).indexOf('PK\u0001\u0002');
  const rights = Buffer.from(zip).readUInt32LE(entry + 38) >>> 16;
  expect([zip[entry + 5], rights]).toEqual([3, 0o100644]);
});
