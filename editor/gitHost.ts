/** Asks the git host itself, where the package can't ask, or has had no answer. */
import type { EditorPlace } from './config';
import type { FileChange } from './beforeSaving';

/** A repository at a git host, as the editor's configuration names it. */
export type Backend = Pick<EditorPlace['backend'], 'name'> & {
  repo?: string;
  branch?: string;
  api_root?: string;
};

/**
 * Sends a request to the host's interface, as whoever has signed in.
 *
 * @throws TypeError where no answer comes.
 */
export function askHost({ name, api_root }: Backend, path: string, init?: RequestInit) {
  const { token } = JSON.parse(localStorage['sveltia-cms.user'] ?? '{}') as { token?: string };
  const scheme = name === 'gitlab' ? 'Bearer' : 'token';
  const headers = { Authorization: `${scheme} ${token}`, 'Content-Type': 'application/json' };
  return fetch(`${api_root}${path}`, { cache: 'no-store', ...init, headers });
}

/** Where a host tells of a repository: its latest commit, and what it knows of a file. */
function routesOf({ name, repo = '', branch }: Backend) {
  const isGitLab = name === 'gitlab';
  const root = isGitLab ? `/projects/${encodeURIComponent(repo)}/repository` : `/repos/${repo}`;
  // Without a branch each takes the main one, but for the files of GitLab.
  const on = (key: string, other = '') => `${key}=${encodeURIComponent(branch ?? other)}&`;
  return {
    latest: `${root}/commits?${branch ? on(isGitLab ? 'ref_name' : 'sha') : ''}per_page=1&limit=1`,
    // GitLab lists a folder in pages. The others would send the whole file along, or refuse to.
    file: (path: string) =>
      isGitLab
        ? `${root}/files/${encodeURIComponent(path)}?${on('ref', 'HEAD')}`
        : `${root}/contents/${path.replace(/\/[^/]*$/, '')}?${branch ? on('ref') : ''}`,
  };
}

/** The name of the branch's latest commit; throws where no answer comes. */
export async function latestCommit(backend: Backend): Promise<string | undefined> {
  const answer = await askHost(backend, routesOf(backend).latest);
  const [latest] = answer.ok ? ((await answer.json()) as { sha?: string; id?: string }[]) : [];
  return latest?.sha ?? latest?.id;
}

/**
 * Whether the repository stands as a commit would leave it.
 *
 * @returns The names by which git knows the files of the commit, by their paths; nothing where one
 *   of them stands otherwise.
 * @throws Error where no answer comes; with the status in its cause where it is none.
 */
export async function findChanges(backend: Backend, changes: readonly FileChange[]) {
  const files: Record<string, { sha: string }> = {};
  for (const { action, path, data = '' } of changes) {
    const wanted = action === 'delete' ? undefined : await gitName(data);
    if ((await nameAt(backend, path)) !== wanted) return undefined;
    files[path] = { sha: wanted ?? '' };
  }
  return files;
}

interface Listed {
  path: string;
  sha: string;
}

/** The name by which git knows a file of the branch; nothing where it isn't there. */
async function nameAt(backend: Backend, path: string): Promise<string | undefined> {
  const answer = await askHost(backend, routesOf(backend).file(path));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error('The host does not say.', { cause: { status: answer.status } });
  const found = (await answer.json()) as Listed[] | { blob_id: string };
  return Array.isArray(found) ? found.find((file) => file.path === path)?.sha : found.blob_id;
}

/** The name that git gives to a content. */
async function gitName(data: string | Blob): Promise<string> {
  const content = await new Blob([data]).arrayBuffer();
  const object = await new Blob([`blob ${content.byteLength}\0`, content]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', object));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
