/** Where the last save stands: on its way to the visitors, there, or held up, and what to do then. */
import { spellTime } from '@/lib/time/openingHours';
import { fr } from '@/lib/typography';

/** The last thing that this device has saved. Moments are milliseconds since 1970. */
export interface Saved {
  /** Git's name of it. */
  commit: string;
  /** By Git's clock, which is also the published version's. */
  date: number;
  /** By the owner's own clock. */
  at: number;
  /** It waits for «Publier»; the moment when that was pressed ends the wait. */
  held?: boolean;
  asked?: number;
}

/** What `/version.json` of the published site says. */
interface Online {
  commit: string;
  date?: string | null;
}

export type Standing = 'folder' | 'held' | 'publishing' | 'online' | 'late' | 'unknown';

/** A build takes some minutes, and so does a slow host; from then on something is wrong. */
const PATIENCE = 20 * 60_000;

/** Whether the published site has what was saved: that very state, or a later one. */
const isOnline = (saved: Saved, { commit, date }: Online): boolean =>
  commit.startsWith(saved.commit) || Date.parse(date ?? '') > saved.date;

/**
 * Where a save stands.
 *
 * @param online What the site says; nothing where it can't be asked, or doesn't say.
 * @param local Whether the editor works on a folder of this machine, which nobody publishes.
 */
export function standingOf(
  saved: Saved,
  online: Online | undefined,
  { now, local }: { now: number; local: boolean },
): Standing {
  if (local) return 'folder';
  if (online && isOnline(saved, online)) return 'online';
  if (saved.held && !saved.asked) return 'held';
  if (now - (saved.asked ?? saved.at) < PATIENCE) return 'publishing';
  return online ? 'late' : 'unknown';
}

/** What the owner is told: a head, and what she may do. */
export function wordsFor(standing: Standing, { at, commit }: Saved, now: number) {
  const saving = `Enregistré ${spellMoment(at, now)}`;
  const words: Record<Standing, [title: string, advice: string]> = {
    folder: [
      `${saving}, dans le dossier de cet ordinateur.`,
      'Les visiteurs ne le voient pas encore : le guide dit comment publier.',
    ],
    held: [
      `${saving}, pas encore publié.`,
      'Quand vous avez tout changé, publiez : tout part ensemble.',
    ],
    publishing: [
      `${saving}, en cours de publication.`,
      'Comptez quelques minutes. Vous pouvez continuer, ou fermer cette page.',
    ],
    online: ['C’est en ligne.', 'Les visiteurs voient le nouveau texte.'],
    unknown: [
      'On ne voit pas si c’est en ligne.',
      'La connexion manque, ou le site ne dit pas quelle version il montre. Ce que vous avez enregistré est en sécurité.',
    ],
    late: [
      'Pas encore en ligne : le site montre toujours l’ancien texte.',
      `${saving}. Rien n’est perdu. Ouvrez votre boîte e-mail : l’hébergeur y dit ce qui l’arrête. Sinon, appelez la personne qui a installé le site et lisez-lui ceci : publication ${commit.slice(0, 7)}.`,
    ],
  };
  return words[standing].map(fr);
}

/** How a form stands that was to be saved: as long as it is refused, or nobody knows. */
export type Unsaved = 'refused' | 'waiting';

/** The same for what is not saved. */
export function wordsForUnsaved(unsaved: Unsaved): string[] {
  const words: Record<Unsaved, [title: string, advice: string]> = {
    refused: [
      'Pas encore enregistré.',
      'Ce que vous avez écrit est dans le formulaire : corrigez, puis enregistrez de nouveau.',
    ],
    waiting: [
      'La connexion s’est coupée : on ne sait pas si c’est enregistré.',
      'Gardez cette page ouverte. Dès que la connexion revient, l’éditeur le demande et vous le dit.',
    ],
  };
  return words[unsaved].map(fr);
}

/** Asks the published site which version it has. */
export async function askSite(site: string): Promise<Online | undefined> {
  try {
    const answer = await fetch(`${site}/version.json`, { cache: 'no-store' });
    const { commit, date } = (await answer.json()) as Partial<Online>;
    return commit ? { commit, date } : undefined;
  } catch {
    return undefined;
  }
}

/** The time of the owner's own clock: `à 14 h 32`, and the day if it is another. */
function spellMoment(moment: number, now: number): string {
  const then = new Date(moment);
  const hour = `à ${spellTime(then.toLocaleTimeString('fr', { timeStyle: 'short' }))}`;
  if (then.toDateString() === new Date(now).toDateString()) return hour;
  return `le ${then.toLocaleDateString('fr', { day: 'numeric', month: 'long' })} ${hour}`;
}
