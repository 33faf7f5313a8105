import { expect, test } from 'playwright/test';
import { planOf, readRecord, type Published } from './plan';

const local = new Map(
  [
    '.htaccess',
    '.nojekyll',
    '_next/static/chunks/new.js',
    'about.html',
    'about.html.br',
    'about/__next._tree.txt',
    'illustrations/quotidien.svg',
    'sw.js',
    'version.json',
  ].map((file) => [file, `${file}, now`]),
);

const today = '2026-12-31';

test('what pages need goes first, then the pages, and last the version', () => {
  const { assets, pages, removed, last } = planOf({ local, today });
  expect(assets).toEqual([
    '.nojekyll',
    '_next/static/chunks/new.js',
    'illustrations/quotidien.svg',
  ]);
  expect(pages).toEqual([
    '.htaccess',
    'about.html',
    'about.html.br',
    'about/__next._tree.txt',
    'sw.js',
  ]);
  expect(last).toEqual(['version.json']);
  // Of what lies there already, nobody has said that it is the site's.
  expect(removed).toEqual({ files: [], folders: [] });
});

test('what has not changed stays at home, unless the host compares by itself', () => {
  const before = planOf({ local, today }).record;
  const changed = new Map([...local, ['about.html', 'another']]);
  expect(planOf({ local: changed, before, today })).toMatchObject({
    assets: [],
    pages: ['about.html'],
    last: [],
  });
  const { assets, pages } = planOf({ local: changed, before, today, compares: true });
  expect([...assets, ...pages]).toHaveLength(local.size - 1);
});

test('removed pages go at once, with their folders; scripts stay for a month', () => {
  const before: Published = {
    files: {
      ...Object.fromEntries(local),
      'blogDetails/5.html': 'a page',
      'blogDetails/5/data/all.txt': 'its data',
      'about/old.txt': 'of another page',
      '_next/static/chunks/old.js': 'a script',
      '.well-known/security.txt': 'once the site’s',
    },
    retired: {
      '_next/static/chunks/older.js': '2026-12-01',
      '_next/static/chunks/oldest.js': '2026-11-30',
      '_next/static/chunks/new.js': '2026-11-01',
    },
  };
  const { removed, record } = planOf({ local, before, today });
  expect(removed).toEqual({
    files: [
      'blogDetails/5.html',
      'blogDetails/5/data/all.txt',
      'about/old.txt',
      '_next/static/chunks/oldest.js',
    ],
    folders: ['blogDetails/5/data', 'blogDetails/5', 'blogDetails'],
  });
  expect(record).toEqual({
    files: Object.fromEntries(local),
    retired: {
      '_next/static/chunks/old.js': today,
      '_next/static/chunks/older.js': '2026-12-01',
    },
  });
});

test('after a cut, what was under way is sent again or taken away', () => {
  const tracesOf = (file: string) => [`${file}.new`];
  const { underway } = planOf({ local, today, tracesOf });
  const next = new Map(local);
  next.delete('about.html');
  const { pages, removed } = planOf({ local: next, before: underway, today, tracesOf });
  expect(pages).toContain('sw.js');
  expect(removed.files).toEqual(
    expect.arrayContaining(['about.html', 'about.html.new', 'sw.js.new']),
  );
});

test('a record from a host is no command', () => {
  for (const name of ['../home', '/etc/passwd', 'a\n!rm', 'a"b', 'a/./b', '`id`', '-', 'a//b']) {
    const text = JSON.stringify({ files: { [name]: '' }, retired: {} });
    if (name === '-') expect(() => readRecord(text)).not.toThrow();
    else expect(() => readRecord(text), name).toThrow('.published.json');
  }
  expect(() => readRecord('<html>')).toThrow('Supprimez-le');
});
