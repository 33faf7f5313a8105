import { savesData } from '@/lib/browser/connection';
import { clearDraft } from '@/lib/browser/draft';
import { isSecondTap } from './doubleTap';
import { EARLY, FAILED_NOTE, TYPED, WAITING } from './earlyTaps';
import { renewIfOutdated } from './newVersion';
import { NOW, PATIENCE, RETRIES, SCRIPTS_ID, type PageScripts } from './pageScripts';
import { forgetTraces, giveBackTraces, keepTraces } from './visitorsTraces';

/**
 * The small script that each page fetches beside its first view. It starts Next's scripts once the
 * page has loaded and is idle, or at once when the visitor reaches for something that needs them,
 * and remembers the taps that come before: also those that the inline script has kept until now.
 * It is the same for every page: what differs stands in a JSON block.
 */

/** Idle or not, the scripts start this long after the page has loaded, in milliseconds. */
const IDLE_LIMIT = 2000;
/**
 * All scripts have come, and still nothing answers after this long, in milliseconds: they hold
 * something that this browser can't read. (Such a script fires `load` all the same.)
 */
const SILENCE_LIMIT = 6000;

/**
 * Without the style of what only scripts show, React starts after this long, in milliseconds: plain
 * is better than dead.
 */
const STYLE_LIMIT = 5000;

/** What is remembered, and of whom: a form answers for its submit alone, never for a tap in it. */
const REMEMBERED = { click: `button[${EARLY}]`, submit: `form[${EARLY}]` } as const;

interface EarlyAct {
  element: Element;
  type: string;
  /** None where its element was drawn anew: React can't have answered for that one. */
  event?: Event;
}

let started = false;
let failed = false;
let isAnswered = false;
/** The elements that React answers for. */
const ready = new WeakSet<Element>();
let remembered: EarlyAct[] = [];
/** Runs while files are awaited, and begins anew with each that comes. */
let patience: ReturnType<typeof setTimeout> | undefined;

const earlyElement = ({ target, type }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>(REMEMBERED[type as keyof typeof REMEMBERED])
    : null;

/** Where the browser knows commands it has opened the dialog: a second time would be one too many. */
const opensByItself = (element: HTMLElement) =>
  element.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;

const isTouched = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea')].some(
    ({ value, defaultValue = '' }) => value !== defaultValue,
  );

/** A script under its own root-relative address, by which Turbopack finds it. */
function addScript(src: string): HTMLElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}

/** A style sheet: ahead of the one for paper, which has the last word. */
function addSheet(href: string): HTMLElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.querySelector('style')!.after(link);
  return link;
}

/** Puts a file into the page, and settles once it is there. */
function load(address: string, add = addScript, retry = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = add(address);
    element.onload = () => {
      waitOn();
      resolve();
    };
    element.onerror = () => {
      element.remove();
      const wait = RETRIES[retry];
      if (wait === undefined) reject(new Error(address));
      else setTimeout(() => load(address, add, retry + 1).then(resolve, reject), wait);
    };
  });
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Behind a bad tower a file is neither refused nor sent: nobody waits for it without being told. It
 * is taken all the same should it come later.
 */
function waitOn(): void {
  clearTimeout(patience);
  patience = setTimeout(fail, PATIENCE);
}

/** React looks for what Next puts first in a page, and takes for it what extensions put before. */
function putFirst(): void {
  const first = [...document.body.children].find(({ firstChild }) => firstChild?.nodeType === 8);
  if (first) document.body.prepend(first);
}

/** Of each part that React draws anew it tells the console; once is enough. */
function tellOnce(): void {
  let isTold = false;
  addEventListener('error', (event) => {
    if (!/react\.dev\/errors\/418/.test(event.message)) return;
    if (isTold) event.preventDefault();
    isTold = true;
  });
}

/**
 * The data and the chunks run in any order. The runtime comes last: it gives up for good on a chunk
 * that has failed, and by then each has had its second and third try. What React shows next finds
 * its style there.
 */
function start(): void {
  if (started) return;
  started = true;
  const block = document.getElementById(SCRIPTS_ID)?.textContent ?? '';
  const { data, style, chunks, runtime } = JSON.parse(block) as PageScripts;
  const ahead = document.createElement('link');
  ahead.rel = 'preload';
  ahead.as = 'script';
  ahead.href = runtime;
  document.head.append(ahead);
  waitOn();
  const needed = [data, ...chunks].map((src) => load(src));
  if (style) needed.push(Promise.race([load(style, addSheet), pause(STYLE_LIMIT)]).catch(waitOn));
  Promise.all(needed)
    .then(() => {
      putFirst();
      keepTraces();
      tellOnce();
      return load(runtime);
    })
    .then(
      () => {
        clearTimeout(patience);
        setTimeout(fail, SILENCE_LIMIT);
      },
      () => {
        fail();
        // What was typed would be lost: the form keeps its draft with React.
        return isTouched() ? undefined : renewIfOutdated();
      },
    );
}

