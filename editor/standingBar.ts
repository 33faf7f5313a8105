/** Tells the owner where her last save stands, at the foot of every view of the editor. */
import { element } from './element';
import { askSite, standingOf, type Saved, type Standing } from './standing';

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

/**
 * Watches over what was saved before and is not online yet, and what is saved from now on.
 *
 * @returns What is called when something was saved.
 */
export function standingBar({ site, local, publish }: Place): (saved: Omit<Saved, 'at'>) => void {
  let saved = local ? undefined : remembered();

  async function look(): Promise<void> {
    if (!saved || document.hidden) return;
    const online = local ? undefined : await askSite(site);
    const standing = standingOf(saved, online, { now: Date.now(), local });
    // What has arrived is no news any more the next time.
    if (standing.kind === 'online') follow(undefined);
    show(standing, handsFor(standing.kind));
  }

  function follow(now: Saved | undefined): void {
    saved = now;
    if (local) return;
    if (now) localStorage.setItem(KEPT, JSON.stringify(now));
    else localStorage.removeItem(KEPT);
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
    follow(undefined);
    hide();
  }

  function handsFor(kind: Standing['kind']): HTMLElement[] {
    const button = (textContent: string, onclick: () => void) =>
      element('button', { textContent, onclick });
    // Put away, what is under way or waits would be forgotten.
    if (kind === 'publishing') return [];
    if (kind === 'held') return [button('Publier', () => void publishAll())];
    const link = { href: `${site}/`, target: '_blank', rel: 'noopener' };
    return [
      ...(kind === 'online' ? [element('a', link, 'Voir le site')] : []),
      button('Fermer', close),
    ];
  }

  setInterval(() => void look(), PAUSE);
  void look();

  return (now) => {
    follow({ ...now, at: Date.now() });
    void look();
  };
}

function remembered(): Saved | undefined {
  const kept = localStorage.getItem(KEPT);
  return kept ? (JSON.parse(kept) as Saved) : undefined;
}

const words = element('p', { role: 'status' });
const hands = element('div', {});
const bar = element('aside', { id: 'standing', ariaLabel: 'Publication' }, words, hands);

/** The room that it takes from the views above. */
const room = new ResizeObserver(([entry]) => {
  const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
  document.documentElement.style.setProperty('--standing', `${height}px`);
});
room.observe(bar);

function show({ kind, title, advice }: Standing, buttons: HTMLElement[]): void {
  const text = `${title} ${advice}`;
  if (!bar.isConnected) document.body.append(bar);
  // Said once: a screen reader reads each change.
  if (words.textContent === text) return;
  bar.dataset.kind = kind;
  words.replaceChildren(element('b', {}, title), ` ${advice}`);
  hands.replaceChildren(...buttons);
}

function hide(): void {
  bar.remove();
  words.replaceChildren();
}
