import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { shortNames } from './shortNames';

const CSS =
  ':root{--ink:#000;--ink-soft:#333}' +
  '.Ab1-_x_lead{color:var(--ink)}._2b3c4d_lead:hover{color:var(--ink-soft)}';

test('a class has one short name, in a page, in its style and in its data', () => {
  const { inText, inStyle } = shortNames(CSS);
  const [, lead, other] = /class="(\w{3}) (\w{3})"/.exec(
    inText('<p class="Ab1-_x_lead _2b3c4d_lead">'),
  )!;
  expect(lead).not.toBe(other);
  expect(inText('{"className":"Ab1-_x_lead"}')).toBe(`{"className":"${lead}"}`);
  expect(inStyle(`.Ab1-_x_lead>p{top:0}`)).toBe(`.${lead}>p{top:0}`);
});

test('no name is one that blockers of advertisements hide', () => {
  const files = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn'];
  const classes = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const css = files
    .flatMap((file) => classes.map((name) => `.Ab1-_${file}_${name}{top:0}`))
    .join('');
  const names = shortNames(css)
    .inStyle(css)
    .match(/(?<=\.)\w+/g);
  expect(new Set(names).size).toBe(1200);
  expect(names?.filter((name) => !/^[^\Waeiouy_\d]{3}$/i.test(name))).toEqual([]);
});

test('a custom property keeps what it is read by', () => {
  const { inStyle, inText } = shortNames(CSS);
  const [, ink, soft] = /^:root\{(--\w{2}):#000;(--\w{2}):#333\}/.exec(inStyle(CSS))!;
  expect(inStyle(CSS)).toContain(`color:var(${ink})}`);
  expect(inStyle(CSS)).toContain(`color:var(${soft})}`);
  // In a script it may be a number that is counted down.
  expect(inText('for(;--ink;)')).toBe('for(;--ink;)');
});

test('what only looks like a class stays as it is', () => {
  const { inText } = shortNames(CSS);
  const text = 'Un fichier nommé Zz9aaa_card, et lead ; --ink.';
  expect(inText(text)).toBe(text);
});

test('another class, file or property changes the names of its own file at most', () => {
  const page = '<p class="Ab1-_x_lead _2b3c4d_lead">';
  const before = shortNames(CSS);
  const after = shortNames(`${CSS} .Zz9aaa_card{--new:0}`);
  expect(after.inText(page)).toBe(before.inText(page));
  expect(after.inStyle(CSS)).toBe(before.inStyle(CSS));
  const grown = shortNames(`${CSS} .Ab1-_x_aside{top:0}`);
  expect(grown.inText('._2b3c4d_lead')).toBe(before.inText('._2b3c4d_lead'));
});

test('a chunk’s name keeps what tells it from others', () => {
  const { inText } = shortNames(CSS);
  const nameOf = (text: string) => inText(`"static/chunks/${text}"`).split('/').at(-1);
  expect(nameOf('3m-jz~nyz_lhx.js')).toBe('3m-jz~.js"');
  expect(nameOf('turbopack-3o8s1qm9qsicp.js')).toBe('turbopack-3o8s1q.js"');
});

test.describe('an export', () => {
  let directory: string;
  test.beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'export-'));
    await mkdir(join(directory, '_next/static/chunks'), { recursive: true });
  });
  test.afterEach(() => rm(directory, { recursive: true }));

  test('is renamed with all that names it', async () => {
    const names = shortNames(CSS);
    await writeFile(join(directory, '_next/static/chunks/a.css'), CSS);
    await writeFile(join(directory, '_next/static/chunks/a.js'), 'set("Ab1-_x_lead")');
    await writeFile(join(directory, 'about.txt'), '1:["/_next/static/chunks/a.js","Ab1-_x_lead"]');
    await names.inFolder(directory);
    const data = await readFile(join(directory, 'about.txt'), 'utf8');
    expect(data).toBe(names.inText('1:["/_next/static/chunks/a.js","Ab1-_x_lead"]'));
    const folder = /static\/\d+/.exec(data)![0];
    const chunk = (name: string) => readFile(join(directory, '_next', folder, name), 'utf8');
    expect(await chunk('a.css')).toBe(names.inStyle(CSS));
    expect(await chunk('a.js')).toBe(names.inText('set("Ab1-_x_lead")'));
  });

  test('is refused where two chunks would have one name', async () => {
    for (const name of ['123456a.js', '123456b.js']) {
      await writeFile(join(directory, '_next/static/chunks', name), '');
    }
    await expect(shortNames(CSS).inFolder(directory)).rejects.toThrow('Two chunks');
  });

  test('is refused where a script names half of a file', async () => {
    await writeFile(join(directory, '_next/static/chunks/a.js'), 'set("Ab1-_x_lead")');
    const css = `${CSS} .Ab1-_x_aside{top:0}`;
    await expect(shortNames(css).inFolder(directory)).rejects.toThrow('without Ab1-_x_aside');
  });

  test('is refused where a text would no longer be as long as it says', async () => {
    const write = (text: string) => writeFile(join(directory, 'about.txt'), text);
    await write('1:Tb,Ab1-_x_lead2:{}');
    await expect(shortNames(CSS).inFolder(directory)).rejects.toThrow('A class in a long text');
    await write('1:T5,été2:["Ab1-_x_lead"]');
    await shortNames(CSS).inFolder(directory);
  });
});
