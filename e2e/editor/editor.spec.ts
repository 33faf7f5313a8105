import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { box, enter, field, look, open, save, saveButton, saved, test, unfold } from './desk';

/** The owner's editor, from the first field to the files. What is expected is read from them. */

test.beforeEach(({ page, desk }) => enter(page, desk));

test('a wrong value is told in French, and nothing is lost', async ({ page, desk }) => {
  const { phones } = await desk.facts<{ phones: string[] }>('content/site.yml');
  const phone = phones[0] === '+237699123456' ? '+237699123457' : '+237699123456';
  await open(page, desk, 'collections/centre/entries/site');
  const first = await box(page, 'phones.0');
  const failed = page.getByRole('alertdialog');
  const understood = failed.getByRole('button', { name: 'OK' });

  await test.step('a phone that is none', async () => {
    await first.fill('699 12');
    await save(page);
    const marked = (await field(page, 'phones.0')).getByRole('alert');
    await expect(marked).toContainText('« 699 12 » n’est pas un numéro');
    await expect(page.getByText('Un champ comporte une erreur.')).toBeVisible();
    expect(await desk.changedFiles()).toEqual([]);
  });
  await test.step('no connection', async () => {
    await first.press('Control+a');
    await first.pressSequentially(phone);
    await page.route('**/contents', (route) => route.abort());
    await save(page);
    await expect(failed).toContainText('Une erreur s’est produite lors de l’enregistrement');
    await understood.click();
    await expect(first).toHaveValue(phone);
    await page.unroute('**/contents');
  });
  await test.step('what is left unsaved is offered again', async () => {
    await page.reload();
    await failed.getByRole('button', { name: 'Restaurer' }).click();
    await expect(await box(page, 'phones.0')).toHaveValue(phone);
  });
  await test.step('an answer that is lost once the save has arrived', async () => {
    await page.route('**/contents', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await understood.click();
    await page.unroute('**/contents');
    // It is asked about, and saving once more changes nothing.
    await save(page);
    await failed.getByRole('button').first().click();
    await saved(page);
  });
  const changes = (await desk.changes()).map((line) => line.replace(/'/g, ''));
  expect(changes).toEqual([`-  - ${phones[0]}`, `+  - ${phone}`]);
});

test('a price is changed on a phone by keyboard', async ({ page, desk }) => {
  const { id, file } = await desk.first('content/services');
  await desk.rewrite(file, (text) => text.replace(/amount: \d+/, 'amount: 11000'));
  await page.reload();
  const { pricing } = await desk.facts<{ pricing: { option: string }[] }>(file);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, desk, `collections/services/entries/${id}`);
  const prices = await field(page, 'pricing');
  await expect(prices).toContainText(`${pricing[0]?.option} : 11000 FCFA`);
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
  const part = await field(page, 'pricing.0.amount');
  await test.step('half a franc is refused', async () => {
    await write('4,5');
    await expect(amount).toHaveValue('4,5');
    await page.keyboard.press('Control+s');
    await expect(part.getByRole('alert')).toContainText('« 4,5 » n’est pas un prix');
  });
  await test.step('a price that is ten times as high is asked about', async () => {
    await write('127 000');
    await expect(part.getByRole('status')).toContainText(/11\s000\sFCFA devient 127\s000\sFCFA/);
  });
  await test.step('as people write it, it is read', async () => {
    await write('12.500');
    await expect(amount).toHaveValue(/^12\s500$/);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(await desk.changes()).toEqual(['-    amount: 11000', '+    amount: 12500']);
  });
});

test('a link leads to a page by its French name', async ({ page, desk }) => {
  const { pages } = await desk.facts<{ pages: { path: string; label: string }[] }>(
    'content/pages.yml',
  );
  const { consultation } = await desk.facts<{ consultation: { href: string } }>(
    'content/navigation.yml',
  );
  const other = pages.find(({ path: address }) => address !== consultation.href);
  await open(page, desk, 'collections/pages/entries/navigation');
  const link = await field(page, 'consultation.href');
  const menu = link.getByRole('combobox', { name: 'Page' });
  await expect(menu).toHaveValue(consultation.href);
  await expect(saveButton(page)).toBeDisabled();
  await menu.focus();
  await page.keyboard.type(other?.label ?? '');
  await expect(menu).toHaveValue(other?.path ?? '');
  await menu.selectOption({ label: 'Une autre adresse…' });
  const address = link.getByRole('textbox', { name: 'Adresse de la page' });
  await address.fill('services');
  await save(page);
  await expect(link.getByRole('alert')).toContainText('n’est pas une page du site');
  await address.fill(`${other?.path}#suite`);
  await save(page);
  await saved(page);
  const changes = [`-  href: ${consultation.href}`, `+  href: ${other?.path}#suite`];
  expect(await desk.changes()).toEqual(changes);
});

test('an article is deleted', async ({ page, desk }) => {
  const { id, file } = await desk.first('content/articles');
  await open(page, desk, `collections/articles/entries/${id}`);
  await field(page, 'title');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await saved(page);
  expect(existsSync(path.join(desk.root, file))).toBe(false);
});

test('her page stands beside the form', async ({ page, desk }) => {
  const { id, file } = await desk.first('content/services');
  const { title } = await desk.facts<{ title: string }>(file);
  // In the place of the site that runs beside the editor.
  await page.route(`${desk.origin}/ServiceDetails/${id}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<h1>${title}</h1>` }),
  );
  await open(page, desk, `collections/services/entries/${id}`);
  const frame = page.frameLocator('iframe').locator('iframe[title="Votre page"]');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText(title);
  await look(page, 'a form');
  await open(page, desk, 'assets/-/all');
  await page.getByRole('button', { name: 'Téléverser' }).first().waitFor();
  await look(page, 'pictures');
});

test('what several fields say together is told after saving', async ({ page, desk }) => {
  await open(page, desk, 'collections/centre/entries/site');
  await unfold(page, 'hours.consultations.lines');
  await unfold(page, 'hours.consultations.lines.0.openings');
  await (await box(page, 'hours.consultations.lines.0.openings.0.closes')).fill('00:30');
  const told = page.waitForEvent('dialog');
  await save(page);
  const notice = await told;
  expect(notice.message()).toMatch(/^C’est enregistré, mais.*la fermeture .* doit venir après/s);
  await notice.accept();
  await saved(page);
});
