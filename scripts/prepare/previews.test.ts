import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test as base } from 'playwright/test';
import type { Preview } from '@/lib/site/metadata';
import { PREVIEWS_FOLDER } from '@/lib/site/previews';
import { title } from '@/lib/content/fields';
import { articleRoute, routes } from '@/lib/routes';
import { readContent } from './content';
import * as previews from './previews';
import { breakLines } from './previews/lettering';

const scene = (wall: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="${wall}" d="M0 0h640v480H0z"/></svg>`;

const test = base.extend<{ folder: string }>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
    for (const file of ['logo.svg', 'pattern-indigo.svg', 'band.svg']) {
      await copyFile(path.join('public', file), path.join(folder, file));
    }
    await mkdir(path.join(folder, 'illustrations'));
    await writeFile(path.join(folder, 'illustrations/soins.svg'), scene('#dcefe6'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
});

const about = (changes: Partial<Preview> = {}) => ({
  path: routes.about,
  preview: {
    title: 'À propos du centre',
    image: { src: '/illustrations/soins.svg', alt: 'Une infirmière.' },
    color: 'mint',
    ...changes,
  } satisfies Preview,
});

const makePreviews = (pages: readonly previews.PreviewedPage[], folder: string) =>
  previews.makePreviews(pages, folder, 'Un centre');

const made = (folder: string) => readdir(path.join(folder, PREVIEWS_FOLDER));

test('a page gets a picture of the size that networks show', async ({ folder }) => {
  expect(await makePreviews([about()], folder)).toEqual({ problems: [], made: 1 });
  const [name = ''] = await made(folder);
  expect(name).toMatch(/^about\.[0-9a-f]{10}\.jpg$/);
  const picture = sharp(path.join(folder, PREVIEWS_FOLDER, name));
  const { width, height, format } = await picture.metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('a page that is new in the content has its picture', async ({ folder }) => {
  const { content } = await readContent();
  const [article] = content?.articles ?? [];
  const added = { ...content!, articles: [{ ...article!, id: 900 }] };
  const page = previews
    .previewedPages(added)
    .find(({ path: address }) => address === articleRoute(900));
  const image = { src: '/illustrations/soins.svg', alt: '' } as const;
  await makePreviews([{ ...page!, preview: { ...page!.preview, image } }], folder);
  expect(await made(folder)).toEqual([expect.stringMatching(/^blogDetails-900\./)]);
});

test('nothing is written again while nothing changes', async ({ folder }) => {
  await makePreviews([about()], folder);
  const [name = ''] = await made(folder);
  const file = path.join(folder, PREVIEWS_FOLDER, name);
  const { mtimeMs } = await stat(file);
  expect(await makePreviews([about()], folder)).toEqual({ problems: [], made: 0 });
  expect(await made(folder)).toEqual([name]);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test('a change that shows gives a new name and removes the old picture', async ({ folder }) => {
  const seen = new Set<string>();
  const expectNewName = async (page: ReturnType<typeof about>) => {
    expect(await makePreviews([page], folder)).toEqual({ problems: [], made: 1 });
    const names = await made(folder);
    expect(names).toHaveLength(1);
    for (const name of names) expect(seen).not.toContain(name);
    for (const name of names) seen.add(name);
  };
  await expectNewName(about());
  await expectNewName(about({ title: 'À propos de nous' }));
  await expectNewName(about({ color: 'coral' }));
  await writeFile(path.join(folder, 'illustrations/soins.svg'), scene('#fbd9c8'));
  await expectNewName(about());
  const logo = await readFile('public/logo-light.svg', 'utf8');
  await writeFile(path.join(folder, 'logo.svg'), logo);
  await expectNewName(about());
});

test('a change that does not show changes no name', async ({ folder }) => {
  await makePreviews([about()], folder);
  const image = { src: '/illustrations/soins.svg', alt: 'Une autre description.' } as const;
  // Another page brings other letters with it.
  const other = { ...about({ title: 'Œuvre' }), path: routes.contact };
  const again = await makePreviews([about({ image }), other], folder);
  expect(again).toEqual({ problems: [], made: 1 });
});

test('a photograph serves as well as a drawing', async ({ folder }) => {
  const plain = { width: 900, height: 1600, channels: 3, background: '#2a7a5e' } as const;
  await sharp({ create: plain }).webp().toFile(path.join(folder, 'equipe.webp'));
  const page = about({ image: { src: '/equipe.webp', alt: 'L’équipe.' } });
  expect(await makePreviews([page], folder)).toEqual({ problems: [], made: 1 });
  const [name = ''] = await made(folder);
  const spot = { left: 900, top: 300, width: 1, height: 1 };
  const file = path.join(folder, PREVIEWS_FOLDER, name);
  const [red = 0, green = 0, blue = 0] = await sharp(file).extract(spot).raw().toBuffer();
  expect(green).toBeGreaterThan(red + 40);
  expect(green).toBeGreaterThan(blue + 10);
});

test('a missing picture and a title that does not fit are named in French', async ({ folder }) => {
  const long = 'Tout ce qu’il faut savoir avant de préparer la maison '.repeat(3).trim();
  const image = { src: '/illustrations/absente.svg', alt: 'Rien.' } as const;
  const { problems } = await makePreviews(
    [about({ image }), { ...about({ title: long }), path: routes.contact }],
    folder,
  );
  expect(problems).toEqual([
    '/about : l’image « public/illustrations/absente.svg » n’existe pas. Ajoutez-la ou corrigez son nom.',
    `/contact : « ${long} » : ce titre est trop long pour son image d’aperçu. Raccourcissez-le, ou prenez des mots plus courts.`,
  ]);
  expect(await made(folder)).toEqual([]);
});

test('whatever the content takes for a title can be drawn', async ({ folder }) => {
  const isTaken = (text: string) => title('Titre').safeParse(text).success;
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
  const taken = letters.filter((letter) => letter.trim() && isTaken(letter));
  expect(taken.length).toBeGreaterThan(140);
  const longest = [
    'Accompagnement quotidien des personnes hospitalisées, convalescentes !',
    'MESURES DE LA TENSION ET DE LA GLYCÉMIE CHEZ LES PERSONNES TRÈS ÂGÉES',
    'Un mot, un an, un pas, un thé, un lit, un bon bol de riz, un ami : oui',
  ];
  for (const text of longest) expect(isTaken(text) && !isTaken(`${text}${text}`), text).toBe(true);
  const rows = taken.flatMap((_, at) => (at % 12 ? [] : [taken.slice(at, at + 12).join('')]));
  const pages = [...rows, ...longest].map((text, at) => ({
    ...about({ title: text }),
    path: articleRoute(at + 1),
  }));
  expect((await makePreviews(pages, folder)).problems).toEqual([]);
  for (const strange of ['ŋ', 'ɛ', 'Ж', '😀', '→']) expect(isTaken(strange), strange).toBe(false);
});

test('lines are even, end at pauses, and never leave a small word hanging', () => {
  const measure = (line: string) => line.length;
  const plain = (lines?: string[]) => lines?.map((line) => line.replaceAll('\u00a0', ' '));
  const set = (text: string, count: number, width: number) =>
    plain(breakLines(text, count, width, measure));
  expect(set('Aide à la vie quotidienne', 2, 20)).toEqual(['Aide à la vie', 'quotidienne']);
  expect(set('Tension et glycémie\u00a0: bien les suivre à la maison', 3, 22)).toEqual([
    'Tension et glycémie :',
    'bien les suivre',
    'à la maison',
  ]);
  expect(set('Suivi de grossesse à domicile', 3, 12)).toEqual([
    'Suivi',
    'de grossesse',
    'à domicile',
  ]);
  expect(set('Accompagnement thérapeutique', 2, 12)).toBeUndefined();
});
