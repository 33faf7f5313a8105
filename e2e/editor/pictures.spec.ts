import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readContent } from '@/scripts/prepare/content';
import { box, chooseSign, field, open, save, test, unfold } from './desk';

/** What the owner does with pictures: new ones, and those of the set. */

/** As a phone takes it: large, turned, and with the place where it was taken. */
const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#86a',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();

/** The names of the parts of a WebP file. */
function partsOf(file: Buffer): string[] {
  const names: string[] = [];
  // After the file's own head; a part whose length is odd is filled up by a byte.
  for (let at = 12; at < file.length;) {
    names.push(file.toString('latin1', at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

test('a new article with a photograph from a phone, first as a draft', async ({ page, desk }) => {
  // Large pictures are slow to make and to shrink, above all beside other tests.
  test.slow();
  const photo = await photograph();
  expect(photo.length).toBeGreaterThan(5_000_000);
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  await open(page, desk, 'collections/articles/new');
  await (await box(page, 'title')).fill('Bien se laver les mains');
  await (await field(page, 'draft')).getByRole('switch').click();
  await (
    await box(page, 'excerpt')
  ).fill('Quand, comment et avec quoi se laver les mains à la maison, pour protéger ses proches.');
  await (await field(page, 'category')).getByText('Santé').click();
  await (await field(page, 'icon')).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Feuille', exact: true }).click();
  await (await field(page, 'color')).getByText('Menthe').click();
  await (await field(page, 'image.src')).getByRole('button', { name: 'Parcourir' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  await (
    await chooser
  ).setFiles({
    name: 'Photo du Marché 01.JPG',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  const insert = page.getByRole('button', { name: 'Insérer', exact: true });
  await expect(insert).toBeEnabled({ timeout: 30_000 });
  await insert.click();
  await (await field(page, 'date')).getByRole('button', { name: 'Aujourd’hui' }).click();
  await unfold(page, 'author');
  await (await box(page, 'author.name')).fill('Clarisse Eyenga');
  await unfold(page, 'warningSigns');
  await (await field(page, 'warningSigns.groups')).getByText('Un adulte', { exact: true }).click();
  const { signs } = await desk.facts<{ signs: { words: string; step: string }[] }>(
    'content/signs.yml',
  );
  for (const step of ['today', 'appointment']) {
    await chooseSign(page, step, signs.find((sign) => sign.step === step)?.words ?? '');
  }
  const text = (await field(page, 'body')).locator('[contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('Se laver les mains protège toute la famille.');

  // Nobody has said yet what the photograph shows.
  await save(page);
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText('Image, Description : cette image n’est pas décrite', {
    timeout: 20_000,
  });
  expect(await desk.changedFiles()).toEqual([]);
  await said.getByRole('button', { name: 'OK' }).click();
  await page.locator('section[data-key-path]').first().hover();
  await page.mouse.wheel(0, -5000);
  await (await box(page, 'image.alt')).fill('Des mains sous l’eau d’un seau à robinet.');
  await save(page);
  await expect.poll(() => desk.changedFiles(), { timeout: 20_000 }).toHaveLength(2);

  const [article = '', picture = ''] = await desk.changedFiles();
  expect(article).toMatch(/^content\/articles\/\d{14}\.md$/);
  expect(picture).toMatch(/^public\/photos\/photo-du-march[eé]-01\.webp$/);
  const stored = await readFile(path.join(desk.root, picture));
  const { width = 0, height = 0, exif, format } = await sharp(stored).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  expect(Math.max(width, height)).toBe(2000);
  // Of all that such a file may hold: the picture and its colours, and nothing that was written.
  expect(['VP8X', 'ICCP', 'VP8 ']).toEqual(expect.arrayContaining(partsOf(stored)));
  const written = await desk.read(article);
  expect(written).toContain('draft: true');
  expect(written).toContain('alt: Des mains sous l’eau d’un seau à robinet.');
  expect(written).toContain('sample: false');

  // The build takes both states: without the article, and with it.
  const id = Number(path.basename(article, '.md'));
  const idsOnSite = async () => {
    const { content, problems } = await readContent(desk.root);
    expect(problems).toEqual([]);
    return content?.articles.map((it) => it.id);
  };
  expect(await idsOnSite()).not.toContain(id);
  await writeFile(path.join(desk.root, article), written.replace('draft: true\n', ''));
  expect(await idsOnSite()).toContain(id);
});

test('an illustration that another entry describes is chosen without a word', async ({
  page,
  desk,
}) => {
  const [first = '', second = ''] = (await desk.ids('content/services')).map(
    (id) => `content/services/${id}.md`,
  );
  test.skip(!second, 'one service has no other to describe its picture');
  const head = (image: string) => (text: string) =>
    text.replace(/\nimage:(\n +.*)*/, `\nimage:\n  ${image}`);
  // Two of the set, whichever the content shows: one here, undescribed, and one there.
  await desk.rewrite(first, head('src: /illustrations/introuvable.svg'));
  await desk.rewrite(
    second,
    head('src: /illustrations/hors-connexion.svg\n  alt: Une route sans réseau.'),
  );
  await open(page, desk, `collections/services/entries/${path.basename(first, '.md')}`);
  const image = await field(page, 'image.src');
  await image.getByRole('button', { name: /Remplacer/ }).click();
  await page.getByRole('option', { name: 'Illustrations' }).click();
  await page.getByRole('option', { name: /hors-connexion/ }).click();
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await save(page);
  await expect
    .poll(() => desk.changes())
    .toEqual([
      '-  src: /illustrations/introuvable.svg',
      '+  src: /illustrations/hors-connexion.svg',
    ]);
});

test('a picture inside a text is described before it is saved', async ({ page, desk }) => {
  const [id] = await desk.ids('content/legal');
  const file = `content/legal/${id}.md`;
  const before = await desk.read(file);
  await open(page, desk, `collections/texts/entries/${id}`);
  const body = await field(page, 'body');
  await body.locator('[contenteditable="true"]').first().click();
  await page.keyboard.press('Control+Home');
  await body.getByRole('button', { name: 'Insérer' }).click();
  await page.getByRole('menuitem', { name: 'Image' }).click();
  await body.getByRole('button', { name: 'Parcourir' }).click();
  await page.getByRole('option', { name: 'Illustrations' }).click();
  await page.getByRole('option', { name: /hors-connexion/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Insérer' }).click();
  await expect(body.getByRole('button', { name: 'Remplacer l’image' })).toBeVisible();
  await save(page);
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText('hors-connexion.svg » n’est pas décrite');
  expect(await desk.read(file)).toBe(before);
  await said.getByRole('button', { name: 'OK' }).click();

  await body.getByRole('textbox', { name: 'Description' }).fill('Une route sans réseau.');
  await save(page);
  await expect
    .poll(() => desk.read(file))
    .toContain('\n![Une route sans réseau.](/illustrations/hors-connexion.svg)\n');
});
