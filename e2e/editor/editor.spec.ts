import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import {
  box,
  enter,
  field,
  expectLayout,
  openView,
  readFolder,
  requestsBeyond,
  save,
  saveButton,
  saved,
  test as base,
  unfold,
  type EditorFixture,
} from './fixture';
import { HOST, publishEditor, signIn, SITE, TOKEN } from './gitHost';
import { OUT } from '@/e2e/support/exported';

/** The outline of what is missing. */
const RED = 'rgb(179, 38, 30)';

/** Shared: loading the editor takes as long as a test. */
let shared: Page;
const test = base.extend({ page: async ({}, provide) => provide(shared) });

// One worker bundles the editor once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser, editor }) => {
  const context = await browser.newContext();
  shared = await context.newPage();
  await enter(shared, editor);
});
test.afterEach(({ editor }) => readFolder(shared, editor));
test.afterAll(() => shared.context().close());

/** The changed lines of all files, since the test began. */
async function changes(editor: EditorFixture): Promise<string[]> {
  await readFolder(shared, editor);
  return editor.changes();
}

test('explains a wrong value in French without losing it', async ({ page, editor }) => {
  // The bundle and the first load count.
  test.slow();
  const { phones } = editor.readEntry<{ phones: string[] }>('content/site.yml');
  const phone = phones[0] === '+237699123456' ? '+237699123457' : '+237699123456';
  await openView(page, editor, 'collections/centre/entries/site');
  const first = await box(page, 'phones.0');

  await test.step('a phone that is none', async () => {
    await first.fill('699 12');
    await saveButton(page).click();
    const marked = (await field(page, 'phones.0')).getByRole('alert');
    await expect(marked).toContainText('« 699 12 » n’est pas un numéro');
    await expect(page.getByText('Un champ comporte une erreur.')).toBeVisible();
    expect(await changes(editor)).toEqual([]);
  });
  await first.press('Control+a');
  await first.pressSequentially(phone);
  await save(page);
  expect(await changes(editor)).toEqual([`-  - '${phones[0]}'`, `+  - '${phone}'`]);
  await test.step('errors across fields are reported after saving', async () => {
    await openView(page, editor, 'collections/centre/entries/site');
    await unfold(page, 'hours.consultations.lines');
    await unfold(page, 'hours.consultations.lines.0.openings');
    const closes = await box(page, 'hours.consultations.lines.0.openings.0.closes');
    const before = await closes.inputValue();
    await closes.fill('00:30');
    const dialogEvent = page.waitForEvent('dialog');
    await saveButton(page).click();
    const notice = await dialogEvent;
    expect(notice.message()).toMatch(/^C’est enregistré, mais.*la fermeture .* doit venir après/s);
    await notice.accept();
    await saved(page);
    await openView(page, editor, 'collections/centre/entries/site');
    await unfold(page, 'hours.consultations.lines');
    await unfold(page, 'hours.consultations.lines.0.openings');
    await (await box(page, 'hours.consultations.lines.0.openings.0.closes')).fill(before);
    await save(page);
  });
});

test('a price is changed on a phone by keyboard', async ({ page, editor }) => {
  const { id, file } = editor.first('content/services');
  const { pricing } = editor.readEntry<{ pricing: { option: string; amount: number }[] }>(file);
  const [first] = pricing;
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await openView(page, editor, `collections/services/entries/${id}`);
  const prices = await field(page, 'pricing');
  await expect(prices).toContainText(`${first?.option} : ${first?.amount}`);
  await expectLayout(page, 'a form on a phone');
  await prices.getByRole('button', { name: 'Tout développer' }).focus();
  await page.keyboard.press('Enter');
  const amount = await box(page, 'pricing.0.amount');
  const part = await field(page, 'pricing.0.amount');
  const typePrice = async (price: string) => {
    await amount.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(price);
    await amount.blur();
  };
  await typePrice('4,5');
  await page.keyboard.press('Control+s');
  await expect(part.getByRole('alert')).toContainText('« 4,5 » n’est pas un prix');
  await typePrice('5');
  await page.keyboard.press('Control+s');
  await expect(part.getByRole('alert')).toContainText('100 au moins');
  await expect(part.getByRole('status')).toBeEmpty();
  await typePrice(String((first?.amount ?? 0) * 10));
  await expect(part.getByRole('status')).toContainText('Est-ce le bon prix ?');
  await typePrice('12.500');
  await expect(amount).toHaveValue(/^12\s500$/);
  // The package leaves its own keys in rows that were added or moved.
  const deletes = prices.getByRole('button', { name: 'Supprimer' });
  await expect(deletes).toHaveCount(pricing.length);
  // By keyboard: rows render once in view, and move a button under the pointer.
  await prices.getByRole('button', { name: /Ajouter/ }).press('Enter');
  await expect(deletes).toHaveCount(pricing.length + 1);
  await saveButton(page).click();
  const need = page.locator(`[data-key-path="pricing.${pricing.length}.need"]`);
  await expect(need).toHaveCSS('outline-color', RED);
  await deletes.last().press('Enter');
  await expect(deletes).toHaveCount(pricing.length);
  await page.keyboard.press('Control+s');
  await saved(page);
  expect(await changes(editor)).toEqual([`-    amount: ${first?.amount}`, '+    amount: 12500']);
  await page.setViewportSize(size);
});

