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
  const page = inText('<p class="Ab1-_x_lead _2b3c4d_lead">');
  const [, lead, other] = /class="(\w{3}) (\w{3})"/.exec(page)!;
  expect(lead).not.toBe(other);
  expect(inText('{"className":"Ab1-_x_lead"}')).toBe(`{"className":"${lead}"}`);
  expect(inStyle(`.Ab1-_x_lead>p{top:0}`)).toBe(`.${lead}>p{top:0}`);
  const text = 'Un fichier nommé Zz9aaa_card, et lead ; --ink.';
  expect(inText(text)).toBe(text);
});

test('no name is one that blockers of advertisements hide', () => {
  const css = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn']
    .flatMap((file) => Array.from({ length: 30 }, (_, index) => `.Ab1-_${file}_n${index}{top:0}`))
    .join('');
  const names = shortNames(css)
    .inStyle(css)
    .match(/(?<=\.)\w+/g);
  expect(new Set(names).size).toBe(1200);
  expect(names?.filter((name) => !/^[^\Waeiouy_\d]{3}$/i.test(name))).toEqual([]);
});

test('a custom property keeps what it is read by', () => {
  const { inStyle } = shortNames(CSS);
  const [, ink, soft] = /^:root\{(--\w{2}):#000;(--\w{2}):#333\}/.exec(inStyle(CSS))!;
  expect(inStyle(CSS)).toContain(`color:var(${ink})}`);
  expect(inStyle(CSS)).toContain(`color:var(${soft})}`);
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

test('an export is renamed with all that names it, and refused where two would have one name', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'export-'));
  const chunks = join(directory, '_next/static/chunks');
  await mkdir(chunks, { recursive: true });
  const names = shortNames(CSS);
  const data = '1:["/_next/static/chunks/3m-jz~nyz_lhx.js","Ab1-_x_lead"]';
  await writeFile(join(chunks, '3m-jz~nyz_lhx.js'), 'set("Ab1-_x_lead")');
  await writeFile(join(directory, 'about.txt'), data);
  await names.inFolder(directory);
  const renamed = await readFile(join(directory, 'about.txt'), 'utf8');
  const [, address = ''] = /^1:\["\/(_next\/static\/\d+\/3m-jz~\.js)","\w{3}"\]$/.exec(renamed)!;
  expect(renamed).toBe(names.inText(data));
  expect(await readFile(join(directory, address), 'utf8')).toBe(names.inText('set("Ab1-_x_lead")'));

  await mkdir(chunks);
  for (const name of ['123456a.js', '123456b.js']) await writeFile(join(chunks, name), '');
  const another = shortNames(`${CSS} .Ab1-_x_aside{top:0}`);
  await rm(join(directory, address, '..'), { recursive: true });
  await expect(another.inFolder(directory)).rejects.toThrow('Two chunks');
  await rm(directory, { recursive: true });
});
