import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { box, field, look, open, refused, save, saveButton, saved, test, unfold } from './desk';

/** The owner's editor, from the first field to the files. What is expected is read from them. */

const PHONE = { width: 390, height: 844 };

test('what is wrong is refused in French beside its field, and nothing is lost', async ({
  page,
  desk,
}) => {
  const { phones } = await desk.facts<{ phones: string[] }>('content/site.yml');
  const phone = phones[0] === '+237699123456' ? '+237699123457' : '+237699123456';
  await open(page, desk, 'collections/centre/entries/site');
  const first = await box(page, 'phones.0');
  const marked = (await field(page, 'phones')).getByRole('alert');

  await test.step('a phone that is none', async () => {
    await first.fill('699 12 34 56');
    await save(page);
    await refused(
      page,
      'Rien n’est encore enregistré',
      'Téléphones, n° 1 : « 699 12 34 56 » n’est pas un numéro',
    );
    await expect(marked).toContainText('« 699 12 34 56 » n’est pas un numéro');
    expect(await desk.changedFiles()).toEqual([]);
    await first.fill(phone);
    await expect(marked).toHaveCount(0);
  });
  await test.step('no connection', async () => {
    await page.route('**/contents', (route) => route.abort());
    await save(page);
    await refused(page, 'Pas de connexion : rien n’est parti.');
    await page.unroute('**/contents');
  });
  const standing = page.getByRole('complementary', { name: 'Publication' });
  await test.step('one that breaks once the save has arrived', async () => {
    await page.route('**/contents', async (route) => {
      await route.fetch();
      await page.route('**/api/v1/**', (it) => it.abort());
      await route.abort();
    });
    await save(page);
    await expect(standing).toContainText('on ne sait pas si c’est enregistré', { timeout: 20_000 });
    await page.unrouteAll();
  });
  await saved(page);
  const changes = (await desk.changes()).map((line) => line.replace(/'/g, ''));
  expect(changes).toEqual([`-  - ${phones[0]}`, `+  - ${phone}`]);
  await expect(standing).toContainText(/dans le dossier de cet ordinateur.*guide/);
  await test.step('refused, it does not look saved, until the form is left', async () => {
    await open(page, desk, 'collections/centre/entries/site');
    await (await box(page, 'phones.0')).fill('699 12 34 56');
    await save(page);
    await refused(page, 'n’est pas un numéro');
    await expect(standing).toHaveText(/^Pas encore enregistré/);
    await open(page, desk, 'collections/centre');
    await expect(standing).toContainText('dans le dossier de cet ordinateur');
  });
});

test('what another tab has saved is not overwritten unasked', async ({ page, desk }) => {
  const { id, file } = await desk.first('content/services');
  const other = await page.context().newPage();
  // A tab behind another is not drawn: the last that is opened is the first to be written in.
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await open(tab, desk, `collections/services/entries/${id}`);
    await field(tab, 'title');
  }
  await (await box(page, 'title')).fill('Le titre du premier onglet');
  await save(page);
  await saved(page);

  await other.bringToFront();
  await (await box(other, 'title')).fill('Le titre du second onglet');
  await save(other);
  const asked = other.getByRole('dialog').or(other.getByRole('alertdialog'));
  await expect(asked).toContainText('Ce contenu a changé entre-temps');
  await expect(asked).toContainText('l’autre modification sera perdue');
  await asked.getByRole('button', { name: 'Annuler' }).click();
  expect(await desk.read(file)).toContain('Le titre du premier onglet');
});

test('a price is changed on a phone by keyboard, and asked about if it changes tenfold', async ({
  page,
  desk,
}) => {
  const { id, file } = await desk.first('content/services');
  await desk.rewrite(file, (text) => text.replace(/amount: \d+/, 'amount: 11000'));
  const { pricing } = await desk.facts<{ pricing: { option: string }[] }>(file);
  await page.setViewportSize(PHONE);
  await open(page, desk, `collections/services/entries/${id}`);
  const prices = await field(page, 'pricing');
  await expect(prices).toContainText(`${pricing[0]?.option} : 11 000 FCFA`);
  await look(page, 'a form on a phone');
  await prices.getByRole('button', { name: 'Tout développer' }).focus();
  await page.keyboard.press('Enter');
  const amount = await box(page, 'pricing.0.amount');
  const write = async (price: string) => {
    await amount.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(price);
    await amount.blur();
  };
  // A dialog hands the keys to the menu before it is gone.
  const menu = page.getByRole('button', { name: 'Afficher les options de l’éditeur' });
  await test.step('half a franc is refused', async () => {
    await write('4,5');
    await expect(amount).toHaveValue('4,5');
    await page.keyboard.press('Control+s');
    await refused(page, '« 4,5 » n’est pas un prix');
    await expect(menu).toBeFocused();
    await prices.getByRole('button', { name: 'Tout réduire' }).click();
    await expect(prices).toContainText(`${pricing[0]?.option} : … FCFA`);
    await prices.getByRole('button', { name: 'Tout développer' }).click();
  });
  await test.step('a price that is ten times as high is asked about', async () => {
    const asked = page.waitForEvent('dialog');
    await write('127 000');
    await page.keyboard.press('Control+s');
    const question = await asked;
    expect(question.message().replace(/\s/g, ' ')).toContain('11 000 FCFA devient 127 000 FCFA.');
    await question.dismiss();
    await refused(page, 'Le prix n’est pas le bon');
    await expect(menu).toBeFocused();
  });
  await test.step('as people write it, it is read', async () => {
    await write('12.500');
    await expect(amount).toHaveValue(/^12\s500$/);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(await desk.changes()).toEqual(['-    amount: 11000', '+    amount: 12500']);
  });
});

test('a link leads to a page by its French name, or to an address that exists', async ({
  page,
  desk,
}) => {
  const { pages } = await desk.facts<{ pages: { path: string; label: string }[] }>(
    'content/pages.yml',
  );
  const { consultation } = await desk.facts<{ consultation: { href: string } }>(
    'content/navigation.yml',
  );
  const other = pages.find(({ path: address }) => address !== consultation.href);
  const { file } = await desk.first('content/services');
  const { title } = await desk.facts<{ title: string }>(file);

  await open(page, desk, 'collections/pages/entries/navigation');
  const link = await field(page, 'consultation.href');
  const menu = link.getByRole('combobox', { name: 'Page' });
  await expect(menu.getByRole('option', { name: title, exact: true })).toHaveCount(1);
  await expect(menu).toHaveValue(consultation.href);
  await expect(saveButton(page)).toBeDisabled();
  await menu.focus();
  await page.keyboard.type(other?.label ?? '');
  await expect(menu).toHaveValue(other?.path ?? '');

  await menu.selectOption({ label: 'Une autre adresse…' });
  const address = link.getByRole('textbox', { name: 'Adresse de la page' });
  await address.fill('/nulle-part');
  await save(page);
  await refused(page, 'Bouton de l’en-tête, Page : la page « /nulle-part » n’existe');
  await address.fill(`${other?.path}#suite`);
  await save(page);
  await saved(page);
  expect(await desk.changes()).toEqual([
    `-  href: ${consultation.href}`,
    `+  href: ${other?.path}#suite`,
  ]);
});

test('a sign of danger is chosen by its words, and kept by its code', async ({ page, desk }) => {
  const { signs } = await desk.facts<{ signs: { code: string; words: string; step: string }[] }>(
    'content/signs.yml',
  );
  const { id, file } = await desk.first('content/articles');
  const { warningSigns } = await desk.facts<{ warningSigns: { today: string[] } }>(file);
  const isPlain = (words: string) =>
    !words.includes('…') && signs.filter((sign) => sign.words === words).length === 1;
  const right = signs.find(
    ({ code, step, words }) =>
      step === 'today' && isPlain(words) && !warningSigns.today.includes(code),
  );
  const wrong = signs.find(({ step, words }) => step === 'appointment' && isPlain(words));
  await open(page, desk, `collections/articles/entries/${id}`);
  await unfold(page, 'warningSigns');
  const chosen = await field(page, 'warningSigns.today');
  const choose = async (words = '') => {
    await chosen.getByRole('combobox').click();
    await page.getByRole('option', { name: words, exact: true }).click();
  };

  // One that can't be right is marked where it was chosen.
  await choose(wrong?.words);
  await (await box(page, 'title')).focus();
  await save(page);
  await refused(page, `${wrong?.words} » se dit sous un autre titre`);
  await expect(chosen.getByRole('alert')).toBeInViewport();
  await chosen.getByRole('gridcell').getByRole('button').last().click();

  await choose(right?.words);
  await save(page);
  await saved(page);
  expect(await desk.changes()).toEqual([`+    - ${right?.code}`]);
});

test('an article that a text leads to is not deleted, and the reason is said', async ({
  page,
  desk,
}) => {
  const { id, file } = await desk.first('content/articles');
  const text = await desk.first('content/legal');
  const { title } = await desk.facts<{ title: string }>(file);
  await desk.rewrite(text.file, (it) => `${it}\n[Lire](/blogDetails/${id})\n`);
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
    .toMatch(new RegExp(`Texte : « ${title} » y est encore. Enlevez-le d’abord à cet endroit$`));
  await expect(page.getByText('Rien n’est supprimé.')).toBeVisible();
  expect(existsSync(path.join(desk.root, file))).toBe(true);
});

test('her page stands beside the form, and a file that can’t be read is told', async ({
  page,
  desk,
}) => {
  const broken = 'content/testimonials.yml';
  const { id, file } = await desk.first('content/services');
  const { title } = await desk.facts<{ title: string }>(file);
  // In the place of the site that runs beside the editor.
  await page.route(`${desk.origin}/ServiceDetails/${id}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<h1>${title}</h1>` }),
  );
  await open(page, desk, `collections/services/entries/${id}`);
  await field(page, 'title');
  const told = page.getByRole('status', { name: 'À savoir' });
  await expect(told).toHaveCount(0);
  // It was sound when she was here last.
  await desk.rewrite(broken, (text) => `title: "Sans fin\n${text}`);
  await page.reload();
  await expect(told).toContainText(`Le fichier ${broken} est abîmé`);
  await told.getByRole('button', { name: 'Compris' }).click();
  await expect(told).toHaveCount(0);
  const frame = page.frameLocator('iframe').locator('iframe[title="Votre page"]');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText(title);

  // All that she meets on the way is in French.
  await look(page, 'a form');
  await open(page, desk, 'collections/articles');
  await page.getByRole('grid').getByRole('row').first().waitFor();
  await look(page, 'a list');
  await open(page, desk, 'collections/articles/new');
  await field(page, 'title');
  await look(page, 'a new article');
  await open(page, desk, 'assets/-/all');
  await page.getByRole('button', { name: 'Téléverser' }).first().waitFor();
  await look(page, 'pictures');
});
