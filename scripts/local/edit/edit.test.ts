import { build } from 'esbuild';
import { expect, test } from 'playwright/test';

test('the editor starts in a new copy of the project', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/local/edit.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    alias: { '@': process.cwd() },
    logLevel: 'error',
  });
  expect(Object.keys(metafile.inputs).filter((file) => /\/generated\//.test(file))).toEqual([]);
});
