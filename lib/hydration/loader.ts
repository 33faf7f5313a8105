import { savesData } from '@/lib/browser/connection';
import { isSecondTap } from '@/lib/browser/doubleClick';
import { clearDraft } from '@/lib/browser/draft';
import { loadScript } from '@/lib/browser/loadScript';
import { whenIdle } from '@/lib/browser/whenIdle';
import { renewIfOutdated } from './staleDeployment';
import { giveBack, touchable } from './drawnAnew';
import { EARLY, FAILED_NOTE, TYPED, WAITING } from './earlyTaps';
import { NOW, pageScripts, PATIENCE } from './pageScripts';

/**
 * Each page fetches it beside its first view. It starts Next's scripts once the page is loaded and
 * idle, or at the first interaction that needs them, and replays what was recorded until then.
 */

/** Idle or not, the scripts start this long after the page has loaded, in milliseconds. */
const IDLE_LIMIT = 2000;

const root = document.documentElement;
let started = false;
let isAnswered = false;
/** The elements that React answers for. */
const ready = new WeakSet<Element>();
let recorded: { element: HTMLElement; type: string; event: Event }[] = [];
/** The fields and buttons from before React. */
let known = new Map<string, HTMLElement>();
let focused: EventTarget | null = null;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Each file that comes gives the next one its time. */
function waitOn(): void {
  clearTimeout(timeout);
  if (!isAnswered) timeout = setTimeout(fail, PATIENCE);
}

/** The page stays as it is without scripts; the style sheets show the other ways. */
function fail(): void {
  root.setAttribute('data-start', 'failed');
  if (recorded.some(({ type }) => type === 'submit')) showFailure();
}

const showFailure = () => document.querySelector<HTMLElement>(`[${FAILED_NOTE}]`)?.focus();

/** Hydration begins at Next's first node: it must stand before what extensions have put there. */
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
    // A script that the browser can't read has loaded all the same.
    waitOn();
  } catch {
    fail();
    // A reload would lose what was typed: React keeps the draft.
    if (!document.querySelector(`[${TYPED}]`)) await renewIfOutdated();
  }
}

function record(event: Event, target: Element): void {
  const { type } = event;
  const of = type === 'submit' ? `form[${EARLY}]` : `button[${EARLY}]`;
  const element = target.closest<HTMLElement>(of);
  // Where the browser knows commands, it has opened the dialog itself.
  const isNative = element?.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;
  if (!element || ready.has(element) || isNative) return;
  if (type === 'submit') {
    event.preventDefault();
    if (root.hasAttribute('data-start')) showFailure();
    element.setAttribute(WAITING, '');
    // However often it was pressed, a request is sent once.
    if (recorded.some((it) => it.element === element)) return;
  }
  recorded.push({ element, type, event });
  void start();
}

/** The browser empties a form by itself; one of React's has a draft and may be about to be sent. */
function erase(form: Element): void {
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
    // The event at hand is React's own: replayed, it would act twice.
    recorded = recorded.filter((it) => it.element !== element || it.event !== window.event);
    // After React's commit.
    setTimeout(replay);
  },
  arrived() {
    isAnswered = true;
    clearTimeout(timeout);
    root.removeAttribute('data-start');
    const now = touchable();
    for (const [mark, old] of known) {
      const fresh = now.get(mark);
      if (old.isConnected || !fresh) continue;
      known.set(mark, fresh);
      giveBack(old, fresh);
      // After React's commit: its handlers answer to the focus.
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
  // The page of errors may know where its address was meant to lead.
  if (document.querySelector(`script[${NOW}]`)) void start();
  else if (savesData()) return;
  else whenIdle(start, IDLE_LIMIT);
}

if (document.readyState === 'complete') begin();
else {
  addEventListener('load', begin);
  // A picture that hangs holds it up.
  setTimeout(begin, PATIENCE);
}
