/**
 * Stands in for a Gitea host over the working tree: the editor works on the files of this folder
 * as it works on a repository online. It answers what the editor's Gitea backend asks, no more.
 */
import type { EditorPlace } from '@/editor/config';
import { listBlobs, readBlob, Refusal, stateOf, writeChanges, type Change } from './workingTree';

/** The repository's name at a host that is none. */
export const LOCAL_REPOSITORY = 'centre/site';
export const LOCAL_BRANCH = 'main';

/** Under which addresses the stand-in answers. */
export const API_PATH = '/api/v1';

const REPOSITORY = `/repos/${LOCAL_REPOSITORY}`;

/**
 * The editor's place on this machine.
 *
 * @param origin Of the editor's own server, which is also the stand-in's.
 * @param site Address of the site beside it.
 */
export const localPlace = (origin: string, site: string): EditorPlace => ({
  backend: {
    name: 'gitea',
    repo: LOCAL_REPOSITORY,
    branch: LOCAL_BRANCH,
    api_root: `${origin}${API_PATH}`,
    base_url: origin,
    auth_methods: ['token'],
  },
  site,
  logo: '/logo.svg',
  local: true,
});

/** A question of the editor. */
export interface Question {
  method: string;
  /** From the API's own root, escapes read. */
  route: string;
  body?: unknown;
}

/**
 * Answers a question.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param onSaved Called after files were written.
 * @returns What goes out as JSON, or the bytes of a file.
 * @throws Refusal with the status and the French sentence of the answer.
 */
export async function answer(
  root: string,
  { method, route, body }: Question,
  onSaved: () => void,
): Promise<unknown> {
  const inside = route.startsWith(REPOSITORY) ? route.slice(REPOSITORY.length) : undefined;
  const key = `${method} ${inside === undefined ? route : `repository${inside}`}`;
  const plain = plainAnswers[key];
  if (plain !== undefined) return plain;
  if (inside === undefined) throw unknown(key);

  if (key === `GET repository/branches/${LOCAL_BRANCH}`) {
    return { commit: { id: stateOf(await listBlobs(root)), message: '' } };
  }
  if (method === 'GET' && inside.startsWith('/git/trees/')) {
    const blobs = await listBlobs(root);
    return { tree: blobs.map((blob) => ({ ...blob, type: 'blob' })), truncated: false };
  }
  const media = `/media/${LOCAL_BRANCH}/`;
  if (method === 'GET' && inside.startsWith(media)) {
    return readBlob(root, inside.slice(media.length));
  }
  if (key === 'POST repository/file-contents') {
    return Promise.all(listOf<string>(body).map((file) => contentsOf(root, file)));
  }
  if (key === 'POST repository/contents') {
    const files = await writeChanges(root, listOf<Change>(body));
    onSaved();
    const sha = stateOf(await listBlobs(root));
    return { commit: { sha, created: new Date().toISOString() }, files };
  }
  throw unknown(key);
}

const unknown = (key: string) => new Refusal(404, `« ${key} » n’existe pas ici.`);

const plainAnswers: Record<string, unknown> = {
  // The oldest that knows all that is answered here.
  'GET /version': { version: '1.24.0' },
  'GET /settings/api': { default_paging_num: 200 },
  'GET /user': { id: 1, login: 'centre', full_name: 'Cet ordinateur', email: 'centre@localhost' },
  'GET repository': { default_branch: LOCAL_BRANCH, permissions: { pull: true, push: true } },
  // Files have no history here.
  'GET repository/commits': [],
};

const contentsOf = async (root: string, file: string) => ({
  path: file,
  encoding: 'base64',
  content: (await readBlob(root, file)).toString('base64'),
});

function listOf<T>(body: unknown): T[] {
  const files = (body as { files?: unknown } | undefined)?.files;
  if (!Array.isArray(files)) throw new Refusal(422, 'La demande ne nomme pas de fichiers.');
  return files as T[];
}
