import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test as base } from 'playwright/test';
import { writeFiles } from '@/scripts/folderTesting';
import type { Host } from './host';
import { hostAt } from './hosts';
import { RECORD_FILE, upload } from './upload';

type Site = Record<string, string>;

/** A small export; each version has a script of its own. */
const getSite = (version: string, articles: number): Site => ({
  '.htaccess': `# ${version}`,
  [`_next/static/chunks/${version}.js`]: `// ${version}`,
  'index.html': version,
  'logo.svg': 'logo',
  'version.json': `{"commit":"${version}"}`,
  ...Object.fromEntries(
    Array.from({ length: articles }, (_, id) => [`blogDetails/${id}.html`, version]),
  ),
});
const BEFORE = getSite('before', 3);
const AFTER = getSite('after', 2);
const OF_OTHERS = { '.well-known/token': 'TOKEN', 'cgi-bin/hit.cgi': 'HIT' };
const OLD_SCRIPT = '_next/static/chunks/before.js';
const PUBLISHED = { ...AFTER, ...OF_OTHERS, [OLD_SCRIPT]: BEFORE[OLD_SCRIPT] };

/** A host in memory, which fails after so many steps. */
class FakeHost implements Host {
  there = new Map(Object.entries(OF_OTHERS));
  steps = Infinity;
  asked: string[] = [];

  staged = new Map<string, string>();

  read = async (file: string) => this.there.get(file);
  write = async (file: string, text: string) => {
    this.step();
    this.there.set(file, text);
  };
  stage = async (files: ReadonlyMap<string, string>) => {
    this.step(`stage ${files.size}`);
    for (const [name, file] of files) this.staged.set(name, await readFile(file, 'utf8'));
  };
  place = async (files: ReadonlyMap<string, string>) => {
    this.step(`place ${[...files.values()].sort().join(' ')}`);
    for (const [name, file] of files) this.there.set(file, this.staged.get(name)!);
  };
  remove = async (files: readonly string[]) => {
    this.step(`remove ${[...files].sort().join(' ')}`);
    for (const it of files) this.there.delete(it);
  };
  clean = async () => this.staged.clear();
  close = () => {};
  private step(what?: string) {
    if ((this.steps -= 1) < 0) throw new Error('cut');
    if (what) this.asked.push(what);
  }
}

type Publish = (site: Site, today?: string) => Promise<void>;
const test = base.extend<{ host: FakeHost; publish: Publish }>({
  host: async ({}, provide) => provide(new FakeHost()),
  publish: async ({ host }, provide) => {
    const out = base.info().outputPath('out');
    await provide(async (site, today = '2026-12-01') => {
      await rm(out, { recursive: true, force: true });
      await writeFiles(out, site);
      await upload(out, host, today);
    });
  },
});

for (const next of [AFTER, BEFORE]) {
  const title = next === AFTER ? 'forward' : 'back';
  test(`an interrupted upload leaves a complete site, and goes ${title}`, async ({
    host,
    publish,
  }) => {
    for (let steps = 1, isCut = true; isCut; steps += 1) {
      host.there = new Map(Object.entries(OF_OTHERS));
      host.steps = Infinity;
      await publish(BEFORE);
      host.steps = steps;
      isCut = await publish(AFTER).then(
        () => false,
        () => true,
      );
      const version = host.there.get('index.html') ?? '';
      expect(host.there.has(`_next/static/chunks/${version}.js`), `after ${steps}`).toBe(true);
      expect(host.there.get('blogDetails/1.html'), `after ${steps}`).toBe(version);
      if (host.there.get('version.json')?.includes('after')) expect(version).toBe('after');
      host.steps = Infinity;
      await publish(next);
      expect(Object.fromEntries(host.there), `after ${steps}`).toMatchObject(next);
      await publish(AFTER);
      host.there.delete(RECORD_FILE);
      expect(Object.fromEntries(host.there)).toEqual(PUBLISHED);
    }
  });
}

test('uploads only changes, in order, and deletes only its own', async ({ host, publish }) => {
  await publish(BEFORE);
  host.asked = [];
  await publish(AFTER);
  expect(host.asked).toEqual([
    'stage 6',
    'place _next/static/chunks/after.js',
    'place .htaccess blogDetails/0.html blogDetails/1.html index.html',
    'remove blogDetails/2.html',
    'place version.json',
  ]);
  host.asked = [];
  // For a month, pages that are still open find their script.
  await publish(AFTER, '2026-12-31');
  expect(host.asked).toEqual([]);
  await publish(AFTER, '2027-01-01');
  expect(host.asked).toEqual([`remove ${OLD_SCRIPT}`]);
});

test('a tampered record deletes nothing', async ({ host, publish }) => {
  for (const name of ['../home', '/etc/passwd', 'a\n!rm', 'a"b', '`id`']) {
    host.there.set(RECORD_FILE, JSON.stringify({ [name]: '', 'cgi-bin/hit.cgi': '' }));
    await publish(AFTER);
  }
  expect(host.asked.filter((item) => item.startsWith('remove'))).toEqual([]);
});

test('a second run stops the first', async ({ host, publish }) => {
  const { place } = host;
  host.place = async (files) => {
    host.place = place;
    await place(files);
    await publish(AFTER);
  };
  await expect(publish(BEFORE)).rejects.toThrow('Une autre publication a commencé');
  expect(Object.fromEntries(host.there)).toMatchObject(AFTER);
});

test('an unfinished export is refused', async ({ host, publish }) => {
  const unfinished = Object.entries(AFTER).filter(([file]) => file !== 'version.json');
  await expect(publish(Object.fromEntries(unfinished))).rejects.toThrow(
    'ne contient pas de site terminé',
  );
  expect(host.there.size).toBe(Object.keys(OF_OTHERS).length);
});

test('a wrong UPLOAD_TO is explained', () => {
  const at = (address: string) => () => hostAt(address, { temporary: tmpdir() });
  for (const wrong of ['', 'serveur', 'https://a@b/c', 'ssh://serveur/x']) {
    expect(at(wrong), wrong).toThrow('n’est pas compris');
  }
  expect(at('ftp://a:secret@b/x')).toThrow('UPLOAD_PASSWORD');
});

test('a missing program is named', async () => {
  const { PATH } = process.env;
  process.env.PATH = tmpdir();
  const host = hostAt('ssh://a@b/c', { temporary: tmpdir() });
  const reading = host.read(RECORD_FILE).finally(() => (process.env.PATH = PATH));
  await expect(reading).rejects.toThrow('Il manque « ssh » ou « tar » sur cet ordinateur');
});
