import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { parse, stringify } from 'yaml';
import { formatProblem } from '@/lib/content/read';
import { ROOT } from '../root';
import { readContent } from './content';

/** A copy of the content, for a test to change. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
    await cp(path.join(ROOT, 'content'), path.join(folder, 'content'), { recursive: true });
    await symlink(path.join(ROOT, 'public'), path.join(folder, 'public'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
});

const problemsIn = async (folder: string) =>
  (await readContent(folder)).problems.map(formatProblem);

/** Doubles the last item of a list. Its picture is described already. */
async function addToList(folder: string, file: string, list: string): Promise<void> {
  const target = path.join(folder, file);
  const content = parse(await readFile(target, 'utf8')) as Record<string, object[]>;
  const added = structuredClone(content[list]?.at(-1)) as { image?: { alt?: string } };
  delete added.image?.alt;
  content[list]?.push(added);
  await writeFile(target, stringify(content));
}

async function addToFolder(folder: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, from), 'utf8');
  await writeFile(path.join(folder, to), text.replace(/\n {2}alt: .*/, ''));
}

test('one more of anything is as good as the ones before', async ({ folder }) => {
  await addToList(folder, 'content/doctors.yml', 'doctors');
  await addToList(folder, 'content/faq.yml', 'questions');
  await addToList(folder, 'content/testimonials.yml', 'testimonials');
  await addToList(folder, 'content/home.yml', 'cards');
  await addToList(folder, 'content/services.yml', 'cards');
  await addToFolder(folder, 'content/services/1.md', 'content/services/77.md');
  for (let id = 100; id < 120; id += 1) {
    await addToFolder(folder, 'content/articles/1.md', `content/articles/${id}.md`);
  }
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.services.at(-1)).toMatchObject({ id: 77 });
});

test('the newest article comes first', async ({ folder }) => {
  const target = path.join(folder, 'content/articles/1.md');
  const text = await readFile(target, 'utf8');
  await writeFile(
    path.join(folder, 'content/articles/202611221200.md'),
    text.replace(/\n {2}alt: .*/, '').replace(/\ndate: .*/, '\ndate: 2090-01-01'),
  );
  const { content } = await readContent(folder);
  expect(content?.articles[0]).toMatchObject({ id: 202611221200, date: '2090-01-01' });
});

test('a file is named by a number, or by a word where it is a text', async ({ folder }) => {
  await addToFolder(folder, 'content/articles/1.md', 'content/articles/mon-article.md');
  await addToFolder(folder, 'content/legal/terms.md', 'content/legal/Été.md');
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^content\/articles\/mon-article\.md : .*un numéro suivi de \.md/),
    expect.stringMatching(/^content\/legal\/Été\.md : .*lettres sans accent/),
  ]);
});

test('a file that is not there is named', async ({ folder }) => {
  await rm(path.join(folder, 'content/faq.yml'));
  expect(await problemsIn(folder)).toEqual(['content/faq.yml : ce fichier manque']);
});

test('what the pages get is set as French is, but not the Markdown', async () => {
  const { content } = await readContent();
  expect(content?.services[0]?.body).toContain('\n## ');
});

test('a draft is checked as the rest is, and stays off the site', async ({ folder }) => {
  const draft = path.join(folder, 'content/articles/5.md');
  const text = await readFile(draft, 'utf8');
  await writeFile(draft, text.replace(/\nsample: /, '\ndraft: true\nsample: '));
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  const ids = content?.articles.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).not.toContain(5);
  const related = content?.articles.flatMap((article) => article.related) ?? [];
  expect(related.length).toBeGreaterThan(0);
  expect(related).not.toContain(5);

  // Its page is not there, and no text may lead to it.
  const other = path.join(folder, 'content/articles/1.md');
  await writeFile(other, `${await readFile(other, 'utf8')}\n[La suite](/blogDetails/5)\n`);
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/la page « \/blogDetails\/5 » n’existe pas/),
  ]);
});
