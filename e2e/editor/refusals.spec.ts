import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readContent } from '@/scripts/prepare/content';
import { box, chooseSign, field, open, overflowOf, save, test, unfold } from './desk';

/** What the build would refuse, the editor refuses first; what fails is said in French. */

test('an article that a text leads to is not deleted, and the reason is said', async ({
  page,
  desk,
}) => {
  const [id] = await desk.ids('content/articles');
  const [text] = await desk.ids('content/legal');
  await desk.rewrite(`content/legal/${text}.md`, (it) => `${it}\n[Lire](/blogDetails/${id})\n`);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message().replace(/\s/g, ' '));
    void dialog.accept();
  });
  await open(page, desk, `collections/articles/entries/${id}`);
  await field(page, 'title');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect
    .poll(() => said[0])
    .toMatch(new RegExp(`Texte : la page « /blogDetails/${id} » n’existe pas$`));
  await expect(page.getByText('Rien n’est supprimé.')).toBeVisible();
  expect(existsSync(path.join(desk.root, `content/articles/${id}.md`))).toBe(true);
});

test('a photograph that is too small is refused', async ({ page, desk }) => {
  const [id] = await desk.ids('content/services');
  const create = { width: 200, height: 150, channels: 3, background: '#86a' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await open(page, desk, `collections/services/entries/${id}`);
  await (await field(page, 'image.src')).getByRole('button', { name: /Remplacer/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  await (await chooser).setFiles({ name: 'petite.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await (await box(page, 'image.alt')).fill('Une petite image.');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('n’a que 200 pixels de large');
  expect(await desk.changedFiles()).toEqual([]);
});

test('a title with letters that no title has, and one without connection, are said', async ({
  page,
  desk,
}) => {
  const [id] = await desk.ids('content/services');
  await open(page, desk, `collections/services/entries/${id}`);
  const title = await box(page, 'title');
  await title.fill('Soins à Ŋgaoundéré');
  await save(page);
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText('les lettres des titres n’ont pas de « Ŋ »');
  await said.getByRole('button', { name: 'OK' }).click();
  // The field says so itself, until it is corrected.
  const marked = (await field(page, 'title')).getByRole('alert');
  await expect(marked).toContainText('Les lettres des titres n’ont pas de « Ŋ »');

  await title.fill('Soins à Ngaoundéré');
  await expect(marked).toHaveCount(0);
  await page.route('**/contents', (route) => route.abort());
  await save(page);
  await expect(said).toContainText('Pas de connexion : rien n’est parti.');
  await said.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/contents');
  await save(page);
  await expect.poll(() => desk.changes()).toHaveLength(2);
});

test('a choice that can’t be right is marked where it was made, on a phone as well', async ({
  page,
  desk,
}) => {
  const { signs } = await desk.facts<{ signs: { words: string; step: string }[] }>(
    'content/signs.yml',
  );
  const wrong = signs.find(
    ({ words, step }) =>
      step !== 'today' &&
      !words.includes('{') &&
      signs.filter((sign) => sign.words === words).length === 1,
  );
  const [id] = await desk.ids('content/articles');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, desk, `collections/articles/entries/${id}`);
  await unfold(page, 'warningSigns');
  await chooseSign(page, 'today', wrong?.words ?? '');
  await (await field(page, 'title')).locator('input').focus();
  await save(page);
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText(`${wrong?.words} » se dit sous un autre titre`);
  // In the editor she knows contents by their names.
  await expect(said).not.toContainText('content/');
  await said.getByRole('button', { name: 'OK' }).click();
  const marked = page
    .locator('section[data-key-path="warningSigns.today"]')
    .getByRole('alert')
    .filter({ hasText: 'se dit sous un autre titre' });
  await expect(marked).toBeInViewport();
});

test('a save waits for a photograph that is still being worked on', async ({ page, desk }) => {
  const [id] = await desk.ids('content/services');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#86a', noise } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await open(page, desk, `collections/services/entries/${id}`);
  await (await box(page, 'image.alt')).fill('Une cour au petit matin.');
  await (await field(page, 'image.src')).getByRole('button', { name: /Remplacer/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  await (await chooser).setFiles({ name: 'cour.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await save(page);
  await expect
    .poll(() => desk.changedFiles(), { timeout: 20_000 })
    .toContain('public/photos/cour.webp');
  // Where the picture before stands as well, it keeps the words that were this form's.
  expect((await readContent(desk.root)).problems).toEqual([]);
});

test('a draft is saved with its title alone, and what can’t be read is told meanwhile', async ({
  page,
  desk,
}) => {
  const broken = 'content/testimonials.yml';
  await desk.rewrite(broken, (text) => `title: "Sans fin\n${text}`);
  await open(page, desk, 'collections/articles/new');
  const told = page.getByRole('status', { name: 'À savoir' });
  await expect(told).toContainText(`Le fichier ${broken} est abîmé`);
  expect(await overflowOf(page)).toBe(0);
  await told.getByRole('button', { name: 'Compris' }).click();
  await expect(told).toHaveCount(0);
  // Where it should be, it is told again: the form is empty, and not by a mistake of hers.
  await open(page, desk, 'collections/voices/entries/testimonials');
  await expect(told).toContainText('ce formulaire est vide : n’y écrivez rien');
  expect(await overflowOf(page)).toBe(0);
  await open(page, desk, 'collections/articles/new');
  await expect(told).toHaveCount(0);

  await (await box(page, 'title')).fill('Bien dormir');
  await (await field(page, 'draft')).getByRole('switch').click();
  await save(page);
  await expect.poll(() => desk.changedFiles()).toEqual([expect.stringMatching(/articles\/\d{14}/)]);
  const [article = ''] = await desk.changedFiles();
  expect(await desk.facts(article)).toMatchObject({ title: 'Bien dormir', draft: true });
});
