import path from 'node:path';
import type { Page, Request } from 'playwright/test';
import { getBackend } from '@/scripts/export/editor/editor';
import { EDITOR_FILES, EDITOR_PAGE, writeEditorPage } from '@/scripts/export/editor/editorBundle';
import { answer } from '@/scripts/local/edit/gitea';
import type { HttpError } from '@/scripts/local/edit/workingTree';
import type { EditorFixture } from './fixture';

// On localhost the editor offers other sign-ins.
export const SITE = 'https://www.exemple.cm';
export const HOST = 'https://git.exemple.cm';
export const TOKEN = 'jeton-de-clarisse';

/**
 * Serves the exported editor at `SITE`, and a repository at `HOST`.
 *
 * @returns The commit messages, as they arrive.
 */
export async function publishEditor(page: Page, editor: EditorFixture): Promise<string[]> {
  const messages: string[] = [];
  const backend = getBackend({ repo: `${HOST}/centre/site`, branch: 'main', backend: 'gitea' });
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
  return messages;
}

async function ask(editor: EditorFixture, request: Request, messages: string[]) {
  if (request.headers().authorization !== `token ${TOKEN}`) {
    return { status: 401, json: { message: 'invalid username, password or token' } };
  }
  const route = decodeURIComponent(new URL(request.url()).pathname.replace('/api/v1', ''));
  const body = request.postDataJSON() as { message?: string } | null;
  if (body?.message) messages.push(body.message);
  return answer(editor.root, `${request.method()} ${route}`, body).then(
    (json) => ({ status: 200, json }),
    ({ status, message }: HttpError) => ({ status, json: { message } }),
  );
}

export async function signIn(page: Page, token: string): Promise<void> {
  // The first button waits for the bundle, which a loaded machine reads slowly.
  const button = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  await button.click({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Jeton d’accès personnel' }).fill(token);
  await page.keyboard.press('Enter');
}
