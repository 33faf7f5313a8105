import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import { box, enter, field, open, save, saved, test } from './desk';

/** What the owner does with pictures, in articles and services. */

test.beforeEach(({ page, desk }) => enter(page, desk));

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#86a', noise } });

/** Chooses a photograph of the device for the form's picture. */
async function choosePhotograph(page: Page, name: string, picture: Sharp): Promise<void> {
  const image = await field(page, 'image.src');
  await image.getByRole('button', { name: /Parcourir|Remplacer/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  const buffer = await picture.jpeg({ quality: 95 }).toBuffer();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
}

test('an article is begun as a draft, and gets a photograph from a phone', async ({
  page,
  desk,
}) => {
  // Large pictures are slow to make and to shrink, above all beside other tests.
  test.slow();
  const changed = async (folder: string) =>
    (await desk.changedFiles()).find((it) => it.includes(folder)) ?? '';
  const alt = 'Des mains sous l’eau d’un seau à robinet.';
  await open(page, desk, 'collections/articles/new');
  await (await box(page, 'title')).fill('Bien se laver les mains');
  await (await field(page, 'draft')).getByRole('switch').click();
  await save(page);
  await saved(page);
  const file = await changed('articles');
  const view = `collections/articles/entries/${path.basename(file, '.md')}`;
  expect(file).toMatch(/^content\/articles\/\d{14}\.md$/);
  expect(await desk.facts(file)).toMatchObject({ title: 'Bien se laver les mains', draft: true });

  await open(page, desk, view);
  await (await field(page, 'category')).getByText('Santé').click();
  await (await field(page, 'date')).getByRole('button', { name: 'Aujourd’hui' }).click();
  await (await box(page, 'image.alt')).fill(alt);
  // As a phone takes it: large, and with the place where it was taken.
  const photograph = picture(2400, 1800).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' },
  });
  await choosePhotograph(page, 'Photo du Marché 01.JPG', photograph);
  await expect((await field(page, 'image.src')).getByText('Remplacer')).toBeVisible();
  await save(page);
  await saved(page);
  const stored = await changed('photos');
  expect(stored).toMatch(/^public\/photos\/photo-du-march[eé]-01\.webp$/);
  const { width, format, exif } = await sharp(
    await readFile(path.join(desk.root, stored)),
  ).metadata();
  expect({ width, format, exif }).toEqual({ width: 2000, format: 'webp', exif: undefined });
  expect(await desk.facts(file)).toMatchObject({
    category: 'Santé',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    image: { src: stored.replace('public', ''), alt },
  });

  // What is no draft any more must have all that its page needs.
  await open(page, desk, view);
  const draft = await field(page, 'draft');
  await draft.getByRole('switch').click();
  await save(page);
  await expect(draft.getByRole('alert')).toContainText('Résumé : ce champ manque');
  expect(await desk.facts(file)).toMatchObject({ draft: true });
});

/** As Word copies a table, which has no head, and a list, which is none. */
const FROM_WORD = `<p class=MsoNormal>Avant</p>
<table class=MsoTableGrid><tr><td><p><b>Repas</b></p></td><td><p>Heure</p></td></tr>
<tr><td><p>Matin</p></td><td><p>8 h</p></td></tr></table>
<p class=MsoListParagraph>·<span>&nbsp;&nbsp;&nbsp; </span>Boire</p>
<p class=MsoListParagraph>o<span>&nbsp;&nbsp; </span>De l’eau</p>
<p class=MsoNormal>Après</p>`;

test('what Word gives and a picture are put into a text', async ({ page, desk }) => {
  const { id, file } = await desk.first('content/legal');
  await open(page, desk, `collections/texts/entries/${id}`);
  const body = await field(page, 'body');
  const text = body.locator('[contenteditable="true"]').first();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((html) => {
    const data = { 'text/html': new Blob([html], { type: 'text/html' }) };
    return navigator.clipboard.write([new ClipboardItem(data)]);
  }, FROM_WORD);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  await expect(text).toContainText('Après');
  await page.keyboard.press('Control+Home');
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  await body.getByRole('button', { name: 'Parcourir' }).click();
  await page.getByRole('option', { name: 'Illustrations' }).click();
  // Those further down come by scrolling.
  const shown = page.getByRole('listbox', { name: 'Images' }).getByRole('option').first();
  const name = await shown.innerText();
  await shown.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Insérer' }).click();
  await expect(body.getByText('Remplacer')).toBeVisible();
  await body.getByRole('textbox', { name: 'Texte alternatif' }).fill('Une route sans réseau.');
  await save(page);
  await expect
    .poll(() => desk.read(file))
    .toContain(`\n![Une route sans réseau.](/illustrations/${name})\n`);
  expect(await desk.read(file)).toContain(
    'Avant\n\n| **Repas** | Heure |\n| --- | --- |\n| Matin | 8 h |\n\n- Boire\n  - De l’eau\n\nAprès',
  );
});
