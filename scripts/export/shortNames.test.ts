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
  const [, lead, other] = /class="(\w\w) (\w\w)"/.exec(
    inText('<p class="Ab1-_x_lead _2b3c4d_lead">'),
  )!;
  expect(lead).not.toBe(other);
  expect(inText('{"className":"Ab1-_x_lead"}')).toBe(`{"className":"${lead}"}`);
  expect(inStyle(`.Ab1-_x_lead>p{top:0}`)).toBe(`.${lead}>p{top:0}`);
});

test('no name is one that blockers of advertisements hide', () => {
  const css = Array.from({ length: 1200 }, (_, index) => `.Ab1-_x_n${index}{top:0}`).join('');
  const names = shortNames(css)
    .inStyle(css)
    .match(/(?<=\.)\w+/g);
  expect(new Set(names).size).toBe(1200);
  expect(names?.filter((name) => !/^[^\Waeiouy_\d]{2}$/i.test(name))).toEqual([]);
});

test('a custom property keeps what it is read by', () => {
  const { inStyle, inText } = shortNames(CSS);
  const [, ink, soft] = /^:root\{(--\w\w):#000;(--\w\w):#333\}/.exec(inStyle(CSS))!;
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

test('chunks are asked for in another folder as soon as a name may be another', () => {
  const folderOf = (css: string) => shortNames(css).inText('"static/chunks/a.js"');
  expect(folderOf(CSS)).toMatch(/^"static\/[0-9a-f]{8}\/a\.js"$/);
  expect(folderOf(`${CSS} .Ab1-_x_lead{top:0}`)).toBe(folderOf(CSS));
  expect(folderOf(`${CSS} .Zz9aaa_card{top:0}`)).not.toBe(folderOf(CSS));
});

test('a chunk’s name keeps what tells it from others', () => {
  const { inText } = shortNames(CSS);
  const nameOf = (text: string) => inText(`"static/chunks/${text}"`).split('/').at(-1);
  expect(nameOf('3m-jz~nyz_lhx.js')).toBe('3m-jz~n.js"');
  expect(nameOf('turbopack-3o8s1qm9qsicp.js')).toBe('turbopack-3o8s1qm.js"');
});

test.describe('an export', () => {
  let directory: string;
  test.beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'export-'));
    await mkdir(join(directory, '_next/static/chunks'), { recursive: true });
  });
  test.afterEach(() => rm(directory, { recursive: true }));

  test('is renamed and moved with all that names it', async () => {
    const names = shortNames(CSS);
    await writeFile(join(directory, '_next/static/chunks/a.css'), CSS);
    await writeFile(join(directory, '_next/static/chunks/a.js'), 'set("Ab1-_x_lead")');
    await writeFile(join(directory, 'about.txt'), '1:["/_next/static/chunks/a.js","Ab1-_x_lead"]');
    await names.inFolder(directory);
    const data = await readFile(join(directory, 'about.txt'), 'utf8');
    expect(data).toBe(names.inText('1:["/_next/static/chunks/a.js","Ab1-_x_lead"]'));
    const folder = /static\/\w+/.exec(data)![0];
    const moved = (name: string) => readFile(join(directory, '_next', folder, name), 'utf8');
    expect(await moved('a.css')).toBe(names.inStyle(CSS));
    expect(await moved('a.js')).toBe(names.inText('set("Ab1-_x_lead")'));
  });

  test('is refused where two chunks would have one name', async () => {
    for (const name of ['1234567a.js', '1234567b.js']) {
      await writeFile(join(directory, '_next/static/chunks', name), '');
    }
    await expect(shortNames(CSS).inFolder(directory)).rejects.toThrow('Two chunks');
  });

  test('is refused where a text would no longer be as long as it says', async () => {
    const write = (text: string) => writeFile(join(directory, 'about.txt'), text);
    await write('1:Tb,Ab1-_x_lead2:{}');
    await expect(shortNames(CSS).inFolder(directory)).rejects.toThrow('A class in a long text');
    await write('1:T5,été2:["Ab1-_x_lead"]');
    await shortNames(CSS).inFolder(directory);
  });
});
