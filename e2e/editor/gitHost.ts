/**
 * Stands in for a Gitea host: a real git repository behind the part of the interface that the
 * editor asks for. It is no Gitea, and knows only what Gitea's documents and the editor say of it.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** Runs git in a folder, as somebody who has no settings. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  const { stdout } = await promisify(execFile)('git', [...who, ...args], { cwd: root });
  return stdout;
}

interface GitHost {
  /** Working tree of the repository. */
  root: string;
  /** `owner/name`. */
  repo: string;
  branch: string;
  /** The only token that it knows. */
  token: string;
  /** The only program that may ask for it in the owner's name. */
  appId?: string;
  /** Called with the branch that is to be published; refuses where it gives false. */
  onPublish?: (branch: string) => boolean;
}

interface Commit {
  message: string;
  author: { name: string; email: string };
  files: {
    operation: 'create' | 'update' | 'delete';
    path: string;
    content: string;
    sha?: string;
  }[];
}

/** The server of the stand-in. It does not listen yet. */
export function createGitHost(host: GitHost): Server {
  return createServer((req, res) => {
    void respond(host, req)
      .catch((error: unknown) => ({ status: 500, body: { message: String(error) } }))
      .then(({ status, body }) => {
        const isPage = typeof body === 'string';
        const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
        res.writeHead(status, { 'Content-Type': type, ...OPEN_TO_PAGES });
        res.end(isPage ? body : JSON.stringify(body));
      });
  });
}

/** Without these a browser keeps the answer from a page of another host. */
const OPEN_TO_PAGES = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

async function respond(host: GitHost, req: IncomingMessage) {
  if (req.method === 'OPTIONS') return { status: 204, body: {} };
  if (req.url?.startsWith('/login/oauth/')) return authorize(host, req);
  if (req.headers.authorization !== `token ${host.token}`) {
    return { status: 401, body: { message: 'invalid username, password or token' } };
  }
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const sent = req.method === 'POST' ? await json(req) : searchParams.get('path');
  const body = await answer(host, `${req.method} ${pathname.replace('/api/v1', '')}`, sent);
  return body ? { status: 200, body } : { status: 404, body: { message: 'not found' } };
}

/** What each code was given out for. */
const challenges = new Map<string, string>();

/** OAuth with a proof of who has asked (RFC 7636): a page with one link, then the token. */
async function authorize({ appId, token }: GitHost, req: IncomingMessage) {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const refused = { status: 400, body: { error: 'invalid_request' } };
  if (pathname === '/login/oauth/authorize') {
    const asked = Object.fromEntries(searchParams);
    if (asked.client_id !== appId || asked.code_challenge_method !== 'S256') return refused;
    const code = `code-${challenges.size}`;
    challenges.set(code, asked.code_challenge ?? '');
    const answer = new URLSearchParams({ code, state: asked.state ?? '' });
    return { status: 200, body: `<a href="${asked.redirect_uri}?${answer}">Autoriser</a>` };
  }
  const sent = (await json(req)) as { client_id: string; code: string; code_verifier: string };
  const proof = createHash('sha256').update(sent.code_verifier).digest('base64url');
  if (sent.client_id !== appId || challenges.get(sent.code) !== proof) return refused;
  return { status: 200, body: { access_token: token, token_type: 'bearer' } };
}

async function answer({ root, repo, branch, onPublish }: GitHost, question: string, sent: unknown) {
  const head = async () => (await git(root, 'rev-parse', branch)).trim();
  if (question === 'GET /version') return { version: '1.24.0' };
  if (question === 'GET /settings/api') return { default_paging_num: 30 };
  if (question === 'GET /user') {
    return { id: 7, login: 'clarisse', full_name: 'Clarisse Eyenga', email: 'clarisse@exemple.cm' };
  }
  const [method, inside] = question.split(` /repos/${repo}`);
  if (inside === undefined) return undefined;
  if (method === 'GET' && inside === '') {
    return { default_branch: branch, permissions: { pull: true, push: true } };
  }
  if (method === 'GET' && inside === '/commits') {
    const file = String(sent ?? '.');
    const lines = await git(root, 'log', '--format=%H%x09%an%x09%ae%x09%aI', branch, '--', file);
    return lines.split('\n').flatMap((line) => {
      const [sha, name, email, date] = line.split('\t');
      return sha ? [{ sha, commit: { author: { name, email, date } } }] : [];
    });
  }
  if (method === 'GET' && inside === `/branches/${branch}`) {
    return { commit: { id: await head(), message: await git(root, 'log', '-1', '--format=%B') } };
  }
  if (method === 'GET' && inside.startsWith('/git/trees/')) {
    const lines = await git(root, 'ls-tree', '-r', '-l', '-z', inside.slice('/git/trees/'.length));
    const tree = lines.split('\0').flatMap((line) => {
      const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? [];
      return file ? [{ path: file, type, sha, size: Number(size) }] : [];
    });
    return { tree, truncated: false };
  }
  if (method === 'POST' && inside === '/file-contents') {
    return Promise.all(
      (sent as { files: string[] }).files.map(async (file) => {
        const text = await git(root, 'show', `${branch}:${file}`);
        return { path: file, encoding: 'base64', content: Buffer.from(text).toString('base64') };
      }),
    );
  }
  if (method === 'POST' && inside === '/actions/workflows/publish.yml/dispatches') {
    return onPublish?.((sent as { ref: string }).ref) ? {} : undefined;
  }
  if (method === 'POST' && inside === '/contents') {
    const files = await commit(root, sent as Commit);
    return { commit: { sha: await head(), created: new Date().toISOString() }, files };
  }
  return undefined;
}

async function commit(root: string, { message, author, files }: Commit) {
  for (const { operation, path: file, content, sha } of files) {
    const target = path.join(root, file);
    const known = (await git(root, 'ls-files', '-s', file)).split(' ')[1];
    if (known !== sha) throw new Error(`sha does not match: ${file}`);
    await mkdir(path.dirname(target), { recursive: true });
    if (operation === 'delete') await rm(target);
    else await writeFile(target, Buffer.from(content, 'base64'));
  }
  await git(root, 'add', '--all');
  const by = `${author.name} <${author.email}>`;
  await git(root, 'commit', '--quiet', '--author', by, '--message', message);
  return Promise.all(
    files.map(async ({ path: file }) => ({
      path: file,
      sha: (await git(root, 'ls-files', '-s', file)).split(' ')[1] ?? '',
    })),
  );
}
