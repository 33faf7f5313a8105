import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startScript } from '@/scripts/checks/scriptTesting';

test('leaves no export if a page cannot be finished', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unfinished-'));
  await mkdir(join(folder, 'out'));
  for (const file of ['404.html', 'index.html', 'a.css']) {
    await writeFile(join(folder, 'out', file), '<html></html>');
  }
  const script = startScript('scripts/export/postbuild.ts', folder);
  let output = '';
  script.stderr.on('data', (part: Buffer) => (output += String(part)));
  expect(await once(script, 'close')).toEqual([1, null]);
  expect(output).toContain("404.html can't be finished.");
  expect(existsSync(join(folder, 'out'))).toBe(false);
  await rm(folder, { recursive: true });
});
