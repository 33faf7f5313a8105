/** Asks the git host to publish all that was saved, where a save alone does not. */
import type { EditorPlace } from './config';

/** A repository at a git host, as the editor's configuration names it. */
type Backend = Pick<EditorPlace['backend'], 'name'> & {
  repo?: string;
  branch?: string;
  api_root?: string;
};

/** What each kind of host is asked, to have `publish.yml` or its like run. */
const questions: Record<string, (backend: Backend) => [path: string, body: object]> = {
  github: ({ repo }) => [`/repos/${repo}/dispatches`, { event_type: 'sveltia-cms-publish' }],
  gitlab: ({ repo = '', branch: ref }) => [
    `/projects/${encodeURIComponent(repo)}/pipeline`,
    { ref },
  ],
  gitea: ({ repo, branch: ref }) => [
    `/repos/${repo}/actions/workflows/publish.yml/dispatches`,
    { ref },
  ],
};

const REFUSED =
  'L’hébergeur refuse de publier : votre jeton n’en a pas le droit, ou il est arrivé à sa fin.';

/**
 * @throws Error whose message is for the owner.
 */
export async function publishNow(backend: Backend): Promise<void> {
  const [path = '', body] = questions[backend.name]?.(backend) ?? [];
  const { token } = JSON.parse(localStorage['sveltia-cms.user'] ?? '{}') as { token?: string };
  const scheme = backend.name === 'gitlab' ? 'Bearer' : 'token';
  const { ok, status } = await fetch(`${backend.api_root}${path}`, {
    method: 'POST',
    headers: { Authorization: `${scheme} ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => ({ ok: false, status: 0 }));
  if (ok) return;
  const why = [401, 403, 404].includes(status)
    ? REFUSED
    : status === 0
      ? 'Pas de connexion : rien n’est parti. Essayez de nouveau plus tard.'
      : `L’hébergeur ne publie pas pour l’instant (${status}). Essayez de nouveau dans quelques minutes.`;
  throw new Error(`${why} Ce que vous avez enregistré est en sécurité.`);
}
