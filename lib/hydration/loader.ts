import { savesData } from '@/lib/browser/connection';
import { isAccidentalDoubleClick } from '@/lib/browser/doubleClick';
import { clearDraft, updateDraft } from '@/lib/appointment/store/requestStore';
import { loadScript } from '@/lib/browser/loadScript';
import { whenIdle } from '@/lib/browser/whenIdle';
import { findInteractive, restoreField } from './domState';
import { FAILED_NOTE, REPLAY, TYPED, WAITING } from './eventReplay';
import { pageScripts, reloadIfStale, SCRIPT_TIMEOUT_MS, STARTS_ON_LOAD } from './pageScripts';

/**
 * Deferred hydration: each page fetches this file beside its first view. It starts Next's scripts
 * when the page is loaded and idle, or at the first interaction that needs them, and replays the
 * events recorded until then.
 */

/** The scripts start at the latest this long after load, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

const root = document.documentElement;
let started = false;
let isHydrating = false;
const hydrated = new WeakSet<Element>();
let recorded: { element: HTMLElement; type: string; event: Event }[] = [];
/** The elements as prerendered, before React renders any of them again. */
let prerendered = new Map<string, HTMLElement>();
let focused: EventTarget | null = null;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Each file that arrives restarts the time limit. */
function restartTimeout(): void {
  clearTimeout(timeout);
  if (!isHydrating) timeout = setTimeout(fail, SCRIPT_TIMEOUT_MS);
}

/** The page stays as it is without scripts; style sheets show the other channels. */
function fail(): void {
  root.setAttribute('data-start', 'failed');
  if (recorded.some(({ type }) => type === 'submit')) focusNote();
}

const focusNote = () => document.querySelector<HTMLElement>(`[${FAILED_NOTE}]`)?.focus();

/** Hydration starts at Next's first node: it must come before what extensions have inserted. */
function moveNextFirst(): void {
  const first = [...document.body.children].find(({ firstChild }) => firstChild?.nodeType === 8);
  if (first?.previousSibling) document.body.prepend(first);
}

/** Enables the deferred styles. A link still loading would block rendering: it waits for its load. */
function enableDeferredStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('body > link');
  if (!link) return;
  link.onload = () => (link.media = 'all');
  if (link.sheet) link.media = 'all';
}

/** Turbopack's runtime comes last: it never retries a chunk that has failed. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  const { data, chunks, runtime } = pageScripts();
  const preload = { rel: 'preload', as: 'script', href: runtime };
  document.head.append(Object.assign(document.createElement('link'), preload));
  enableDeferredStyles();
  restartTimeout();
  try {
    // Each in its own task: a dozen requests at once hold a slow phone for a tenth of a second.
    const load = async (src: string, index: number) => {
      await new Promise((resolve) => setTimeout(resolve, index));
      await loadScript(src);
      restartTimeout();
    };
    await Promise.all([data, ...chunks].map(load));
    moveNextFirst();
    prerendered = findInteractive();
    focused = document.activeElement;
    await loadScript(runtime);
    // A script that the browser can't parse fires `load` too.
    restartTimeout();
  } catch {
    fail();
    // A reload would lose what is typed outside the request form.
    if (!document.querySelector(`[${TYPED}]`)) await reloadIfStale();
  }
}

function recordAction(event: Event, target: Element): void {
  const { type } = event;
  const selector = type === 'submit' ? `form[${REPLAY}]` : `button[${REPLAY}]`;
  const element = target.closest<HTMLElement>(selector);
  // A browser with invoker commands has opened the dialog itself.
  const isNative = element?.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;
  if (!element || hydrated.has(element) || isNative) return;
  if (type === 'submit') {
    event.preventDefault();
    if (root.hasAttribute('data-start')) focusNote();
    element.setAttribute(WAITING, '');
    // Several presses of the button send one request.
    if (recorded.some((item) => item.element === element)) return;
  }
  recorded.push({ element, type, event });
  void start();
}

/**
 * The browser resets the fields; the draft and a recorded submit of the form are dropped here, and the
 * dialog that asked is closed.
 */
function resetForm(form: Element): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (!form.hasAttribute(REPLAY) || hydrated.has(form)) return;
  clearDraft();
  form.removeAttribute(WAITING);
  recorded = recorded.filter(({ element }) => element !== form);
}

/** Replays in order, each in its own task: React has then rendered the changes of the previous one. */
function replay(): void {
  const due = recorded.findIndex(({ element }) => hydrated.has(element));
  const [action] = due < 0 ? [] : recorded.splice(due, 1);
  if (!action) return;
  const { element } = action;
  element.removeAttribute(WAITING);
  const isForm = element instanceof HTMLFormElement;
  // Safari 15.4 has no `requestSubmit`.
  (isForm ? element.querySelector<HTMLElement>('[type=submit]')! : element).click();
  setTimeout(replay);
}

function record(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'focusin') focused = target;
  if (type === 'click' && isAccidentalDoubleClick(event as MouseEvent)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (type === 'click' || type === 'submit') recordAction(event, target);
  else if (type === 'input') target.setAttribute(TYPED, '');
  else if (type === 'reset') resetForm(target);
  // Links need no script: the browser navigates.
  else if (target.closest(`form, [${REPLAY}]`)) void start();
}

window.eventReplay = {
  record,
  hydrated(id) {
    const element = document.getElementById(id);
    if (!element) return;
    hydrated.add(element);
    // React handles the current event itself: a replay would run the handler twice.
    recorded = recorded.filter((item) => item.element !== element || item.event !== window.event);
    // After React's commit.
    setTimeout(replay);
  },
  boundaryHydrated() {
    isHydrating = true;
    clearTimeout(timeout);
    root.removeAttribute('data-start');
    const current = findInteractive();
    for (const [key, old] of prerendered) {
      const fresh = current.get(key);
      if (old.isConnected || !fresh) continue;
      prerendered.set(key, fresh);
      restoreField(old, fresh);
      // After React's commit: its focus handlers must run.
      if (old === focused) queueMicrotask(() => fresh.focus({ preventScroll: true }));
      for (const action of recorded) if (action.element === old) action.element = fresh;
    }
  },
};

/** Keeps the draft of a form that is left before React persists it: offline, or on a slow network. */
addEventListener('pagehide', () => {
  const form = document.querySelector<HTMLSelectElement>('[name=serviceType]')?.form;
  const typed = form?.querySelectorAll<HTMLInputElement>(`[name][${TYPED}]`);
  if (!typed?.length || hydrated.has(form!)) return;
  // Of radios, the value of the checked one.
  const read = (name: string) => (form!.elements.namedItem(name) as RadioNodeList).value;
  const values = Object.fromEntries(Array.from(typed, ({ name }) => [name, read(name)]));
  updateDraft((draft) => ({
    values: { ...draft.values, ...values },
    query: values.serviceType ? location.search : draft.query,
  }));
});

// Next rejects a path that starts with two slashes: `//about` would be another host.
if (location.pathname.startsWith('//')) {
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
}

// The inline script may have failed before this file arrived.
document.onsubmit = null;
window.recordedEvents?.splice(0).forEach(record);

function schedule(): void {
  // The 404 page suggests an address by script.
  if (document.querySelector(`script[${STARTS_ON_LOAD}]`)) void start();
  else if (!savesData()) whenIdle(start, IDLE_TIMEOUT_MS);
}

if (document.readyState === 'complete') schedule();
else {
  addEventListener('load', schedule);
  // A hanging image delays `load`.
  setTimeout(schedule, SCRIPT_TIMEOUT_MS);
}
