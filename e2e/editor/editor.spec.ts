import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { PUBLISH_PATH } from '@/editor/stateLine';
import {
  box,
  enter,
  field,
  expectLayout,
  openView,
  requestsBeyond,
  save,
  saveButton,
  saved,
  test as base,
  unfold,
} from './fixture';
import { HOST, publishEditor, signIn, SITE, TOKEN } from './onlineHost';
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
test.afterAll(() => shared.context().close());

test('explains a wrong value in French without losing it', async ({ page, editor }) => {
  // The bundle and the first load count.
  test.slow();
  const hospitals = path.join(editor.root, 'content/hospitals.yml');
  const outdated = readFileSync(hospitals, 'utf8').replace(
    /- name: .*/,
    '$&\n    checked: 2020-01-01',
  );
  writeFileSync(hospitals, outdated);
  editor.commit();
  const { phones } = editor.readEntry<{ phones: string[] }>('content/site.yml');
  const phone = phones[0] === '+237699123456' ? '+237699123457' : '+237699123456';
  await openView(page, editor, 'collections/centre/entries/site');
  const first = await box(page, 'phones.0');
  const dialog = page.getByRole('alertdialog');

  await test.step('a phone that is none', async () => {
    await first.fill('699 12');
    await saveButton(page).click();
    const marked = (await field(page, 'phones.0')).getByRole('alert');
    await expect(marked).toContainText('« 699 12 » n’est pas un numéro');
    await expect(page.getByText('Un champ comporte une erreur.')).toBeVisible();
    expect(editor.changes()).toEqual([]);
  });
  await test.step('no connection', async () => {
    await first.press('Control+a');
    await first.pressSequentially(phone);
    await page.route('**/contents', (route) => route.abort());
    await saveButton(page).click();
    await expect(dialog).toContainText('Une erreur s’est produite lors de l’enregistrement');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(first).toHaveValue(phone);
    await page.unroute('**/contents');
  });
  await test.step('an answer that is lost once the save has arrived', async () => {
    await page.route('**/contents', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveButton(page).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/contents');
    // Confirms overwriting.
    await saveButton(page).click();
    await dialog.getByRole('button').first().click();
    await saved(page);
  });
  expect(editor.changes()).toEqual([`-  - '${phones[0]}'`, `+  - '${phone}'`]);
  const line = page.locator('#state');
  await test.step('what is out of date is named, and stops nothing', async () => {
    await expect(line).toContainText('Tout est en ordre');
    await line.getByText(/^À revoir/).click();
    await expect(line.getByRole('listitem').filter({ hasText: 'plus d’un an' })).toContainText(
      /^Hôpitaux/,
    );
    await line.getByText(/^À revoir/).click();
  });
  await test.step('errors across fields are reported after saving', async () => {
    await openView(page, editor, 'collections/centre/entries/site');
    await unfold(page, 'hours.consultations.lines');
    await unfold(page, 'hours.consultations.lines.0.openings');
    await (await box(page, 'hours.consultations.lines.0.openings.0.closes')).fill('00:30');
    const dialogEvent = page.waitForEvent('dialog');
    await saveButton(page).click();
    const notice = await dialogEvent;
    expect(notice.message()).toMatch(/^C’est enregistré, mais.*la fermeture .* doit venir après/s);
    await notice.accept();
    await saved(page);
  });
  await test.step('the line above names what stops the site, and leads to it', async () => {
    await expect(line).toContainText('Un point est à corriger.');
    await expect(line).toContainText(/Coordonnées et horaires\s: .*la fermeture/);
    await line.getByRole('link', { name: 'Coordonnées et horaires' }).click();
    await field(page, 'phones.0');
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
  expect(editor.changes()).toEqual([`-    amount: ${first?.amount}`, '+    amount: 12500']);
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
  expect(editor.changes().sort()).toEqual(
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
    expect(editor.changes(), entry).toHaveLength(before ? 2 : 1);
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
  await save(page);
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

test('refuses what would break other pages, and names them', async ({ page, editor }) => {
  const line = page.locator('#state');
  const folder = path.join(editor.root, 'content/services');
  const services = readdirSync(folder);
  const texts = services.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const [, article] = /\/blogDetails\/(\d+)\)/.exec(texts.join()) ?? [];
  await test.step('an article that a text links to', async () => {
    await openView(page, editor, `collections/articles/entries/${article}`);
    await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
    await page.getByRole('menuitem', { name: /Supprimer/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(line).toContainText('Rien n’a changé, car ceci sert encore ailleurs.', {
      timeout: 30_000,
    });
    await line.getByText('Corrigez d’abord').click();
    await expect(line.getByRole('link', { name: /^service/ }).first()).toBeVisible();
  });
  await test.step('a service in use that becomes a draft', async () => {
    const id = path.basename(services.at(-1) ?? '', '.md');
    await openView(page, editor, `collections/services/entries/${id}`);
    await (await field(page, 'draft')).getByRole('switch').press('Space');
    await saveButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/Rien n’a changé.*Page des services/);
    await dialog.getByRole('button', { name: 'OK' }).click();
  });
  expect(editor.changes()).toEqual([]);
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

test('previews the page beside the form, and deletes an article', async ({ page, editor }) => {
  const { id, file } = editor.first('content/articles');
  await page.route(`${editor.origin}/blogDetails/${id}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Sa page</h1>' }),
  );
  await openView(page, editor, `collections/articles/entries/${id}`);
  const frame = page.frameLocator('iframe').locator('iframe[title="Votre page"]');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Sa page', {
    timeout: 30_000,
  });
  await expectLayout(page, 'a form');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await saved(page);
  expect(editor.changed('articles')).toBe(file);
});

test('publishes by a button, once at a time', async ({ page, editor }) => {
  const line = page.locator('#state');
  const button = line.getByRole('button', { name: 'Publier le site' });
  const statuses = await page.evaluate(async (address) => {
    const ask = async () => (await fetch(address, { method: 'POST' })).status;
    return [await ask(), await ask()];
  }, PUBLISH_PATH);
  expect(statuses).toEqual([202, 409]);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(line).toContainText(/✓ Publié\. Fichiers envoyés\s: 2/, { timeout: 60_000 });
  await expect(line.getByRole('link', { name: /^https?:/ })).toBeVisible();
  expect(editor.ftp.files.get('/index.html')?.toString()).toBe('<p>Accueil</p>');
  await editor.ftp.stop();
  await button.click();
  await expect(line).toContainText('Le serveur ne répond pas', { timeout: 60_000 });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

// Here, since the bundle takes as long as a test.
test('online, signs in with a token, and commits a price', async ({ browser, editor }) => {
  const page = await browser.newPage();
  const externalRequests = requestsBeyond(page, [SITE, HOST]);
  const messages = await publishEditor(page, editor);
  await page.goto(`${SITE}/admin`);
  await signIn(page, 'jeton-de-personne');
  await expect(page.getByText('Le jeton fourni n’est pas valide.')).toBeVisible();
  await expectLayout(page, 'entrance');
  await signIn(page, TOKEN);
  await page.getByText('Services et prix').first().waitFor();
  // Only the server of the local editor knows the state of all files.
  await expect(page.locator('#state')).toBeHidden();
  await page.goto(`${SITE}/admin#/collections/services/entries/1`);
  await unfold(page, 'pricing');
  await (await box(page, 'pricing.0.amount')).fill('123 500');
  await save(page);
  expect(editor.changes()).toHaveLength(2);
  expect(messages).toEqual(['Modification : service (content/services/1.md)']);
  expect(externalRequests).toEqual([]);
  await page.close();
});

test('an export without a repository has no editor', () => {
  expect(readdirSync(OUT)).toContain('index.html');
  expect(readdirSync(OUT).filter((name) => name.startsWith('admin'))).toEqual([]);
});
