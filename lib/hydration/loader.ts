import { savesData } from '@/lib/browser/connection';
import { clearDraft } from '@/lib/browser/draft';
import { isSecondTap } from './doubleClickGuard';
import { giveBack, touchable } from './drawnAnew';
import { EARLY, FAILED_NOTE, TYPED, WAITING } from './earlyTaps';
import { renewIfOutdated } from './staleDeployment';
import { loadScript, NOW, pageScripts, PATIENCE } from './pageScripts';

/**
 * The small script that each page fetches beside its first view. It starts Next's scripts once the
 * page has loaded and is idle, or at once when the visitor reaches for something that needs them,
 * and replays what was done before, also what the inline script has recorded until now.
 */

/** Idle or not, the scripts start this long after the page has loaded, in milliseconds. */
const IDLE_LIMIT = 2000;

let started = false;
let isAnswered = false;
/** The elements that React answers for. */
const ready = new WeakSet<Element>();
let recorded: { element: HTMLElement; type: string; event: Event }[] = [];
/** What can be typed in or pressed, from before React on. */
let known = new Map<string, HTMLElement>();
let focused: EventTarget | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Behind a bad tower a file may be neither refused nor sent; it is taken should it come later. */
function waitOn(): void {
  clearTimeout(patience);
  if (!isAnswered) patience = setTimeout(fail, PATIENCE);
}

/** The page stays as it is without scripts; the style sheets show the other ways. */
function fail(): void {
  document.documentElement.setAttribute('data-start', 'failed');
  if (recorded.some(({ type }) => type === 'submit')) showFailure();
}

/** Whoever has sent a form learns that it did not leave: the note comes into sight, and is read. */
const showFailure = () => document.querySelector<HTMLElement>(`[${FAILED_NOTE}]`)?.focus();

/** React looks for what Next puts first in a page, and takes for it what extensions put before. */
function putFirst(): void {
  const first = [...document.body.children].find(({ firstChild }) => firstChild?.nodeType === 8);
  if (first) document.body.prepend(first);
}

/** What scripts show has its style in the sheet for few. Still on its way, it would stop the page. */
function showWhole(): void {
  const link = document.querySelector<HTMLLinkElement>('body > link');
  if (!link) return;
  link.onload = () => (link.media = 'all');
  if (link.sheet) link.media = 'all';
}

/** The runtime comes last: it gives up for good on a chunk that has failed. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  const { data, chunks, runtime } = pageScripts();
  const ahead = { rel: 'preload', as: 'script', href: runtime };
  document.head.append(Object.assign(document.createElement('link'), ahead));
  showWhole();
  waitOn();
  try {
    await Promise.all([data, ...chunks].map((src) => loadScript(src).then(waitOn)));
    putFirst();
    known = touchable();
    focused = document.activeElement;
    await loadScript(runtime);
    // They may hold something that this browser can't read: such a script has loaded all the same.
    waitOn();
  } catch {
    fail();
    // What was typed would be lost: the form keeps its draft with React.
    if (!document.querySelector(`[${TYPED}]`)) await renewIfOutdated();
  }
}

/** Where the browser knows commands it has opened the dialog: a second time would be one too many. */
const opensByItself = (element: Element) =>
  element.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;

function record(event: Event, target: Element): void {
  const { type } = event;
  // A form answers for its submit alone, never for a tap in it.
  const of = type === 'submit' ? `form[${EARLY}]` : `button[${EARLY}]`;
  const element = target.closest<HTMLElement>(of);
  if (!element || ready.has(element) || opensByItself(element)) return;
  if (type === 'submit') {
    event.preventDefault();
    if (document.documentElement.hasAttribute('data-start')) showFailure();
    element.setAttribute(WAITING, '');
    // However often it was pressed, a request is sent once.
    if (recorded.some((it) => it.element === element)) return;
  }
  recorded.push({ element, type, event });
  void start();
}

/** The browser empties a form by itself. Its draft goes too, and what was about to be sent. */
function erase(form: Element): void {
  // A form that React does not answer for, such as a sheet's, has no draft.
  if (!form.hasAttribute(EARLY) || ready.has(form)) return;
  clearDraft();
  form.removeAttribute(WAITING);
  recorded = recorded.filter(({ element }) => element !== form);
}

/** Replays in order, each in a task of its own: React has drawn what the one before has changed. */
function replay(): void {
  const due = recorded.findIndex(({ element }) => ready.has(element));
  const [act] = due < 0 ? [] : recorded.splice(due, 1);
  if (!act) return;
  act.element.removeAttribute(WAITING);
  const isForm = act.element instanceof HTMLFormElement;
  // `requestSubmit` is younger than Safari 15.4.
  (isForm ? act.element.querySelector<HTMLElement>('[type=submit]')! : act.element).click();
  setTimeout(replay);
}

function see(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'focusin') focused = target;
  if (type === 'click' && isSecondTap(event as MouseEvent)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (type === 'click' || type === 'submit') record(event, target);
  else if (type === 'input') target.setAttribute(TYPED, '');
  else if (type === 'reset') erase(target);
  // Links need nothing: they navigate.
  else if (target.closest(`form, [${EARLY}]`)) void start();
}

window.earlyTaps = {
  see,
  ready(id) {
    const element = document.getElementById(id);
    if (!element) return;
    ready.add(element);
    // React may come in the midst of a tap and then handles it itself: it must not act twice.
    recorded = recorded.filter((it) => it.element !== element || it.event !== window.event);
    // In a task of its own: React is still committing.
    setTimeout(replay);
  },
  arrived() {
    isAnswered = true;
    clearTimeout(patience);
    document.documentElement.removeAttribute('data-start');
    const now = touchable();
    for (const [mark, old] of known) {
      const fresh = now.get(mark);
      if (old.isConnected || !fresh) continue;
      known.set(mark, fresh);
      giveBack(old, fresh);
      // React is still committing: what answers to the focus is not whole yet.
      if (old === focused) queueMicrotask(() => fresh.focus({ preventScroll: true }));
      for (const act of recorded) if (act.element === old) act.element = fresh;
    }
  },
};

// Next refuses an address that begins with two slashes: `//about` would be another host.
if (location.pathname.startsWith('//')) {
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
}

// The inline script may have given up by now.
document.onsubmit = null;
window.earlyEvents?.splice(0).forEach(see);

function begin(): void {
  const wait: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  // The page of errors may know where its address was meant to lead.
  if (document.querySelector(`script[${NOW}]`)) void start();
  else if (savesData()) return;
  else if (wait) wait(() => void start(), { timeout: IDLE_LIMIT });
  else setTimeout(start, IDLE_LIMIT / 2);
}

if (document.readyState === 'complete') begin();
else {
  addEventListener('load', begin);
  // A picture that hangs holds it up.
  setTimeout(begin, PATIENCE);
}
