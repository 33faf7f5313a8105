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
  gitlab: ({ repo = '', branch }) => [
    `/projects/${encodeURIComponent(repo)}/pipeline`,
    { ref: branch },
  ],
  gitea: ({ repo, branch }) => [
    `/repos/${repo}/actions/workflows/publish.yml/dispatches`,
    { ref: branch },
  ],
};

const SAFE = 'Ce que vous avez enregistré est en sécurité';

/**
 * @throws Error whose message is for the owner.
 */
export async function publishNow(backend: Backend): Promise<void> {
  const [path = '', body] = questions[backend.name]?.(backend) ?? [];
  const { token = '' } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}') as {
    token?: string;
  };
  const answer = await fetch(`${backend.api_root}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `${backend.name === 'gitlab' ? 'Bearer' : 'token'} ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`Pas de connexion : rien n’est parti. ${SAFE} : essayez de nouveau plus tard.`);
  });
  if (answer.ok) return;
  throw new Error(
    [401, 403, 404].includes(answer.status)
      ? `L’hébergeur refuse de publier : votre jeton n’en a pas le droit, ou il est arrivé à sa fin. ${SAFE}.`
      : `L’hébergeur ne publie pas pour l’instant (${answer.status}). ${SAFE} : essayez de nouveau dans quelques minutes.`,
  );
}
