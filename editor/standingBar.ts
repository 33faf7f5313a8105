/** Tells the owner where her last save stands, at the foot of every view of the editor. */
import { askSite, isOnline, standingOf, type Answer, type Saved, type Standing } from './standing';

/** Kept on the device: whoever closes the page and comes back finds out. */
const KEPT = 'last-saved';

const SECOND = 1000;
/** How often the site is asked: often while a build may end, then from time to time. */
const [OFTEN, SELDOM] = [15 * SECOND, 60 * SECOND];
const OFTEN_FOR = 10 * 60 * SECOND;
/** What was online yesterday is no news. */
const NEWS_FOR = 24 * 60 * 60 * SECOND;

interface Kept extends Saved {
  /** What the owner has read of it, and put away. */
  read?: Standing['kind'];
}

interface Bar {
  /** Says that something was saved. */
  saved: (what: Pick<Saved, 'commit' | 'date' | 'held'>) => void;
}

interface Place {
  site: string;
  local: boolean;
  /** Has all that was saved published. It throws an error whose message is for the owner. */
  publish: () => Promise<void>;
}

/** Watches over what is saved from now on, and what was saved before and is not online yet. */
export function standingBar({ site, local, publish }: Place): Bar {
  let kept = local ? undefined : remembered();
  let answer: Answer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (kept?.online && Date.now() - kept.online > NEWS_FOR) kept = undefined;

  const keep = (now: Kept) => {
    kept = now;
    if (local) return;
    try {
      localStorage.setItem(KEPT, JSON.stringify(now));
    } catch {
      // Where the browser keeps nothing, it is followed for as long as the page is open.
    }
  };

  async function look(): Promise<void> {
    clearTimeout(timer);
    const about = kept;
    if (!about) return;
    if (!local && !about.online && !document.hidden) {
      answer = await askSite(site);
      // Something else was saved meanwhile, and is looked after by itself.
      if (kept !== about) return;
      const now = Date.now();
      if (typeof answer === 'object' && isOnline(about, answer)) {
        const { since = now } = answer;
        keep({ ...about, online: since > about.at && since < now ? since : now });
      } else {
        // What is held is published from another device, or not for a while.
        const isSoon = !isHeld(about) && now - (about.asked ?? about.at) < OFTEN_FOR;
        clearTimeout(timer);
        timer = setTimeout(look, isSoon ? OFTEN : SELDOM);
      }
    }
    tell();
  }

  function tell(): void {
    if (!kept) return;
    const standing = standingOf(kept, answer, { now: Date.now(), local });
    if (kept.read === standing.kind) return hide();
    show(standing, {
      site: local ? undefined : site,
      again: () => void look(),
      publish: () => void publishAll(),
      close: () => {
        if (kept) keep({ ...kept, read: standing.kind });
        hide();
      },
    });
  }

  async function publishAll(): Promise<void> {
    if (!kept) return;
    const before = kept;
    keep({ ...before, asked: Date.now() });
    tell();
    try {
      await publish();
    } catch (error) {
      keep(before);
      tell();
      alert(`Pas publié.\n\n${(error as Error).message}`);
    }
    void look();
  }

  for (const event of ['online', 'visibilitychange']) {
    (event === 'online' ? window : document).addEventListener(event, () => void look());
  }
  // Another tab has saved.
  addEventListener('storage', ({ key }) => {
    if (key !== KEPT || local) return;
    kept = remembered();
    void look();
  });
  void look();

  return {
    saved: (what) => {
      keep({ ...what, at: Date.now() });
      answer = undefined;
      tell();
      void look();
    },
  };
}

function remembered(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const isHeld = ({ held, asked }: Saved) => held && !asked;

interface Hands {
  site?: string;
  again: () => void;
  publish: () => void;
  close: () => void;
}

const ID = 'standing';

/** The room that it takes from the views above. */
const room = new ResizeObserver(([entry]) => {
  const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
  document.documentElement.style.setProperty('--standing', `${height}px`);
});

function show(
  { kind, title, advice = '' }: Standing,
  { site, again, publish, close }: Hands,
): void {
  const text = `${title}\n${advice}`;
  const before = document.getElementById(ID);
  // Said once: a screen reader reads each change.
  if (before?.dataset.text === text) return;
  const bar = before ?? make();
  Object.assign(bar.dataset, { kind, text });
  const [words, hands] = bar.children;
  const head = Object.assign(document.createElement('b'), { textContent: title });
  words?.replaceChildren(head, advice && ` ${advice}`);

  const buttons: HTMLElement[] = [];
  const add = (name: string, act: () => void) => {
    const button = Object.assign(document.createElement('button'), { textContent: name });
    button.addEventListener('click', act);
    buttons.push(button);
  };
  if (kind === 'online' && site) {
    const link = {
      href: `${site}/`,
      target: '_blank',
      rel: 'noopener',
      textContent: 'Voir le site',
    };
    buttons.push(Object.assign(document.createElement('a'), link));
  }
  if (kind === 'late' || kind === 'unknown') add('Regarder de nouveau', again);
  // Put away, it would be forgotten.
  if (kind === 'held') add('Publier', publish);
  else add('Fermer', close);
  hands?.replaceChildren(...buttons);
}

function make(): HTMLElement {
  const bar = document.createElement('aside');
  bar.id = ID;
  bar.setAttribute('aria-label', 'Publication');
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  bar.append(words, document.createElement('div'));
  document.body.append(bar);
  room.observe(bar);
  return bar;
}

function hide(): void {
  document.getElementById(ID)?.remove();
  document.documentElement.style.removeProperty('--standing');
}
