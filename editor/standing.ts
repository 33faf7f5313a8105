/** Where the last save stands: on its way to the visitors, there, or held up, and what to do then. */
import { spellTime } from '@/lib/time/openingHours';
import { fr } from '@/lib/typography';
import { MONTHS } from '@/lib/time/yaounde';

/** The last thing that this device has saved. Moments are milliseconds since 1970. */
export interface Saved {
  /** Git's name of it. */
  commit: string;
  /** By Git's clock, which is also the published version's. */
  date: number;
  /** By the owner's own clock, as all that follow. */
  at: number;
  /** It waits for «Publier»; the moment when that was pressed ends the wait. */
  held?: boolean;
  asked?: number;
  /** When the editor first saw it online. */
  online?: number;
}

/** What `/version.json` of the published site says. */
export interface Online {
  commit: string | null;
  date?: string | null;
  /** When it was put there, as far as the host says so. */
  since?: number;
}

/** What came of asking the site: its version, an answer that is none, or no answer at all. */
export type Answer = Online | 'strange' | 'none';

export interface Standing {
  kind: 'folder' | 'held' | 'publishing' | 'online' | 'late' | 'unknown';
  /** For the owner: a head, and what she may do. */
  title: string;
  advice?: string;
}

/** A build takes some minutes, and so does a slow host; from then on something is wrong. */
const PATIENCE = 20 * 60_000;

/** Whether the published site has what was saved: that very state, or a later one. */
export const isOnline = (saved: Saved, { commit, date }: Online): boolean =>
  Boolean(commit?.startsWith(saved.commit)) || Date.parse(date ?? '') > saved.date;

/**
 * Says where a save stands.
 *
 * @param answer Of the site, if it was asked.
 * @param local Whether the editor works on a folder of this machine, which nobody publishes.
 */
export function standingOf(
  saved: Saved,
  answer: Answer | undefined,
  { now, local }: { now: number; local: boolean },
): Standing {
  const said = (kind: Standing['kind'], title: string, advice?: string): Standing => ({
    kind,
    title: fr(title),
    advice: advice && fr(advice),
  });
  const saving = `Enregistré ${spellMoment(saved.at, now)}`;
  if (local) {
    return said(
      'folder',
      `${saving}, dans le dossier de cet ordinateur.`,
      'Les visiteurs ne le voient pas encore : le guide dit comment publier.',
    );
  }
  if (saved.online) return said('online', `En ligne depuis ${spellHour(saved.online, now)}.`);
  if (saved.held && !saved.asked) {
    return said(
      'held',
      `${saving}, pas encore publié.`,
      'Quand vous avez tout changé, publiez : tout part ensemble.',
    );
  }
  const isLate = now - (saved.asked ?? saved.at) > PATIENCE;
  if (answer === 'none') {
    return said(
      'unknown',
      'Pas de connexion : on ne voit pas si c’est en ligne.',
      'Ce que vous avez enregistré est en sécurité. L’éditeur regardera de nouveau.',
    );
  }
  if (!isLate) return said('publishing', `${saving}, en cours de publication.`, FEW_MINUTES);
  const call = `Rien n’est perdu. Ouvrez votre boîte e-mail : l’hébergeur y dit ce qui l’arrête. Sinon, appelez la personne qui a installé le site et lisez-lui ceci : publication ${saved.commit.slice(0, 7)}.`;
  if (answer === 'strange') {
    return said('unknown', 'Le site ne dit pas quelle version il montre.', call);
  }
  return said(
    'late',
    `Pas encore en ligne : le site montre toujours l’ancien texte.`,
    `${saving}. ${call}`,
  );
}

const FEW_MINUTES = 'Comptez quelques minutes. Vous pouvez continuer, ou fermer.';

/** Asks the published site which version it has. */
export async function askSite(site: string): Promise<Answer> {
  try {
    const answer = await fetch(`${site}/version.json`, { cache: 'no-store' });
    const { commit, date } = (await answer.json().catch(() => ({}))) as Partial<Online>;
    if (!answer.ok || typeof commit !== 'string') return 'strange';
    const since = Date.parse(answer.headers.get('Last-Modified') ?? '') || undefined;
    return { commit, date, since };
  } catch {
    return 'none';
  }
}

/** The time of the owner's own clock: `14 h 32`, and the day if it is another. */
function spellHour(moment: number, now: number): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const two = (part: number) => String(part).padStart(2, '0');
  const hour = spellTime(`${two(then.getHours())}:${two(then.getMinutes())}`);
  if (then.toDateString() === today.toDateString()) return hour;
  const day = then.getDate() === 1 ? '1er' : then.getDate();
  return `le ${day} ${MONTHS[then.getMonth()]} à ${hour}`;
}

const spellMoment = (moment: number, now: number): string =>
  spellHour(moment, now).replace(/^(?!le )/, 'à ');
