/** Tells the owner where her last save stands, at the foot of every view of the editor. */
import { element } from './element';
import { askSite, standingOf, wordsFor, type Saved, type Standing } from './standing';

/** Kept on the device: whoever closes the page and comes back finds out. */
const KEPT = 'last-saved';

/** How often the site is asked, in milliseconds. */
const PAUSE = 15_000;

interface Place {
  site: string;
  local: boolean;
  /** Has all that was saved published. It throws an error whose message is for the owner. */
  publish: () => Promise<void>;
}

const words = element('p', { role: 'status' });
const hands = element('div', {});
const bar = element('aside', { id: 'standing', ariaLabel: 'Publication' }, words, hands);

/** The room that it takes from the views above. */
new ResizeObserver(() =>
  document.documentElement.style.setProperty('--standing', `${bar.offsetHeight}px`),
).observe(bar);

/**
 * Watches over what was saved before and is not online yet, and what is saved from now on.
 *
 * @returns What is called when something was saved.
 */
export function standingBar({ site, local, publish }: Place): (saved: Omit<Saved, 'at'>) => void {
  // On her own machine nothing is under way when she comes back.
  let saved = local
    ? undefined
    : (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Saved | null);

  function follow(now: Saved | null): void {
    saved = now;
    if (!local) localStorage.setItem(KEPT, JSON.stringify(now));
  }

  async function look(): Promise<void> {
    if (!saved || document.hidden) return;
    const online = local ? undefined : await askSite(site);
    const now = Date.now();
    const standing = standingOf(saved, online, { now, local });
    const [title = '', advice = ''] = wordsFor(standing, saved, now);
    // What has arrived is no news any more the next time.
    if (standing === 'online') follow(null);
    if (!bar.isConnected) document.body.append(bar);
    // Said once: a screen reader reads each change.
    if (words.textContent === `${title} ${advice}`) return;
    bar.dataset.kind = standing;
    words.replaceChildren(element('b', {}, title), ` ${advice}`);
    hands.replaceChildren(...handsFor(standing));
  }

  async function publishAll(): Promise<void> {
    try {
      await publish();
      if (saved) follow({ ...saved, asked: Date.now() });
    } catch (error) {
      alert(`Pas publié.\n\n${(error as Error).message}`);
    }
    await look();
  }

  function close(): void {
    follow(null);
    bar.remove();
    words.replaceChildren();
  }

  const button = (textContent: string, onclick: () => void) =>
    element('button', { textContent, onclick });

  function handsFor(standing: Standing): HTMLElement[] {
    // Put away, what is under way or waits would be forgotten.
    if (standing === 'publishing') return [];
    if (standing === 'held') return [button('Publier', () => void publishAll())];
    const link = { href: `${site}/`, target: '_blank', rel: 'noopener' };
    const visit = standing === 'online' ? [element('a', link, 'Voir le site')] : [];
    return [...visit, button('Fermer', close)];
  }

  setInterval(() => void look(), PAUSE);
  void look();

  return (now) => {
    follow({ ...now, at: Date.now() });
    void look();
  };
}
