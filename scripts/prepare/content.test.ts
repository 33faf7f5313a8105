import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { parse, stringify } from 'yaml';
import {
  francs,
  group,
  inEnglish,
  line,
  list,
  markdown,
  paragraph,
  withoutAffixes,
} from '@/lib/content/fields';
import { page, whatsappLink } from '@/lib/content/formattedFields';
import { picture } from '@/lib/content/pictureFields';
import { formatProblem } from '@/lib/contentLoader/entries/readEntry';
import { readContent, typesetContent, setTexts, watchContent } from './content';

/** A copy of the content, for a test to change. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, provide) => {
    const folder = base.info().outputPath('site');
    await cp('content', path.join(folder, 'content'), { recursive: true });
    await symlink(path.resolve('public'), path.join(folder, 'public'));
    await provide(folder);
  },
});

const problemsIn = async (folder: string) =>
  (await readContent(folder)).problems.map(formatProblem);

/** Duplicates the last item of a list. Its picture inherits the description. */
async function addToList(folder: string, file: string, list: string): Promise<void> {
  const target = path.join(folder, file);
  const content = parse(await readFile(target, 'utf8')) as Record<string, object[]>;
  const added = structuredClone(content[list]?.at(-1)) as { image?: { alt?: string } };
  delete added.image?.alt;
  content[list]?.push(added);
  await writeFile(target, stringify(content));
}

/** Copies any file of a folder. Its picture inherits the description. */
async function addToFolder(
  folder: string,
  kind: string,
  name: string,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  const [some = ''] = await readdir(path.join(folder, kind));
  const text = await readFile(path.join(folder, kind, some), 'utf8');
  await writeFile(path.join(folder, kind, name), change(text.replace(/\n {2}alt: .*/, '')));
}

test('accepts additional entries, newest articles first', async ({ folder }) => {
  await addToList(folder, 'content/doctors.yml', 'doctors');
  await addToList(folder, 'content/faq.yml', 'questions');
  await addToList(folder, 'content/home.yml', 'cards');
  await addToFolder(folder, 'content/services', '77.md');
  await addToFolder(folder, 'content/articles', '202611221200.md', (text) =>
    text.replace(/\ndate: .*/, '\ndate: 2025-12-31'),
  );
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.services.at(-1)).toMatchObject({ id: 77 });
  expect(content?.articles[0]).toMatchObject({ id: 202611221200, date: '2025-12-31' });
});

test('names files by number, texts by word', async ({ folder }) => {
  await addToFolder(folder, 'content/articles', 'mon-article.md');
  await addToFolder(folder, 'content/legal', 'Été.md');
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^content\/articles\/mon-article\.md : .*un numéro suivi de \.md/),
    expect.stringMatching(/^content\/legal\/Été\.md : .*lettres sans accent/),
  ]);
});

test('reports a missing file, and one that nothing reads', async ({ folder }) => {
  const content = (name: string) => path.join(folder, 'content', name);
  await rename(content('faq.yml'), content('faq.yaml'));
  await mkdir(content('service'));
  await writeFile(content('service/7.md'), '');
  await writeFile(content('.DS_Store'), '');
  expect(await problemsIn(folder)).toEqual([
    'content/faq.yml : ce fichier manque',
    expect.stringMatching(/^content\/faq\.yaml : aucune page ne lit ce fichier/),
    expect.stringMatching(/^content\/service\/7\.md : aucune page ne lit ce fichier/),
  ]);
});

test('an article of a later day waits', async ({ folder }) => {
  await addToFolder(folder, 'content/articles', '9001.md', (text) =>
    text.replace(/\ndate: .*/, '\ndate: 2090-01-02'),
  );
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.articles.map(({ id }) => id)).not.toContain(9001);
});

test('names a file that is not UTF-8', async ({ folder }) => {
  const file = path.join(folder, 'content/doctors.yml');
  await writeFile(file, Buffer.from(await readFile(file, 'utf8'), 'latin1'));
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^content\/doctors\.yml, ligne 1 : un signe y est perdu .* en UTF-8$/),
  ]);
  const text = await readFile('content/doctors.yml', 'utf8');
  await writeFile(file, `\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n')}`);
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.team).toEqual((await readContent()).content?.team);
});

