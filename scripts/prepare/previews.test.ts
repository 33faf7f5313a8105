import { copyFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, test as base } from 'playwright/test';
import { title } from '@/lib/content/fields';
import { articleRoute, routes } from '@/lib/routing/routes';
import type { Preview } from '@/lib/metadata/metadata';
import { PREVIEWS_FOLDER } from '@/lib/metadata/previews';
import { writeFiles } from '@/scripts/folderTesting';
import { makePreviews, type PreviewedPage } from './previews';

const scene = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="${fill}" d="M0 0h640v480H0z"/></svg>`;

const test = base.extend<{ folder: string; make: (...pages: PreviewedPage[]) => Promise<number> }>({
  folder: async ({}, provide) => {
    const folder = base.info().outputPath('public');
    await writeFiles(folder, { 'illustrations/soins.svg': scene('#dcefe6') });
    for (const file of ['logo.svg', 'pattern-indigo.svg', 'band.svg']) {
      await copyFile(path.join('public', file), path.join(folder, file));
    }
    await provide(folder);
  },
  make: async ({ folder }, provide) => {
    await provide((...pages) => makePreviews(pages, folder, 'Un centre'));
  },
});

const about = (changes: Partial<Preview> = {}): PreviewedPage => ({
  path: routes.about,
  preview: {
    title: 'À propos du centre',
    image: { src: '/illustrations/soins.svg', alt: 'Une infirmière.' },
    color: 'mint',
    ...changes,
  },
});

const picturesIn = (folder: string) => readdir(path.join(folder, PREVIEWS_FOLDER));

test('makes preview pictures in the size networks show', async ({ folder, make }) => {
  const plain = { width: 900, height: 1600, channels: 3, background: '#2a7a5e' } as const;
  await sharp({ create: plain }).webp().toFile(path.join(folder, 'equipe.webp'));
  expect(await make(about({ image: { src: '/equipe.webp', alt: 'L’équipe.' } }))).toBe(1);
  const [name = ''] = await picturesIn(folder);
  expect(name).toMatch(/^about\.[0-9a-f]{10}\.jpg$/);
  const file = path.join(folder, PREVIEWS_FOLDER, name);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const spot = sharp(file).extract({ left: 900, top: 300, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await spot.raw().toBuffer();
  expect(green).toBeGreaterThan(red + 40);
  expect(green).toBeGreaterThan(blue + 10);
});

test('renames a preview only when its picture changes', async ({ folder, make }) => {
  const seen = new Set<string>();
  const expectNewName = async (page: PreviewedPage) => {
    expect(await make(page)).toBe(1);
    const [name = '', ...others] = await picturesIn(folder);
    expect(others).toEqual([]);
    expect(seen).not.toContain(name);
    seen.add(name);
  };
  await expectNewName(about());
  const [name = ''] = await picturesIn(folder);
  const { mtimeMs } = await stat(path.join(folder, PREVIEWS_FOLDER, name));
  const image = { src: '/illustrations/soins.svg', alt: 'Une autre description.' } as const;
  expect(await make(about({ image }))).toBe(0);
  expect((await stat(path.join(folder, PREVIEWS_FOLDER, name))).mtimeMs).toBe(mtimeMs);

  await copyFile('public/logo-light.svg', path.join(folder, 'logo.svg'));
  await expectNewName(about());
});

/** Whether a region has letters, which are darker than all but the illustration. */
async function hasLetters(file: string, part: Region): Promise<boolean> {
  const { channels } = await sharp(await sharp(file).extract(part).toBuffer()).stats();
  return channels.some(({ min }) => min < 90);
}

test('titles of any allowed length fit the preview', async ({ folder, make }) => {
  const longest = [
    'Accompagnement quotidien des personnes hospitalisées, convalescentes !',
    'MESURES DE LA TENSION ET DE LA GLYCÉMIE CHEZ LES PERSONNES TRÈS ÂGÉES',
    'Un mot, un an, un pas, un thé, un lit, un bon bol de riz, un ami : oui',
    'ANTICONSTITUTIONNELLEMENT',
  ];
  for (const text of longest) expect(title('Titre').safeParse(text).success, text).toBe(true);
  await make(
    ...longest.map((text, at) => ({ ...about({ title: text }), path: articleRoute(at + 1) })),
  );
  for (const name of await picturesIn(folder)) {
    const file = path.join(folder, PREVIEWS_FOLDER, name);
    expect(await hasLetters(file, { left: 52, top: 250, width: 570, height: 200 }), name).toBe(
      true,
    );
    const edges = [
      { left: 636, top: 100, width: 14, height: 400 },
      { left: 52, top: 122, width: 580, height: 18 },
      { left: 52, top: 590, width: 580, height: 14 },
    ];
    for (const edge of edges) expect(await hasLetters(file, edge), name).toBe(false);
  }
});
