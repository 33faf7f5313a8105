import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readContent } from '@/scripts/prepare/content';
import { box, field, open, save, test } from './desk';

/** The owner's editor, from the first field to the files. */

test('a phone or an hour that is none is refused in French, by its name', async ({
  page,
  desk,
}) => {
  await open(page, desk, 'collections/centre/entries/site');
  await (await box(page, 'phones.1')).fill('699 12 34 56');
  const lines = await field(page, 'hours.consultations.lines');
  await lines.getByRole('button', { name: 'Tout développer' }).first().click();
  const spans = await field(page, 'hours.consultations.lines.0.openings');
  await spans.getByRole('button', { name: 'Développer', exact: true }).first().click();
  await (await box(page, 'hours.consultations.lines.0.openings.0.opens')).fill('8h');
  await save(page);
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText('Rien n’est encore enregistré');
  await expect(said).toContainText('Téléphones, n° 2 : « 699 12 34 56 » n’est pas un numéro');
  await expect(said).toContainText('Ouverture : « 8h » n’est pas une heure');
  expect(await desk.changedFiles()).toEqual([]);

  // What was typed is still there, to be put right.
  await said.getByRole('button', { name: 'OK' }).click();
  await (await box(page, 'phones.1')).fill('+237699123456');
  await (await box(page, 'hours.consultations.lines.0.openings.0.opens')).fill('07:30');
  await save(page);
  await expect.poll(() => desk.changes()).toHaveLength(4);
  expect(await desk.changes()).toEqual([
    "-  - '+237600000002'",
    "+  - '+237699123456'",
    '-          - opens: 08:00',
    '+          - opens: 07:30',
  ]);
});

test('what has changed elsewhere is not overwritten unasked', async ({ page, desk }) => {
  await open(page, desk, 'collections/services/entries/2');
  await (await box(page, 'title')).fill('Soins chez vous');
  await appendFile(path.join(desk.root, 'content/services/2.md'), '\nUne phrase de plus.\n');
  await save(page);
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(asked).toContainText('Ce contenu a changé entre-temps');
  await expect(asked).toContainText('l’autre modification sera perdue');
  await asked.getByRole('button', { name: 'Annuler' }).click();
  const file = await desk.read('content/services/2.md');
  expect(file).toContain('Une phrase de plus.');
  expect(file).not.toContain('Soins chez vous');
});

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

test('a new article with a photograph from a phone, first as a draft', async ({ page, desk }) => {
  // Large pictures are slow to make and to shrink, above all beside other tests.
  test.slow();
  const photo = await photograph();
  expect(photo.length).toBeGreaterThan(5_000_000);
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  await open(page, desk, 'collections/articles/new');
  await (await box(page, 'title')).fill('Bien se laver les mains');
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
  await (await box(page, 'image.alt')).fill('Des mains sous l’eau d’un seau à robinet.');
  await (await field(page, 'date')).getByRole('button', { name: 'Aujourd’hui' }).click();
  await (await box(page, 'author.name')).fill('Clarisse Eyenga');
  await (await field(page, 'draft')).getByRole('switch').click();
  const text = (await field(page, 'body')).locator('[contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('Se laver les mains protège toute la famille.');
  await save(page);
  await expect.poll(() => desk.changedFiles(), { timeout: 20_000 }).toHaveLength(2);

  const [article = '', picture = ''] = await desk.changedFiles();
  expect(article).toMatch(/^content\/articles\/\d{14}\.md$/);
  expect(picture).toMatch(/^public\/photos\/photo-du-march[eé]-01\.webp$/);
  const stored = await readFile(path.join(desk.root, picture));
  const { width = 0, height = 0, exif, format } = await sharp(stored).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  expect(Math.max(width, height)).toBe(2000);
  expect(stored.includes('GPS')).toBe(false);
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
  expect((await idsOnSite())?.[0]).toBe(id);
});

test('an article that others cite is not deleted in silence', async ({ page, desk }) => {
  await open(page, desk, 'collections/articles/entries/5');
  await field(page, 'title');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /Supprimer/ }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(/y renvo/);
  await asked.getByRole('button', { name: 'Annuler' }).click();
  expect(existsSync(path.join(desk.root, 'content/articles/5.md'))).toBe(true);
});

test('an illustration of the set can be chosen', async ({ page, desk }) => {
  await open(page, desk, 'collections/services/entries/1');
  const image = await field(page, 'image.src');
  await image.getByRole('button', { name: /Remplacer/ }).click();
  await page.getByRole('option', { name: 'Illustrations' }).click();
  await page.getByRole('option', { name: /nutrition/ }).click();
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await save(page);
  await expect
    .poll(() => desk.changes())
    .toEqual(['-  src: /illustrations/quotidien.svg', '+  src: /illustrations/nutrition.svg']);
});

test('a price changes on a phone, and by keyboard alone', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, desk, 'collections/services/entries/1');
  const prices = await field(page, 'pricing');
  const [wide, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wide).toBe(seen);
  await prices.getByRole('button', { name: 'Tout développer' }).focus();
  await page.keyboard.press('Enter');
  const amount = await box(page, 'pricing.1.amount');
  await amount.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('11000');
  await page.keyboard.press('Control+s');
  await expect.poll(() => desk.changes()).toEqual(['-    amount: 10000', '+    amount: 11000']);
});

test('no English word meets the owner', async ({ page, desk }) => {
  const english = /\b(the|save|delete|cancel|entry|entries|search|upload|settings|add|edit)\b/i;
  const texts: string[] = [];
  const read = async () => {
    texts.push(await page.locator('body').innerText());
    texts.push(
      ...(await page
        .locator('[aria-label], [placeholder], [title]')
        .evaluateAll((all) =>
          all.flatMap((one) =>
            ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
          ),
        )),
    );
  };
  for (const view of ['collections/pages', 'collections/articles', 'assets/all']) {
    await open(page, desk, view);
    await page.waitForTimeout(600);
    await read();
  }
  await open(page, desk, 'collections/articles/new');
  await field(page, 'title');
  await read();
  // The names of the pictograms stand in the text as ligatures, hidden from readers.
  const words = texts.join('\n').replace(/^[a-z]+(_[a-z]+)*$/gm, '');
  expect(words.match(english)?.[0]).toBeUndefined();
});
