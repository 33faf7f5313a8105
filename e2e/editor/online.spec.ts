import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain, type Page, type Request } from 'playwright/test';
import { backendOf } from '@/scripts/export/editor';
import { EDITOR_FILES, EDITOR_PAGE, writeEditorPage } from '@/scripts/export/editorBundle';
import { answer } from '@/scripts/local/edit/gitea';
import type { Refusal } from '@/scripts/local/edit/workingTree';
import { OUT } from '../support/exported';
import { box, expectLayout, save, test as base, unfold, type EditorFixture } from './fixture';

/** The exported editor, with a repository on a git host. */

// On localhost the editor offers other sign-ins.
const SITE = 'https://www.exemple.cm';
const HOST = 'https://git.exemple.cm';
const TOKEN = 'jeton-de-clarisse';

const test = base.extend<{
  messages: string[];
}>({
  messages: async ({ page, editor, externalRequests }, provide) => {
    const messages: string[] = [];
    const backend = backendOf({ repo: `${HOST}/centre/site`, branch: 'main', backend: 'gitea' });
    const place = { backend, site: '', logo: '/logo.svg', choices: {}, local: false };
    const outdir = path.join(editor.bundle, EDITOR_FILES);
    await writeEditorPage({ outdir, place });
    await page.route(`${SITE}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/admin') return route.fulfill({ path: path.join(outdir, EDITOR_PAGE) });
      if (pathname === '/logo.svg') return route.fulfill({ path: 'public/logo.svg' });
      if (!pathname.startsWith(`/${EDITOR_FILES}/`)) return route.fulfill({ status: 404 });
      return route.fulfill({ path: editor.bundle + pathname });
    });
    await page.route(`${HOST}/api/v1/**`, async (route) => {
      const answered = await ask(editor, route.request(), messages);
      await route.fulfill({ ...answered, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await provide(messages);
    expect(externalRequests.filter((it) => !it.startsWith(SITE) && !it.startsWith(HOST))).toEqual(
      [],
    );
    externalRequests.length = 0;
  },
});

async function ask(editor: EditorFixture, request: Request, messages: string[]) {
  if (request.headers().authorization !== `token ${TOKEN}`) {
    return { status: 401, json: { message: 'invalid username, password or token' } };
  }
  const route = decodeURIComponent(new URL(request.url()).pathname.replace('/api/v1', ''));
  const body = request.postDataJSON() as { message?: string } | null;
  if (body?.message) messages.push(body.message);
  return answer(editor.root, `${request.method()} ${route}`, body).then(
    (json) => ({ status: 200, json }),
    ({ status, message }: Refusal) => ({ status, json: { message } }),
  );
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click();
  await page.getByRole('textbox', { name: 'Jeton d’accès personnel' }).fill(token);
  await page.keyboard.press('Enter');
}

test('signs in with a token, and commits a price', async ({ page, editor, messages }) => {
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
});

// Without the editor: its bundle takes as long as a test.
plain('an export without a repository has no editor', () => {
  expect(readdirSync(OUT)).toContain('index.html');
  expect(readdirSync(OUT).filter((name) => name.startsWith('admin'))).toEqual([]);
});
