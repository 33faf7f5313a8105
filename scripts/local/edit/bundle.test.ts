import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'playwright/test';
import { bundleEditor } from './bundle';
import { localPlace } from './gitea';

test('all that the editor needs lies beside its page', async () => {
  const outdir = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await bundleEditor({ outdir, place: localPlace('http://localhost:4400', 'http://localhost') });
  const files = await readdir(outdir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeLessThan(30);
  expect(files).toContain('admin-files/LICENSE.txt');
  const texts = scripts.map((file) => readFile(path.join(outdir, file), 'utf8'));
  const all = (await Promise.all(texts)).join('\n');
  // The typefaces lie beside the scripts that name them, the pictograms cut to those that are used.
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(all).toContain(font.slice('admin-files/'.length));
  const icons = fonts.find((font) => font.includes('material-symbols')) ?? '';
  expect((await readFile(path.join(outdir, icons))).length).toBeLessThan(40_000);

  const page = await readFile(path.join(outdir, 'admin.html'), 'utf8');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self'/);
  expect(page).not.toContain('https:');
  await rm(outdir, { recursive: true });
});

test('a copy of the project that is new starts: nothing asks for what is compiled later', async () => {
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