test('points before the launch are confirmed by subject', async ({ page, editor }) => {
  const { points } = editor.readEntry<{ points: { subject: string }[] }>('content/launch.yml');
  await openView(page, editor, 'collections/launching/entries/launch');
  const prices = page.getByRole('group', { name: /^Les prix/ });
  await prices.getByRole('checkbox').nth(1).check();
  await expect(prices.getByRole('button')).toHaveCount(0);
  await page
    .getByRole('button', { name: /tout cocher/ })
    .first()
    .click();
  const pages = points.filter(({ subject }) => subject === 'pages').length;
  await expect(page.getByText(`Confirmés : ${pages + 1} sur ${points.length}.`)).toBeVisible();
  await save(page);
  expect((await changes(editor)).sort()).toEqual(
    ['+  - confirmed: true', '-  - confirmed: false'].flatMap((item) =>
      Array<string>(pages + 1).fill(item),
    ),
  );
});

test('saving an entry keeps all untouched fields', async ({ page, editor }) => {
  test.slow();
  const { id } = editor.first('content/legal');
  for (const entry of ['people/entries/team', 'pages/entries/signs', `texts/entries/${id}`]) {
    await openView(page, editor, `collections/${entry}`);
    const texts = page.locator(
      '.field input[type="text"]:not([readonly]), .field textarea:not([readonly])',
    );
    await page.locator('.field').first().waitFor();
    await expect(async () => {
      if ((await texts.count()) > 0) return;
      await page.getByRole('button', { name: 'Tout développer' }).first().click();
      expect(await texts.count()).toBeGreaterThan(0);
    }).toPass();
    // Unchanged entries can't be saved.
    await expect(saveButton(page), entry).toBeDisabled();
    const before = await texts.first().inputValue();
    await texts.first().fill(`${before}…`);
    await save(page);
    expect(await changes(editor), entry).toHaveLength(before ? 2 : 1);
    editor.commit();
  }
});

test('a draft gets a photograph, and is checked when published', async ({ page, editor }) => {
  // Large pictures are slow.
  test.slow();
  const alt = 'Des mains sous l’eau d’un seau à robinet.';
  await openView(page, editor, 'collections/services/new');
  await (await box(page, 'title')).fill('Apprendre à se laver les mains');
  const empty = await field(page, 'description');
  await expect(empty).not.toHaveCSS('outline-color', RED);
  await (await field(page, 'draft')).getByRole('switch').press('Space');
  await expect(page.getByText('Oui', { exact: true })).toBeVisible();
  await save(page);
  await readFolder(page, editor);
  const file = editor.changed('services');
  expect(file).toMatch(/^content\/services\/\d{14}\.md$/);
  expect(editor.readEntry(file)).toMatchObject({ draft: true });

  const view = `collections/services/entries/${path.basename(file, '.md')}`;
  await openView(page, editor, view);
  await (await box(page, 'image.alt')).fill(alt);
  const focalPoint = await field(page, 'image.focalPoint');
  await focalPoint.getByRole('radio', { name: 'Centre', exact: true }).press('Space');
  const image = await field(page, 'image.src');
  await image.getByRole('button', { name: 'Parcourir' }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  // As from a phone: large, with a GPS position.
  const photograph = sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#86a' },
  }).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } });
  const buffer = await photograph.jpeg({ quality: 95 }).toBuffer();
  await (await chooser).setFiles({ name: 'Marché 01.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await expect(image.getByText('Remplacer')).toBeVisible({ timeout: 30_000 });
  await save(page);
  await readFolder(page, editor);
  const stored = editor.changed('photos');
  expect(stored).toMatch(/^public\/photos\/march[eé]-01\.webp$/);
  const { width, exif } = await sharp(await readFile(path.join(editor.root, stored))).metadata();
  expect({ width, exif }).toEqual({ width: 2000, exif: undefined });
  const src = stored.replace('public', '');
  expect(editor.readEntry(file)).toMatchObject({ image: { src, alt, focalPoint: 'centre' } });

  await openView(page, editor, view);
  const draft = await field(page, 'draft');
  await draft.getByRole('switch').press('Space');
  await saveButton(page).click();
  await expect(draft.getByRole('alert')).toContainText('Résumé : ce champ manque');
  await expect(draft.getByRole('alert')).not.toContainText('Image');
  const summary = await field(page, 'description');
  await expect(summary).toHaveCSS('outline-color', RED);
  await (
    await box(page, 'description')
  ).fill('Un geste simple, à l’eau et au savon, qui protège toute la maison.');
  await expect(summary).not.toHaveCSS('outline-color', RED);
});

