import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright/test';
import { getBackend } from '@/scripts/export/editor/editor';
import { EDITOR_FILES, EDITOR_PAGE, writeEditorPage } from '@/scripts/export/editor/editorBundle';
import { filesIn } from '@/scripts/files';
import type { EditorFixture } from './fixture';

// On localhost the editor offers this computer's folder.
export const SITE = 'https://www.exemple.cm';
export const HOST = 'https://git.exemple.cm';
export const TOKEN = 'jeton-de-clarisse';

const REPOSITORY = '/repos/centre/site';

/** The site online: what it has been built from. */
export interface OnlineSite {
  messages: string[];
  /** The date of its commit, and the host's time. */
  version: { date: string; now: string };
}

/** Serves the exported editor at `SITE`, and a repository at `HOST`, as Gitea does. */
export async function publishEditor(page: Page, editor: EditorFixture): Promise<OnlineSite> {
  const online: OnlineSite = {
    messages: [],
    version: { date: '2026-12-01T08:00:00Z', now: '2026-12-01T09:42:58Z' },
  };
  const backend = getBackend({ repo: `${HOST}/centre/site`, branch: 'main', backend: 'gitea' });
  const outdir = path.join(editor.bundle, EDITOR_FILES);
  const place = { backend, site: '', logo: '/logo.svg', choices: {}, local: false };
  await writeEditorPage({ outdir, place });
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const { date, now } = online.version;
    if (pathname === '/version.json')
      return route.fulfill({ json: { date }, headers: { Date: new Date(now).toUTCString() } });
    if (pathname === '/admin') return route.fulfill({ path: path.join(outdir, EDITOR_PAGE) });
    if (pathname === '/logo.svg') return route.fulfill({ path: 'public/logo.svg' });
    if (!pathname.startsWith(`/${EDITOR_FILES}/`)) return route.fulfill({ status: 404 });
    return route.fulfill({ path: editor.bundle + pathname });
  });
  await page.route(`${HOST}/api/v1/**`, async (route) => {
    const json = await answer(editor.root, route.request(), online.messages);
    const refused = { message: 'invalid username, password or token' };
    const status = json === undefined ? 401 : 200;
    await route.fulfill({
      status,
      json: json ?? refused,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return online;
}

interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** Base64. */
  content?: string;
}

async function answer(root: string, request: Request, messages: string[]): Promise<unknown> {
  if (request.headers().authorization !== `token ${TOKEN}`) return undefined;
  const pathname = decodeURIComponent(new URL(request.url()).pathname.replace('/api/v1', ''));
  const route = `${request.method()} ${pathname}`.replace(REPOSITORY, '');
  const body = request.postDataJSON() as { message?: string; files: string[] | Change[] } | null;
  const read = (file: string) => readFileSync(path.join(root, file));
  if (route.startsWith('GET /git/trees/') || route.startsWith('GET /contents/')) {
    const folder = /contents\/(.*)/.exec(route)?.[1];
    const blobs = (await filesIn(root))
      .filter((file) => /^(content|public)\//.test(file))
      .filter((file) => folder === undefined || path.dirname(file) === folder)
      .map((file) => ({ path: file, type: 'blob', size: read(file).length, sha: sha(read(file)) }));
    return folder === undefined ? { tree: blobs, truncated: false } : blobs;
  }
  if (route === 'POST /contents') {
    messages.push(body?.message ?? '');
    const files = (body!.files as Change[]).map((change) => write(root, change));
    return { commit: { sha: sha(Buffer.from(messages.join())), created: '2026-12-01' }, files };
  }
  if (route === 'POST /file-contents')
    return (body!.files as string[]).map((file) => ({
      ...{ path: file, encoding: 'base64', content: read(file).toString('base64') },
    }));
  return CONSTANT[route] ?? [];
}

function write(root: string, { operation, path: file, content = '' }: Change) {
  const target = path.join(root, file);
  if (operation === 'delete') return rmSync(target);
  mkdirSync(path.dirname(target), { recursive: true });
  const data = Buffer.from(content, 'base64');
  writeFileSync(target, data);
  return { path: file, sha: sha(data) };
}

const sha = (data: Buffer) =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

const CONSTANT: Record<string, unknown> = {
  // The oldest version that has these endpoints.
  'GET /version': { version: '1.24.0' },
  'GET /settings/api': { default_paging_num: 200 },
  'GET /user': { id: 1, login: 'centre', full_name: 'Le centre', email: 'centre@exemple.cm' },
  'GET ': { default_branch: 'main', permissions: { pull: true, push: true } },
  'GET /branches/main': { commit: { id: sha(Buffer.from('main')), message: '' } },
};

export async function signIn(page: Page, token: string): Promise<void> {
  // The first button waits for the bundle, which a loaded machine reads slowly.
  const button = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  await button.click({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Jeton d’accès personnel' }).fill(token);
  await page.keyboard.press('Enter');
}
