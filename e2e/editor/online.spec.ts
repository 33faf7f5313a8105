import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { addEditor } from '@/scripts/export/editor';
import { createSite, listen } from '@/scripts/local/serve';
import { box, changedLines, englishOn, field, layOut, overflowOf, save } from './desk';
import { createGitHost, git } from './gitHost';

/** The editor as a page of the export, over a repository that lies at a git host. */

// Names of their own: on a machine named localhost the editor offers other ways in.
const SITE = 'https://www.exemple.cm';
const HOST = 'https://git.exemple.cm';
const TOKEN = 'jeton-de-clarisse';

/** What the owner meets: in French, and within the screen, on a phone as well. */
async function look(page: Page, where: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await englishOn(page), `${where}, ${width} px`).toBeUndefined();
    expect(await overflowOf(page), `${where}, ${width} px`).toBe(0);
  }
}

test('with a token the owner signs in, and a price is one commit', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'online-'));
  const [root, directory] = [path.join(folder, 'repository'), path.join(folder, 'out')];
  await mkdir(root);
  await git(root, 'init', '--quiet', '--initial-branch', 'publie');
  await layOut(root);
  const host = createGitHost({ root, repo: 'centre/site', branch: 'publie', token: TOKEN });
  const settings = { repo: `${HOST}/centre/site`, branch: 'publie', backend: 'gitea' };
  await addEditor({ directory, basePath: '', settings });
  await cp('public/logo.svg', path.join(directory, 'logo.svg'));
  const site = createSite({ directory });
  const servers = new Map<string, string>();
  for (const [origin, server] of [
    [HOST, host],
    [SITE, site],
  ] as const) {
    servers.set(origin, `http://localhost:${await listen(server, 0)}`);
  }

  const strangers: string[] = [];
  await page.route(/^https?:/, async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    const server = servers.get(origin);
    if (!server) {
      strangers.push(origin + pathname);
      return route.abort();
    }
    await route.fulfill({ response: await route.fetch({ url: server + pathname + search }) });
  });

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
  expect(strangers, 'asked of other hosts').toEqual([]);

  for (const server of [site, host]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true, force: true });
});
