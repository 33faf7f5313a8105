/**
 * Stands in for a Gitea host over the working tree: the editor works on the files of this folder
 * as it works on a repository online. It answers what the editor's Gitea backend asks, no more.
 */
import path from 'node:path';
import type { EditorPlace } from '@/editor/config';
import { listBlobs, readBlob, Refusal, stateOf, writeChanges, type Change } from './workingTree';

/** Under which addresses the stand-in answers. */
export const API_PATH = '/api/v1';

/** Of a host that is none. */
const [NAME, BRANCH] = ['centre/site', 'main'];
const REPOSITORY = `/repos/${NAME}`;

/**
 * The editor's place on this machine.
 *
 * @param origin Of the editor's own server, which is also the stand-in's.
 * @param site Address of the site beside it.
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
 * Answers a question of the editor.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param question The method and the route from the API's own root: `GET /user`.
 * @returns What goes out as JSON, or the bytes of a file.
 * @throws Refusal with the status and the French sentence of the answer.
 */
export async function answer(root: string, question: string, body?: unknown): Promise<unknown> {
  const plain = plainAnswers[question];
  if (plain) return plain;
  const media = `GET ${REPOSITORY}/media/${BRANCH}/`;
  if (question.startsWith(media)) return readBlob(root, question.slice(media.length));
  if (question.startsWith(`GET ${REPOSITORY}/git/trees/`)) {
    const blobs = await listBlobs(root);
    return { tree: blobs.map((blob) => ({ ...blob, type: 'blob' })), truncated: false };
  }
  const contents = `GET ${REPOSITORY}/contents/`;
  if (question.startsWith(contents)) {
    const folder = question.slice(contents.length);
    return (await listBlobs(root)).filter(({ path: file }) => path.dirname(file) === folder);
  }
  const { files = [] } = (body ?? {}) as { files?: unknown[] };
  switch (question) {
    case `GET ${REPOSITORY}/branches/${BRANCH}`:
      return { commit: { id: await stateOf(root), message: '' } };
    case `POST ${REPOSITORY}/file-contents`:
      return Promise.all((files as string[]).map((file) => contentsOf(root, file)));
    case `POST ${REPOSITORY}/contents`: {
      const written = await writeChanges(root, files as Change[]);
      const sha = await stateOf(root);
      return { commit: { sha, created: new Date().toISOString() }, files: written };
    }
  }
  throw new Refusal(404, `« ${question} » n’existe pas ici.`);
}

const plainAnswers: Record<string, unknown> = {
  // The oldest that knows all that is answered here.
  'GET /version': { version: '1.24.0' },
  'GET /settings/api': { default_paging_num: 200 },
  'GET /user': { id: 1, login: 'centre', full_name: 'Cet ordinateur', email: 'centre@localhost' },
  [`GET ${REPOSITORY}`]: { default_branch: BRANCH, permissions: { pull: true, push: true } },
  // Files have no history here.
  [`GET ${REPOSITORY}/commits`]: [],
};

const contentsOf = async (root: string, file: string) => ({
  path: file,
  encoding: 'base64',
  content: (await readBlob(root, file)).toString('base64'),
});
