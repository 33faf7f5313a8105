/** The editor of the content as a page of the site, for an owner whose files lie at a git host. */
import { bundleEditor } from '@/scripts/local/edit/bundle';
import type { EditorPlace } from '@/editor/config';

/** What the build is told of the owner's repository. */
export interface EditorSettings {
  /** `owner/name`, or the repository's whole address where its host is another than usual. */
  repo?: string;
  branch?: string;
  /** The kind of host; GitHub unless it is said. */
  backend?: string;
  /** Name under which a GitLab, Gitea or Forgejo knows the editor: signing in without a token. */
  appId?: string;
  /** Address of the program that signs in at GitHub, which has no such way. */
  authUrl?: string;
  /** `together`: saves wait until the owner publishes them. Else each is published by itself. */
  publish?: string;
}

/** Where each kind of host usually is, and where its interface stands. */
const KINDS = {
  github: { name: 'github', home: 'https://github.com', api: '/api/v3' },
  gitlab: { name: 'gitlab', home: 'https://gitlab.com', api: '/api/v4' },
  gitea: { name: 'gitea', home: 'https://gitea.com', api: '/api/v1' },
  forgejo: { name: 'gitea', home: 'https://codeberg.org', api: '/api/v1' },
} as const;

type Kind = keyof typeof KINDS;

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

/** The one whose interface has a host of its own. */
const GITHUB_API = 'https://api.github.com';

/**
 * The git host behind the settings.
 *
 * @returns The editor's backend, and the host that it speaks to.
 * @throws An error whose message is a French sentence where a setting can't be right.
 */
export function backendOf({
  repo = '',
  branch,
  backend = '',
  appId,
  authUrl,
  publish = '',
}: EditorSettings): {
  backend: EditorPlace['backend'];
  host: string;
} {
  const kind = backend.toLowerCase() || 'github';
  if (!isKind(kind)) {
    const known = Object.keys(KINDS).join(', ');
    throw new Error(`EDITOR_BACKEND : « ${backend} » n’est pas connu. Choisissez : ${known}.`);
  }
  if (publish && publish !== 'together') {
    throw new Error(
      `EDITOR_PUBLISH : « ${publish} » n’est pas connu. Écrivez together, ou rien du tout.`,
    );
  }
  const isTogether = publish === 'together';
  // GitHub alone knows by itself which branch is published.
  if (isTogether && kind !== 'github' && !branch) {
    throw new Error('EDITOR_PUBLISH : écrivez aussi la branche, dans EDITOR_BRANCH.');
  }
  if (appId && kind === 'github') {
    throw new Error('EDITOR_APP_ID : GitHub demande un programme à part : voyez EDITOR_AUTH_URL.');
  }
  if (authUrl && kind !== 'github') {
    throw new Error('EDITOR_AUTH_URL : pour GitHub seul. Ailleurs, écrivez EDITOR_APP_ID.');
  }
  const { name, home, api } = KINDS[kind];
  const [, origin = home, path = ''] =
    /^(?:(https:\/\/[^/\s]+)\/)?([\w.-]+(?:\/[\w.-]+)+)$/.exec(
      repo.replace(/(?:\.git)?\/?$/, ''),
    ) ?? [];
  if (!path) {
    throw new Error(
      `EDITOR_REPO : « ${repo} » n’est pas un dépôt. Écrivez son propriétaire, une barre et son nom, ou son adresse entière.`,
    );
  }
  const usual = origin === KINDS.github.home && kind === 'github';
  const apiRoot = usual ? GITHUB_API : `${origin}${api}`;
  const place = { name, repo: path, branch: branch || undefined, api_root: apiRoot };
  return {
    backend: {
      ...place,
      base_url: authUrl || origin,
      auth_methods: appId || authUrl ? ['oauth', 'token'] : ['token'],
      ...(appId && { app_id: appId, ...(kind === 'gitlab' && { auth_type: 'pkce' }) }),
      ...(isTogether && { skip_ci: true }),
    } as EditorPlace['backend'],
    host: new URL(apiRoot).origin,
  };
}

export interface AddedEditor {
  /** Folder of the export. */
  directory: string;
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
  settings: EditorSettings;
}

/**
 * Adds the editor to the export, if a repository is named.
 *
 * @returns Whether it was added.
 */
export async function addEditor({ directory, basePath, settings }: AddedEditor): Promise<boolean> {
  if (!settings.repo) return false;
  const { backend, host } = backendOf(settings);
  await bundleEditor({
    outdir: directory,
    basePath,
    hosts: [host],
    place: { backend, site: basePath, logo: `${basePath}/logo.svg`, local: false },
  });
  return true;
}
