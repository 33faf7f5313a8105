/** The line above the editor online: whether what this device has saved is on the site. */
import { fr } from '@/lib/text/typography';

const SAVED = 'saved';

/** A build takes minutes. One that has not arrived by then was refused, or is late. */
const BUILD_MS = 20 * 60 * 1000;
const POLL_MS = 20 * 1000;

/** @param begun When the save has begun, by `performance.now()`. */
export type NoteSave = (begun: number) => Promise<void>;

/**
 * Follows the version of the site, whose date is that of the commit: a site is up to date once it is not
 * older than the last save. Times are those of the hosts: a device may have a wrong clock.
 *
 * @param isTogether Whether saves wait for «Publier».
 * @returns To be called after a save.
 */
export function followSite(line: HTMLElement, site: string, isTogether: boolean): NoteSave {
  const ask = async () => {
    const response = await fetch(`${site}/version.json`, { cache: 'no-store' });
    const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
    const { date } = (await response.json()) as { date: string | null };
    return { now, date: Date.parse(date ?? '') };
  };
  let timer = 0;
  const show = async () => {
    window.clearTimeout(timer);
    const saved = Number(localStorage.getItem(SAVED));
    const answer = saved ? await ask().catch(() => undefined) : undefined;
    line.hidden = !answer;
    if (!answer) return;
    const at = new Date(saved).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short' });
    const isLate = answer.now - saved > BUILD_MS && !isTogether;
    line.dataset.state = isLate ? 'problem' : 'ok';
    if (answer.date >= saved) {
      line.dataset.state = 'ok';
      line.textContent = fr(`✓ En ligne : ce que vous avez enregistré le ${at}.`);
      return;
    }
    const wait = isTogether ? 'en ligne quelques minutes après « Publier »' : 'en cours';
    const state = isLate ? 'refusé, ou en retard : voyez l’e-mail de l’hébergeur' : wait;
    line.textContent = fr(`Enregistré le ${at} : ${state}.`);
    timer = window.setTimeout(() => void show(), POLL_MS);
  };
  void show();
  return async (begun) => {
    const { now } = await ask().catch(() => ({ now: Date.now() }));
    const saved = now - (performance.now() - begun);
    // Commits have whole seconds.
    localStorage.setItem(SAVED, String(Math.floor(saved / 1000) * 1000));
    await show();
  };
}
