/** The content editor as a page of the site, for content in a git repository. */
import path from 'node:path';
import { bundleEditor } from './editorBundle';
import { readContent } from '@/scripts/prepare/content';
import type { EditorPlace } from '@/editor/config';
import { getChoices } from '@/editor/choices';

/** `EDITOR_…` variables: see `.env.example`. */
type EditorSettings = {
  [name in 'repo' | 'branch' | 'backend' | 'appId' | 'authUrl' | 'publish']?: string | undefined;
};

/** The usual address and API path of each kind of host. */
const KINDS: Record<string, { name: string; home: string; api: string }> = {
  github: { name: 'github', home: 'https://github.com', api: '/api/v3' },
  gitlab: { name: 'gitlab', home: 'https://gitlab.com', api: '/api/v4' },
  gitea: { name: 'gitea', home: 'https://gitea.com', api: '/api/v1' },
  forgejo: { name: 'gitea', home: 'https://codeberg.org', api: '/api/v1' },
};

const REPOSITORY = /^(?:(https:\/\/[^/\s]+)\/)?([\w.-]+(?:\/[\w.-]+?)+)(?:\.git)?\/?$/;

/**
 * The backend configuration for the settings.
 *
 * @throws Error in French if a setting is invalid.
 */
export function getBackend(settings: EditorSettings): EditorPlace['backend'] {
  const { repo = '', branch, backend, appId, authUrl, publish } = settings;
  const kind = backend?.toLowerCase() || 'github';
  const { name, home, api } = KINDS[kind] ?? KINDS.github!;
  const [, origin = home, path] = REPOSITORY.exec(repo) ?? [];
  if (!Object.hasOwn(KINDS, kind)) {
    const known = Object.keys(KINDS).join(', ');
    throw new Error(`EDITOR_BACKEND : « ${backend} » n’est pas connu. Choisissez : ${known}.`);
  }
  if (!path) {
    throw new Error(
      `EDITOR_REPO : « ${repo} » n’est pas un dépôt. Écrivez son propriétaire, une barre et son nom, ou son adresse entière.`,
    );
  }
  return {
    name,
    repo: path,
    branch: branch || undefined,
    // GitHub.com has its API on another host.
    api_root: origin === KINDS.github!.home ? 'https://api.github.com' : `${origin}${api}`,
    base_url: authUrl || origin,
    auth_methods: appId || authUrl ? ['oauth', 'token'] : ['token'],
    ...(appId && { app_id: appId, ...(name === 'gitlab' && { auth_type: 'pkce' }) }),
    ...(publish && { skip_ci: true }),
  } as EditorPlace['backend'];
}

/** This folder, which the browser opens. The repository's name is what the user is asked to choose. */
export const localBackend: EditorPlace['backend'] = {
  name: 'github',
  repo: `centre/${path.basename(process.cwd())}`,
  // The package wants one; the entrance offers the folder first.
  auth_methods: ['token'],
};

/**
 * Adds the editor to an export.
 *
 * @param settings None: the editor of this computer's folder.
 */
export async function addEditor(
  outdir: string,
  basePath: string,
  settings?: EditorSettings,
): Promise<void> {
  const backend = settings ? getBackend(settings) : localBackend;
  const { content } = await readContent();
  const choices = content ? getChoices(content) : {};
  const local = !settings;
  await bundleEditor({
    outdir,
    basePath,
    place: { backend, site: basePath, logo: `${basePath}/logo.svg`, choices, local },
  });
}
