import { savesData } from '@/lib/browser/connection';
import { clearDraft } from '@/lib/browser/draft';
import { EARLY, FAILED_NOTE, TYPED, WAITING } from './earlyTaps';
import { renewIfOutdated } from './newVersion';
import { NOW, RETRIES, SCRIPTS_ID, type PageScripts } from './pageScripts';

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

/** What is remembered, and of whom: a form answers for its submit alone, never for a tap in it. */
const REMEMBERED = { click: `button[${EARLY}]`, submit: `form[${EARLY}]` } as const;

let started = false;
let failed = false;
const readyIds = new Set<string>();
let remembered: { id: string; event: Event }[] = [];

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
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      const wait = RETRIES[retry];
      if (wait === undefined) reject(new Error(address));
      else setTimeout(() => load(address, add, retry + 1).then(resolve, reject), wait);
    };
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
  const needed = [data, ...chunks].map((src) => load(src));
  if (style) needed.push(load(style, addSheet));
  Promise.all(needed)
    .then(() => load(runtime))
    .then(
      () => setTimeout(() => readyIds.size || fail(), SILENCE_LIMIT),
      () => {
        fail();
        // What was typed would be lost: the form keeps its draft with React.
        return isTouched() ? undefined : renewIfOutdated();
      },
    );
}

/** The page stays as it is without scripts; the style sheet shows the other ways. */
function fail(): void {
  failed = true;
  document.documentElement.setAttribute('data-start', 'failed');
  if (remembered.some(({ event }) => event.type === 'submit')) showFailure();
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
  if (!element || readyIds.has(element.id) || opensByItself(element)) return;
  if (event.type === 'submit') {
    event.preventDefault();
    if (failed) showFailure();
    // However often it was pressed, a request is sent once.
    if (remembered.some((it) => it.id === element.id && it.event.type === 'submit')) return;
    element.setAttribute(WAITING, '');
  }
  remembered.push({ id: element.id, event });
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
  if (!form.hasAttribute(EARLY) || readyIds.has(form.id)) return;
  clearDraft();
  form.removeAttribute(WAITING);
  remembered = remembered.filter(({ id }) => id !== form.id);
}

/**
 * Does again, in their order, what happened to elements that are ready now. Each in a task of its
 * own: React has drawn what the one before has changed.
 */
function replay(): void {
  const due = remembered.findIndex(({ id }) => readyIds.has(id));
  const [record] = due < 0 ? [] : remembered.splice(due, 1);
  if (!record) return;
  const element = document.getElementById(record.id);
  if (element instanceof HTMLFormElement) {
    element.removeAttribute(WAITING);
    // `requestSubmit` is younger than browsers in use.
    element.querySelector<HTMLElement>('[type=submit]')?.click();
  } else {
    element?.click();
  }
  setTimeout(replay);
}

function see(event: Event): void {
  if (event.type === 'click' || event.type === 'submit') remember(event);
  else if (event.type === 'input') markTyped(event);
  else if (event.type === 'reset') erase(event);
  else startAtIntent(event);
}

window.earlyTaps = {
  see,
  renewIfOutdated,
  ready(id) {
    readyIds.add(id);
    // Late on a slow phone, and there after all.
    document.documentElement.removeAttribute('data-start');
    // React may come in the midst of a tap and then handles it itself: it must not act twice.
    remembered = remembered.filter((record) => record.id !== id || record.event !== window.event);
    // In a task of its own: React is still committing.
    setTimeout(replay);
  },
};

window.earlyEvents?.splice(0).forEach(see);

/** A sketch has served once its picture is there: the round corners of a drawing show what is behind. */
function dropSketches(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')) {
    const drop = () => (picture.style.backgroundImage = 'none');
    // A picture that is lost keeps it.
    picture.decode().then(drop, () => undefined);
  }
}

/** The page of errors waits for no idle moment: it may know where its address was meant to lead. */
const begin = document.querySelector(`script[${NOW}]`) ? start : startWhenIdle;
function afterLoad(): void {
  dropSketches();
  begin();
}
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad);