test('announces a closing period, deletes an article', async ({ page, editor }) => {
  await openView(page, editor, 'collections/centre/entries/site');
  const closings = await field(page, 'closingDays');
  await closings.getByRole('button', { name: /^Ajouter/ }).press('Enter');
  await (await box(page, 'closingDays.0.date')).fill('2027-08-02');
  await (await box(page, 'closingDays.0.until')).fill('2027-08-06');
  await (await box(page, 'closingDays.0.reason')).fill('Congé annuel');
  await save(page);
  await readFolder(page, editor);
  expect(editor.readEntry('content/site.yml')).toMatchObject({
    closingDays: [{ date: '2027-08-02', until: '2027-08-06', reason: 'Congé annuel' }],
  });
  expect(editor.changes().filter((line) => line.startsWith('-'))).toEqual([]);
  editor.commit();

  const { id, file } = editor.first('content/articles');
  await openView(page, editor, `collections/articles/entries/${id}`);
  await field(page, 'title');
  await expectLayout(page, 'a form');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await saved(page);
  await readFolder(page, editor);
  expect(editor.changed('articles')).toBe(file);
});

test('a second tab takes the editor, and loses no text', async ({ page, editor }) => {
  const { id } = editor.first('content/services');
  const view = `collections/services/entries/${id}`;
  await openView(page, editor, view);
  const title = await box(page, 'title');
  await title.press('Control+a');
  // Typed: Sveltia backs up only what a user enters.
  await title.pressSequentially('Titre du premier onglet');
  const other = await page.context().newPage();
  await openView(other, editor, view);
  await other.getByRole('button', { name: 'Continuer ici' }).click();
  await expect(page.getByText('s’est ouvert dans un autre onglet')).toBeVisible();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(await box(other, 'title')).toHaveValue('Titre du premier onglet');
  await save(other);
  await page.getByRole('button', { name: 'Revenir ici' }).click();
  await page.getByRole('button', { name: 'Continuer ici' }).click();
  await other.close();
  await openView(page, editor, view);
  await expect(await box(page, 'title')).toHaveValue('Titre du premier onglet');
});

// Here, since the bundle takes as long as a test.
test('online, signs in with a token, and commits a price', async ({ browser, editor }) => {
  const page = await browser.newPage();
  const externalRequests = requestsBeyond(page, [SITE, HOST]);
  await page.setViewportSize({ width: 390, height: 844 });
  const online = await publishEditor(page, editor);
  await page.goto(`${SITE}/admin`);
  await signIn(page, 'jeton-de-personne');
  await expect(page.getByText('Le jeton fourni n’est pas valide.')).toBeVisible();
  await expectLayout(page, 'entrance');
  await signIn(page, TOKEN);
  await page.getByText('Services et prix').first().waitFor();
  const line = page.locator('#state');
  await expect(line).toBeHidden();
  await page.goto(`${SITE}/admin#/collections/services/entries/1`);
  await unfold(page, 'pricing');
  await (await box(page, 'pricing.0.amount')).fill('123 500');
  await save(page);
  expect(editor.changes()).toHaveLength(2);
  expect(online.messages).toEqual(['Modification : service (content/services/1.md)']);

  await expect(line).toContainText(/^Enregistré le 1\sdécembre\s2026\sà\s10:42\s: en\scours\.$/);
  await expectLayout(page, 'a form');
  online.version.now = '2026-12-01T10:10:00Z';
  await page.reload();
  await expect(line).toContainText('voyez l’e-mail de l’hébergeur');
  online.version.date = '2026-12-01T09:42:59Z';
  await page.reload();
  await expect(line).toContainText('✓ En ligne');
  expect(externalRequests).toEqual([]);
  await page.close();
});

test('an export without a repository has no editor', () => {
  expect(readdirSync(OUT)).toContain('index.html');
  expect(readdirSync(OUT).filter((name) => name.startsWith('admin'))).toEqual([]);
});
