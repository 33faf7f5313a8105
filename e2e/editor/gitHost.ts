import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright/test';
import { parse } from 'yaml';
import { addEditor, localBackend } from '@/scripts/export/editor/editor';
import { EDITOR_FILES, EDITOR_PAGE, writeEditorPage } from '@/scripts/export/editor/editorBundle';
import { filesIn } from '@/scripts/files';

export const SITE = 'https://www.exemple.cm';
/** Only there the editor opens this computer's folder. Routed, too: nothing listens. */
export const COMPUTER = 'http://localhost:9';
const HOST = 'https://git.exemple.cm';

interface Commit {
  message: string;
  /** With contents in base64. */
  files: { path: string; content: string }[];
}

export type GitHost = Awaited<ReturnType<typeof startGitHost>>;

/**
 * Serves the exported editor at `SITE` and `COMPUTER`, and at `HOST` a repository with the content, as
 * Gitea does.
 *
 * @param bundle The folder for the editor.
 */
export async function startGitHost(context: BrowserContext, bundle: string) {
  const files = new Map<string, Buffer>();
  for (const folder of ['content', 'public/illustrations'])
    for (const name of await filesIn(folder))
      files.set(`${folder}/${name}`, readFileSync(join(folder, name)));
  const read = (name: string) => String(files.get(name));
  const host = {
    files,
    /** The messages of the commits. */
    messages: [] as string[],
    /** What the site has been built from: the date of its commit, and the host's time. */
    version: { date: '2026-12-01T08:00:00Z', now: '2026-12-01T09:42:58Z' },
    /** The lines that the last commit has replaced in its last file. */
    replaced: { before: [] as string[], after: [] as string[] },
    /** The data of a YAML file or of a Markdown front matter. */
    readEntry: <T>(name: string): T =>
      parse(name.endsWith('.md') ? (read(name).split(/^---$/m)[1] ?? '') : read(name)) as T,
  };
  await addEditor(bundle, '', { repo: `${HOST}/centre/site`, branch: 'main', backend: 'gitea' });
  const local = { backend: localBackend, site: '', logo: '/logo.svg', choices: {}, local: true };
  const outdir = join(bundle, EDITOR_FILES);
  await writeEditorPage({ outdir, place: local });

  await context.route(/^https:\/\/www\.exemple\.cm|^http:\/\/localhost:9\//, (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const { date, now } = host.version;
    if (pathname === '/version.json')
      return route.fulfill({ json: { date }, headers: { Date: new Date(now).toUTCString() } });
    const places: Record<string, string> = {
      '/admin': join(origin === SITE ? bundle : outdir, EDITOR_PAGE),
      '/logo.svg': 'public/logo.svg',
    };
    const file = places[pathname] ?? bundle + pathname;
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
  await context.route(`${HOST}/**`, (route) =>
    route.fulfill({
      json: answer(host, route.request()),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  return host;
}

function answer(host: GitHost, request: Request): unknown {
  const { files, messages } = host;
  const path = new URL(request.url()).pathname.replace(/^\/api\/v1(\/repos\/centre\/site)?/, '');
  const route = `${request.method()} ${path}`;
  if (route.startsWith('GET /git/trees/')) {
    const tree = [...files].map(([name, data]) => ({
      ...{ path: name, type: 'blob', size: data.length, sha: sha(data) },
    }));
    return { tree, truncated: false };
  }
  if (route === 'POST /file-contents') {
    const { files: names } = request.postDataJSON() as { files: string[] };
    return names.map((name) => ({
      ...{ path: name, encoding: 'base64', content: files.get(name)!.toString('base64') },
    }));
  }
  if (route === 'POST /contents') {
    const { message, files: changes } = request.postDataJSON() as Commit;
    messages.push(message);
    const changed = changes.map(({ path: name, content }) => {
      const data = Buffer.from(content, 'base64');
      host.replaced = replacedLines(String(files.get(name) ?? ''), String(data));
      files.set(name, data);
      return { path: name, sha: sha(data) };
    });
    const commit = { sha: sha(Buffer.from(messages.join())), created: '2026-12-01' };
    return { commit, files: changed };
  }
  return CONSTANT[route] ?? [];
}

/** The lines that one text has and the other has not. */
function replacedLines(...texts: [before: string, after: string]) {
  const [before, after] = texts.map((text) => text.split('\n')) as [string[], string[]];
  return {
    before: before.filter((line) => !after.includes(line)),
    after: after.filter((line) => !before.includes(line)),
  };
}

const sha = (data: Buffer) =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

const CONSTANT: Record<string, unknown> = {
  // The oldest version that has these endpoints.
  'GET /version': { version: '1.24.0' },
  'GET /settings/api': { default_paging_num: 200 },
  'GET /user': { id: 1, login: 'centre' },
  'GET ': { default_branch: 'main', permissions: { pull: true, push: true } },
  'GET /branches/main': { commit: { id: sha(Buffer.from('main')), message: '' } },
};
