/** Asks the git host to publish all that was saved, where a save alone does not. */
import { askHost, type Backend } from './gitHost';

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
  const { ok, status } = await askHost(backend, path, {
    method: 'POST',
    body: JSON.stringify(body),
  }).catch(() => ({ ok: false, status: 0 }));
  if (ok) return;
  const why = [401, 403, 404].includes(status)
    ? REFUSED
    : status === 0
      ? // Whether it has arrived is not known, and asked twice it does no harm.
        'La connexion manque. Quand elle est revenue, appuyez de nouveau sur Publier.'
      : `L’hébergeur ne publie pas pour l’instant (${status}). Essayez de nouveau dans quelques minutes.`;
  throw new Error(`${why} Ce que vous avez enregistré est en sécurité.`);
}
