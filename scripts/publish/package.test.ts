import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { writeFiles } from '@/scripts/folderTesting';
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
  const folder = test.info().outputPath('out');
  await writeFiles(folder, FILES);
  const { zip, count } = await packExport(folder);
  const unpacked = Object.entries(unzipSync(zip)).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  expect(Object.fromEntries(unpacked)).toEqual(FILES);
  expect(count).toBe(unpacked.length);
  expect(zip.length).toBeLessThan(2000);
  // Unix, mode 644: hosts unpack files with the permissions of the archive.
  const entry = Buffer.from(zip).indexOf('PK\u0001\u0002');
  const rights = Buffer.from(zip).readUInt32LE(entry + 38) >>> 16;
  expect([zip[entry + 5], rights]).toEqual([3, 0o100644]);
});