/** The page stays as it is without scripts; the style sheet shows the other ways. */
function fail(): void {
  if (isAnswered) return;
  failed = true;
  document.documentElement.setAttribute('data-start', 'failed');
  if (remembered.some(({ type }) => type === 'submit')) showFailure();
}

/** Whoever has sent a form learns that it did not leave: the note comes into sight, and is read. */
const showFailure = () => document.querySelector<HTMLElement>(`[${FAILED_NOTE}]`)?.focus();

function startWhenIdle(): void {
  if (savesData()) return;
  const { requestIdleCallback } = window;
  if (requestIdleCallback) requestIdleCallback(start, { timeout: IDLE_LIMIT });
  else setTimeout(start, IDLE_LIMIT / 2);
}

/** A finger, key or focus on something that needs React. Links need nothing: they navigate. */
function startAtIntent(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`form, [${EARLY}]`)) start();
}

function remember(event: Event): void {
  const element = earlyElement(event);
  if (!element || ready.has(element) || opensByItself(element)) return;
  const { type } = event;
  if (type === 'submit') {
    event.preventDefault();
    if (failed) showFailure();
    // However often it was pressed, a request is sent once.
    if (remembered.some((it) => it.element === element && it.type === type)) return;
    element.setAttribute(WAITING, '');
  }
  remembered.push({ element, type, event });
  start();
}

/**
 * What is typed, chosen or filled in is told from what the browser gives back to a page of its
 * history, of which it fires no `input`.
 */
function markTyped({ target }: Event): void {
  if (target instanceof Element) target.setAttribute(TYPED, '');
}

/**
 * The browser empties a form by itself. What was kept of it goes too, and what was about to be
 * sent: of a form that is sent, that is, for another keeps no draft.
 */
function erase({ target }: Event): void {
  const form = target as HTMLFormElement;
  // A form that React does not answer for, such as a sheet's, has no draft.
  if (!form.hasAttribute(EARLY) || ready.has(form)) return;
  clearDraft();
  form.removeAttribute(WAITING);
  remembered = remembered.filter(({ element }) => element !== form);
}

/**
 * Does again, in their order, what happened to elements that are ready now. Each in a task of its
 * own: React has drawn what the one before has changed.
 */
function replay(): void {
  const due = remembered.findIndex(({ element }) => ready.has(element));
  const [act] = due < 0 ? [] : remembered.splice(due, 1);
  if (!act) return;
  const element = act.element as HTMLElement;
  if (element instanceof HTMLFormElement) {
    element.removeAttribute(WAITING);
    // `requestSubmit` is younger than browsers in use.
    element.querySelector<HTMLElement>('[type=submit]')?.click();
  } else {
    element.click();
  }
  setTimeout(replay);
}

function see(event: Event): void {
  if (event.type === 'click' && isSecondTap(event as MouseEvent)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (event.type === 'click' || event.type === 'submit') remember(event);
  else if (event.type === 'input') markTyped(event);
  else if (event.type === 'reset') erase(event);
  else startAtIntent(event);
}

window.earlyTaps = {
  see,
  renewIfOutdated,
  ready(id) {
    const element = document.getElementById(id);
    if (!element) return;
    ready.add(element);
    // React may come in the midst of a tap and then handles it itself: it must not act twice.
    remembered = remembered.filter((act) => act.element !== element || act.event !== window.event);
    // In a task of its own: React is still committing.
    setTimeout(replay);
  },
  arrived(isLast) {
    isAnswered = true;
    giveBackTraces((old, fresh) => {
      remembered = remembered.map((act) =>
        act.element === old ? { element: fresh, type: act.type } : act,
      );
    });
    // Late on a slow phone, and there after all.
    failed = false;
    document.documentElement.removeAttribute('data-start');
    if (isLast) forgetTraces();
  },
};

// Next refuses an address that begins with two slashes: `//about` would be another host.
if (location.pathname.startsWith('//')) {
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
}

// The inline script may have given up by now.
document.onsubmit = null;

window.earlyEvents?.splice(0).forEach(see);

/** The page of errors waits for no idle moment: it may know where its address was meant to lead. */
const begin = document.querySelector(`script[${NOW}]`) ? start : startWhenIdle;
if (document.readyState === 'complete') begin();
else {
  addEventListener('load', begin);
  // A picture that hangs holds it up.
  setTimeout(begin, PATIENCE);
}
