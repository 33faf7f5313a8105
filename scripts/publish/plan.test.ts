import { expect, test } from 'playwright/test';
import { planOf, readRecord, type Published } from './plan';

const NOTHING: Published = { files: {}, retired: {} };

const local = new Map(
  [
    ...['.htaccess', '.nojekyll', '_next/static/chunks/new.js', 'about.html', 'about.html.br'],
    ...['about/__next._tree.txt', 'illustrations/quotidien.svg', 'sw.js', 'version.json'],
  ].map((file) => [file, `${file}, now`]),
);

const today = '2026-12-31';

test('what pages need goes first, then the pages, and last the version', () => {
  expect(planOf(local, NOTHING, today)).toMatchObject({
    assets: ['.nojekyll', '_next/static/chunks/new.js', 'illustrations/quotidien.svg'],
    pages: ['.htaccess', 'about.html', 'about.html.br', 'about/__next._tree.txt', 'sw.js'],
    last: ['version.json'],
    // Of what lies there already, nobody has said that it is the site's.
    removed: [],
  });
});

test('what has not changed stays at home, but after a cut', () => {
  const { record, underway } = planOf(local, NOTHING, today);
  const changed = new Map([...local, ['about.html', 'another']]);
  expect(planOf(changed, record, today)).toMatchObject({
    assets: [],
    pages: ['about.html'],
    last: [],
  });
  expect(planOf(changed, underway, today).pages).toContain('sw.js');
});

test('what is put back after its removal was cut short goes again', () => {
  const { record } = planOf(local, NOTHING, today);
  const without = new Map([...local].filter(([file]) => file !== 'about.html'));
  const { removed, underway } = planOf(without, record, today);
  expect(removed).toEqual(['about.html']);
  expect(planOf(local, underway, today).pages).toContain('about.html');
});

test('removed pages go at once; scripts stay for a month', () => {
  const { removed, record } = planOf(
    local,
    {
      files: {
        ...Object.fromEntries(local),
        'blogDetails/5.html': 'a page',
        '_next/static/chunks/old.js': 'a script',
      },
      retired: {
        '_next/static/chunks/older.js': '2026-12-01',
        '_next/static/chunks/oldest.js': '2026-11-30',
        '_next/static/chunks/new.js': '2026-11-01',
      },
    },
    today,
  );
  expect(removed).toEqual(['blogDetails/5.html', '_next/static/chunks/oldest.js']);
  expect(record).toEqual({
    files: Object.fromEntries(local),
    retired: {
      '_next/static/chunks/old.js': today,
      '_next/static/chunks/older.js': '2026-12-01',
    },
  });
});

test('a record from a host is no command', () => {
  for (const name of ['../home', '/etc/passwd', 'a\n!rm', 'a"b', 'a/./b', '`id`', 'a//b']) {
    const text = JSON.stringify({ files: { [name]: '' }, retired: {} });
    expect(() => readRecord(text), name).toThrow('.published.json');
  }
  expect(() => readRecord('<html>')).toThrow('Supprimez-le');
});