test('checks a draft, and keeps it off the site', async ({ folder }) => {
  const add = (id: number, change: (text: string) => string) =>
    addToFolder(folder, 'content/articles', `${id}.md`, change);
  await add(9001, (text) => text.replace(/\nsample: /, '\ndraft: true\nsample: '));
  await add(9002, (text) => text.replace(/\nrelated:(\n {2}- .*)*/, "\nrelated:\n  - '9001'"));
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.articles.map(({ id }) => id)).not.toContain(9001);
  expect(content?.articles.find(({ id }) => id === 9002)).toMatchObject({ related: [] });

  // A draft has no page: links to it are errors.
  await add(9003, (text) => `${text}\n[La suite](/blogDetails/9001)\n`);
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/« \/blogDetails\/9001 » est un brouillon, hors du site/),
  ]);
});

test('a draft may lack all but its title', async ({ folder }) => {
  const add = (id: number, text: string, kind = 'content/articles') =>
    addToFolder(folder, kind, `${id}.md`, () => text);
  await add(9001, "---\ntitle: À écrire\ndraft: true\nservices: ['9001']\n---\n");
  await add(9001, '---\ntitle: Le soir\ndraft: true\nfeatures: []\n---\n', 'content/services');
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  for (const kind of ['articles', 'services'] as const) {
    expect(content?.[kind].map(({ id }) => id)).not.toContain(9001);
  }
  await add(9003, '---\ndraft: true\nexcerpt: Court.\n---\n');
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/9003\.md, ligne 2 : Titre : ce champ manque/),
    expect.stringMatching(/9003\.md, ligne 3 : Résumé : ce texte compte/),
  ]);
});

test('names all references to a service made a draft', async ({ folder }) => {
  const file = path.join(folder, 'content/services/1.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('\n', '\ndraft: true\n'));
  const problems = (await problemsIn(folder)).join('\n');
  for (const place of ['home.yml', 'services.yml', 'site.yml']) {
    expect(problems).toMatch(
      new RegExp(`content/${place}, ligne \\d+ : .*le service n° 1 est un brouillon`),
    );
  }
  // Articles omit drafts from their list.
  expect(problems).not.toMatch(/articles\/.*le service n° 1 est un brouillon/);
});

test('watches every save, replaced files included', async ({ folder }) => {
  let made = 0;
  const watchers = watchContent(async () => (made += 1), folder);
  for (const file of ['content/faq.yml', 'content/services/1.md', 'content/faq.yml']) {
    const before = made;
    await writeFile(path.join(folder, `${file}.new`), await readFile(path.join(folder, file)));
    await rename(path.join(folder, `${file}.new`), path.join(folder, file));
    await expect.poll(() => made, { message: file }).toBe(before + 1);
  }
  for (const watcher of watchers) watcher.close();
});

test('typesets words in their language, never addresses or Markdown', () => {
  const schema = group('Essai', {
    words: line('Mots'),
    amount: francs('Prix'),
    steps: list('Étapes', group('Étape', { text: paragraph('Texte') })),
    image: picture('Image'),
    href: page('Page'),
    whatsapp: whatsappLink('WhatsApp'),
    per: withoutAffixes('Unité', /^par /),
    code: line('Mot-clé', { verbatim: true }),
    body: markdown('Texte'),
    en: inEnglish({ option: line('Prestation'), notes: list('Notes', line('Note')) }),
    pages: list('Pages', group('Page', { path: page('Page'), label: line('Nom') })),
  });
  const written = {
    words: "L'aide : 4 000 FCFA",
    amount: 4000,
    steps: [{ text: 'Oui !' }],
    image: { src: "/photos/Dr Ngo, 24 h, capture d'écran ....jpg", alt: "L'accueil" },
    href: '/contact?text=Bonjour !',
    whatsapp: 'https://wa.me/237699123456?text=Bonjour !',
    per: "l'heure",
    code: "d'abord",
    body: 'Oui !',
    en: { option: "The centre's help: 10 hours", notes: ['Wait...'] },
    pages: [{ path: '/en', label: 'Terms: all' }],
  };
  expect(setTexts(schema, written)).toEqual({
    ...written,
    words: 'L’aide\u00a0: 4\u00a0000\u00a0FCFA',
    steps: [{ text: 'Oui\u00a0!' }],
    image: { ...written.image, alt: 'L’accueil' },
    per: 'l’heure',
    en: { option: 'The centre’s help: 10 hours', notes: ['Wait…'] },
  });
  const { english } = typesetContent({ english: { steps: { heading: 'Wait...' } } } as never);
  expect(english).toEqual({ steps: { heading: 'Wait…' } });
});
