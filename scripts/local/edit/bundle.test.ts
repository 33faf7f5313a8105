import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'playwright/test';
import { bundleEditor, withWords } from './bundle';
import { localPlace } from './gitea';
import { cutIcons } from './icons';

const PACKAGE = 'node_modules/@sveltia/cms';

/**
 * The package is before its first major version, and the editor leans on more of it than it
 * promises. A newer one that fails here is to be looked at before it is taken.
 */
test.describe('what the editor leans on in its package', () => {
  const source = readFileSync(`${PACKAGE}/npm/index.js`, 'utf8');

  test('is there: a sign-in of before, the settings, an error that is shown as it stands', () => {
    for (const name of ['sveltia-cms.user', 'sveltia-cms.prefs', 'saving_failed', 'preSave']) {
      expect(source).toContain(name);
    }
  });

  test('says in French what the owner meets', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const ours = withWords(read(`${PACKAGE}/locales/fr.json`), read('editor/words.json'));
    const flat = (words: object, above = ''): string[] =>
      Object.entries(words).flatMap(([name, word]) =>
        typeof word === 'object' ? flat(word, `${above}${name}.`) : [above + name],
      );
    const known = new Set(flat(ours));
    const missing = flat(read(`${PACKAGE}/locales/en-US.json`)).filter((it) => !known.has(it));
    // Faults of a configuration, which a test holds, and a storage that is not used.
    expect(missing.filter((it) => !/^(config|cloud_storage)\./.test(it))).toEqual([]);
  });

  test('says it in her words, not in those of its trade', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const words = withWords(read(`${PACKAGE}/locales/fr.json`), read('editor/words.json'));
    // Faults of a configuration, and ways of working that are not offered.
    const shown = Object.entries(words).filter(
      ([name]) => !/^(config|cloud_storage|.*workflow|open_authoring)$/.test(name),
    );
    const said = JSON.stringify(Object.fromEntries(shown)).replace(/\{\$\w+\}|"\w+":/g, '');
    expect(
      said.match(
        /(?<!touche )(entrée|ressource|collection|validation|slug|markdown|dépôt|développeur|liens entrants|texte alternatif)s?(?!\p{L})/giu,
      ),
    ).toBeNull();
  });
});

test('nothing of the bundle comes from another host, and nothing is in vain', async () => {
  const outdir = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await bundleEditor({ outdir, place: localPlace('http://localhost:4400', 'http://localhost') });
  const files = await readdir(outdir, { recursive: true });
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(30);
  expect(files).toContain('admin-files/LICENSE.txt');
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(path.join(outdir, file), 'utf8')),
  );
  const all = texts.join('\n');
  expect(all).not.toMatch(/jsdelivr|unpkg\.com\/@sveltia\/cms|statuspage|status\.json/);
  const fonts = [...all.matchAll(/url\((\/admin-files\/assets\/[^)]+\.woff2)\)/g)];
  expect(fonts).toHaveLength(3);
  for (const [, font = ''] of fonts) expect(files).toContain(font.slice(1));

  const icons = fonts.find(([, font]) => font?.includes('material-symbols'))?.[1] ?? '';
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

test('an icon that the typeface does not have is named before anybody misses it', async () => {
  const file = readdirSync(`${PACKAGE}/npm/assets`).find((name) => /^material.*2$/.test(name));
  const typeface = readFileSync(`${PACKAGE}/npm/assets/${file}`);
  const scripts = (icon: string) => `font-variation-settings:"wght" 300;icon:"${icon}"`;
  expect((await cutIcons(typeface, scripts('stethoscope'))).length).toBeLessThan(5000);
  await expect(cutIcons(typeface, scripts('stethoskop'))).rejects.toThrow('no « stethoskop »');
});
