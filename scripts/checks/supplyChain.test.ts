import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'playwright/test';
import { ROOT } from '../root';

/** What the site is made of from elsewhere: which version, what it may do here, whose it is. */

interface Package {
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  optional?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lock: Record<string, Package> = read('package-lock.json').packages;
const { dependencies, devDependencies, allowScripts } = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

test('every version is exact, and every package is known by its digest', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  for (const [path, { integrity, optional }] of Object.entries(lock)) {
    // The optional ones without are programs for other machines than the one that locked them.
    if (path && !optional) expect(integrity, path).toMatch(/^sha512-/);
  }
});

test('no package runs a script of its own when it is installed', () => {
  const wanting = Object.keys(lock).filter((path) => lock[path]?.hasInstallScript);
  const refused = Object.fromEntries(
    // esbuild would check that its program for this machine starts: it works without that.
    wanting.map((path) => [path.replace('node_modules/', ''), false]),
  );
  // npm asks for a word on each of them, and refuses in its next version what has none.
  expect(allowScripts).toEqual(refused);
});

test.describe('licences', () => {
  const FOLDER = 'public/licenses';

  /** Named by what ships, and yet not in any file of the site. */
  const staysHere: Record<string, string> = {
    '@next/env': 'reads .env files at build',
    'baseline-browser-mapping': 'names browsers at build',
    'caniuse-lite': 'names browsers at build',
    'client-only': 'has no code',
    'js-tokens': 'serves loose-envify',
    'loose-envify': 'serves builds with Browserify',
    nanoid: 'serves postcss',
    picocolors: 'serves postcss',
    postcss: 'reads style sheets at build',
    'source-map-js': 'serves postcss',
    'styled-jsx': 'serves the pages router',
    tslib: 'serves builds of older targets',
  };

  /** Fonts and icons are installed for the build alone; what it takes out of them ships. */
  const drawn = [
    'atkinson-hyperlegible-next-OFL.txt',
    'bricolage-grotesque-OFL.txt',
    'phosphor-icons-MIT.txt',
  ];

  /** What is bundled beside Next's scripts: the worker, and what starts the page. */
  const BUNDLED = ['lib/serviceWorker/worker.ts', 'lib/lateStart/loader.ts'];

  /** The packages whose code ends up in a bundle of the build's own. */
  async function bundled(): Promise<string[]> {
    const options = { bundle: true, write: false, metafile: true, alias: { '@': ROOT } } as const;
    const { metafile } = await build({ ...options, entryPoints: BUNDLED, outdir: ROOT });
    const files = Object.keys(metafile.inputs).join('\n');
    return [...files.matchAll(/^node_modules\/(?:@[^/]+\/)?[^/]+/gm)].map(([path]) => path);
  }

  /** The packages behind those that ship, as Node would find them. */
  async function shipped(): Promise<string[]> {
    const paths = new Set<string>(await bundled());
    const visit = (name: string, from: string) => {
      const nested = `${from}/node_modules/${name}`;
      const path = nested in lock ? nested : `node_modules/${name}`;
      if (paths.has(path) || name in staysHere) return;
      paths.add(path);
      for (const next of Object.keys(lock[path]?.dependencies ?? {})) visit(next, path);
    };
    for (const name of Object.keys(dependencies)) visit(name, '');
    return [...paths];
  }

  const fileOf = (path: string) =>
    `${path.replace(/^.*node_modules\/@?/, '').replace('/', '-')}-${lock[path]?.license}.txt`;

  test('of every package that ships are given with the site, to the letter', async () => {
    for (const path of await shipped()) {
      const original = readdirSync(path).find((name) =>
        /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name),
      );
      const copy = join(FOLDER, fileOf(path));
      expect(existsSync(copy), `${copy}, a copy of ${path}/${original}`).toBe(true);
      // Git gives each text the same ends of lines.
      const text = readFileSync(join(path, original ?? ''), 'utf8').replaceAll('\r\n', '\n');
      expect(readFileSync(copy, 'utf8').trim(), copy).toBe(text.trim());
    }
  });

  test('of nothing else are, but fonts and icons', async () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...(await shipped()).map(fileOf), ...drawn].sort());
  });

  test('are all free ones', async () => {
    for (const path of await shipped()) {
      expect(['MIT', 'BSD-3-Clause', 'Apache-2.0', 'ISC', '0BSD'], path).toContain(
        lock[path]?.license,
      );
    }
  });
});
