/**
 * A mock of the Gitea API over the working tree: the editor works on this folder as on a repository
 * online. It has only the endpoints that the editor's Gitea backend calls.
 */
import path from 'node:path';
import type { EditorPlace } from '@/editor/config';
import type { WorkingTreeState } from './contentState';
import { listBlobs, readBlob, HttpError, treeSha, writeChanges, type Change } from './workingTree';

/** The base path of the API. */
export const API_PATH = '/api/v1';

const [NAME, BRANCH] = ['centre/site', 'main'];
const REPOSITORY = `/repos/${NAME}`;

/**
 * The `EditorPlace` of this machine.
 *
 * @param origin The origin of the editor's server, which also serves the API.
 * @param site URL of the development server.
 */
export const localPlace = (origin: string, site: string): EditorPlace => ({
  backend: {
    name: 'gitea',
    repo: NAME,
    branch: BRANCH,
    api_root: `${origin}${API_PATH}`,
    base_url: origin,
    auth_methods: ['token'],
  },
  site,
  logo: '/logo.svg',
  choices: {},
  local: true,
});

/**
 * Answers an API request.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param request Method and path below the base path: `GET /user`.
 * @param state Refuses changes that would break other pages, and follows all others.
 * @returns A value to send as JSON, or the bytes of a file.
 * @throws HttpError with a status and a French message.
 */
export async function answer(
  root: string,
  request: string,
  body?: unknown,
  state?: WorkingTreeState,
): Promise<unknown> {
  const constant = constantAnswers[request];
  if (constant) return constant;
  const media = `GET ${REPOSITORY}/media/${BRANCH}/`;
  if (request.startsWith(media)) return readBlob(root, request.slice(media.length));
  if (request.startsWith(`GET ${REPOSITORY}/git/trees/`)) {
    const blobs = await listBlobs(root);
    return { tree: blobs.map((blob) => ({ ...blob, type: 'blob' })), truncated: false };
  }
  const contents = `GET ${REPOSITORY}/contents/`;
  if (request.startsWith(contents)) {
    const folder = request.slice(contents.length);
    return (await listBlobs(root)).filter(({ path: file }) => path.dirname(file) === folder);
  }
  const { files = [] } = (body ?? {}) as { files?: unknown[] };
  switch (request) {
    case `GET ${REPOSITORY}/branches/${BRANCH}`:
      return { commit: { id: await treeSha(root), message: '' } };
    case `POST ${REPOSITORY}/file-contents`:
      return Promise.all((files as string[]).map((file) => getContents(root, file)));
    case `POST ${REPOSITORY}/contents`: {
      const written = await save(root, files as Change[], state);
      const sha = await treeSha(root);
      return { commit: { sha, created: new Date().toISOString() }, files: written };
    }
  }
  throw new HttpError(404, `« ${request} » n’existe pas ici.`);
}

async function save(root: string, changes: Change[], state?: WorkingTreeState) {
  try {
    const written = await writeChanges(root, changes, async (all) => state?.validate(all));
    void state?.publish();
    return written;
  } catch (error) {
    if (error instanceof HttpError) void state?.publish(error);
    throw error;
  }
}

const constantAnswers: Record<string, unknown> = {
  // The oldest version that has these endpoints.
  'GET /version': { version: '1.24.0' },
  'GET /settings/api': { default_paging_num: 200 },
  'GET /user': { id: 1, login: 'centre', full_name: 'Cet ordinateur', email: 'centre@localhost' },
  [`GET ${REPOSITORY}`]: { default_branch: BRANCH, permissions: { pull: true, push: true } },
  // The mock has no history.
  [`GET ${REPOSITORY}/commits`]: [],
};

const getContents = async (root: string, file: string) => ({
  path: file,
  encoding: 'base64',
  content: (await readBlob(root, file)).toString('base64'),
});
