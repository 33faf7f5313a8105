import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startScript } from '@/scripts/checks/scriptTesting';
import { writeFiles } from '@/scripts/folderTesting';

test('leaves no export if a page cannot be finished', async () => {
  const folder = test.info().outputPath('site');
  const page = '<html></html>';
  await writeFiles(join(folder, 'out'), { '404.html': page, 'index.html': page, 'a.css': page });
  const script = startScript('scripts/export/postbuild.ts', folder);
  let output = '';
  script.stderr.on('data', (part: Buffer) => (output += String(part)));
  expect(await once(script, 'close')).toEqual([1, null]);
  expect(output).toContain("404.html can't be finished.");
  expect(existsSync(join(folder, 'out'))).toBe(false);
});
