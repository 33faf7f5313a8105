import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { box, changedLines, field, save } from './desk';
import { git } from './gitHost';
import { goOnline, look, SITE, TOKEN } from './online';

/** The editor as a page of the export. */

test('with a token the owner signs in, and a price is one commit', async ({ page }) => {
  const { root, strangers, stop } = await goOnline(page);
  await page.goto(`${SITE}/admin`);
  const signIn = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  await signIn.waitFor();
  await look(page, 'entrance');
  await signIn.click();
  const asked = page.getByRole('alertdialog');
  const token = asked.getByRole('textbox', { name: 'Jeton d’accès personnel' });
  await token.fill('jeton-de-personne');
  await look(page, 'token');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le jeton fourni n’est pas valide.')).toBeVisible();
  await look(page, 'wrong token');

  await signIn.click();
  await token.fill(TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: 'Services et prix' }).waitFor();
  await look(page, 'contents');

  await page.goto(`${SITE}/admin#/collections/services/entries/1`);
  const file = path.join(root, 'content/services/1.md');
  const before = await readFile(file, 'utf8');
  const [line, amount] = /^ *amount: (\d+)$/m.exec(before) ?? [];
  const prices = await field(page, 'pricing');
  await prices.getByRole('button', { name: 'Tout développer' }).click();
  const dearer = String(Number(amount) + 500);
  await (await box(page, 'pricing.0.amount')).fill(dearer);
  await look(page, 'form');
  await (await box(page, 'pricing.0.amount')).press('Tab');
  await save(page);
  await expect(page).not.toHaveURL(/\/entries\//);
  await look(page, 'after saving');

  expect(await git(root, 'log', '--format=%an <%ae>: %s')).toBe(
    'Clarisse Eyenga <clarisse@exemple.cm>: Modification : service (content/services/1.md)\n' +
      'Test <test@localhost>: Start\n',
  );
  expect(await changedLines(root, 'HEAD~1')).toEqual([
    `-${line}`,
    `+${line?.replace(String(amount), dearer)}`,
  ]);

  // What it said before is at the host, behind each of its saves.
  await page.goto(`${SITE}/admin#/collections/services/entries/1`);
  await field(page, 'title');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: 'Historique' }).click();
  const saves = page.getByRole('dialog', { name: 'Historique' });
  await expect(saves).toContainText('Clarisse Eyenga');
  await expect(saves).toContainText('Test');
  await look(page, 'history');
  expect(strangers, 'asked of other hosts').toEqual([]);

  await stop();
});

test('where the git host knows the editor, she signs in at the host, without a token', async ({
  page,
}) => {
  const { strangers, stop } = await goOnline(page, { settings: { appId: 'editeur-du-site' } });
  await page.goto(`${SITE}/admin`);
  const signIn = page.getByRole('button', { name: /Se connecter avec .*Gitea/ });
  await signIn.waitFor();
  await look(page, 'entrance with two ways');
  await expect(
    page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }),
  ).toBeVisible();
  const opened = page.waitForEvent('popup', { timeout: 10_000 });
  await signIn.click();
  const host = await opened;
  const closed = host.waitForEvent('close');
  await host.getByRole('link', { name: 'Autoriser' }).click();
  await closed;
  await page.getByRole('treeitem', { name: 'Services et prix' }).waitFor();
  expect(strangers, 'asked of other hosts').toEqual([]);
  await stop();
});
