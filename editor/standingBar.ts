/** Tells the owner where her last save stands, at the foot of every view of the editor. */
import { element } from './element';
import {
  askSite,
  standingOf,
  wordsFor,
  wordsForUnsaved,
  type Saved,
  type Standing,
  type Unsaved,
} from './standing';

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

interface StandingBar {
  /** «Enregistrer» was pressed: until it is done, or the form is left, nothing looks saved. */
  begin: () => void;
  /**
   * The connection broke while a save was on its way: nobody knows yet whether it has arrived.
   *
   * @returns What is called when it is known.
   */
  wait: () => () => void;
  /** Something was saved. */
  follow: (saved: Omit<Saved, 'at'>) => void;
}

/** Watches over what was saved before and is not online yet, and what is saved from now on. */
export function standingBar({ site, local, publish }: Place): StandingBar {
  // On her own machine nothing is under way when she comes back.
  let saved = local
    ? undefined
    : (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Saved | null);

  function follow(now: Saved | null): void {
    saved = now;
    if (!local) localStorage.setItem(KEPT, JSON.stringify(now));
  }

  let unsaved: Unsaved | undefined;

  function become(now: Unsaved | undefined): void {
    unsaved = now;
    if (!unsaved && !saved) bar.remove();
    void look();
  }

  async function look(): Promise<void> {
    if (unsaved) return show(unsaved, wordsForUnsaved(unsaved), []);
    if (!saved || document.hidden) return;
    const online = local ? undefined : await askSite(site);
    if (unsaved || !saved) return;
    const now = Date.now();
    const standing = standingOf(saved, online, { now, local });
    show(standing, wordsFor(standing, saved, now), handsFor(standing));
    // What has arrived is no news any more the next time.
    if (standing === 'online') follow(null);
  }

  function show(kind: string, [title = '', advice = '']: string[], buttons: HTMLElement[]): void {
    if (!bar.isConnected) document.body.append(bar);
    // Said once: a screen reader reads each change.
    if (words.textContent === `${title} ${advice}`) return;
    bar.dataset.kind = kind;
    words.replaceChildren(element('b', {}, title), ` ${advice}`);
    hands.replaceChildren(...buttons);
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
  // Left, a form has nothing that waits to be saved.
  addEventListener('hashchange', () => {
    if (unsaved === 'refused') become(undefined);
  });
  void look();

  return {
    begin: () => become(bar.isConnected ? 'refused' : undefined),
    wait: () => {
      const before = unsaved;
      become('waiting');
      return () => become(before);
    },
    follow: (now) => {
      follow({ ...now, at: Date.now() });
      become(undefined);
    },
  };
}
