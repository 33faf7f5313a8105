import { EARLY, savesData } from '@/lib/earlyTaps';
import { renewIfOutdated } from '@/lib/newVersion';
import { SCRIPTS_ID, type PageScripts } from '@/lib/pageScripts';
import { markShareSheet } from '@/lib/share';

/**
 * The inline script at the head of each page. It starts Next's scripts once the page has loaded
 * and is idle, or at once when the visitor reaches for something that needs them, and remembers
 * the taps that come before. It also says what the first paint has to know of the browser. Its text
 * is the same on every page: what differs stands in a JSON block, so that one hash in a security
 * policy allows it.
 */

/** Idle or not, the scripts start this long after the page has loaded, in milliseconds. */
const IDLE_LIMIT = 2000;
/** Waits before a script that failed is asked for again, in milliseconds. */
const RETRIES = [1000, 4000];

markShareSheet();

let started = false;
const readyIds = new Set<string>();
let remembered: { id: string; event: Event }[] = [];

const earlyElement = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${EARLY}]`) : null;

/** Where the browser knows commands it has opened the dialog: a second time would be one too many. */
const opensByItself = (element: HTMLElement) =>
  element.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;

const isTouched = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')].some(
    ({ value, defaultValue = '' }) => value !== defaultValue,
  );

/** Puts a script into the page under its own root-relative address, by which Turbopack finds it. */
function load(src: string, retry = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const wait = RETRIES[retry];
      if (wait === undefined) reject(new Error(src));
      else setTimeout(() => load(src, retry + 1).then(resolve, reject), wait);
    };
    document.head.append(script);
  });
}

/**
 * The chunks run in any order. The runtime comes last: it gives up for good on a chunk that has
 * failed, and by then each has had its second and third try.
 */
function start(): void {
  if (started) return;
  started = true;
  const block = document.getElementById(SCRIPTS_ID)?.textContent ?? '';
  const { chunks, runtime } = JSON.parse(block) as PageScripts;
  const ahead = document.createElement('link');
  ahead.rel = 'preload';
  ahead.as = 'script';
  ahead.href = runtime;
  document.head.append(ahead);
  Promise.all(chunks.map((chunk) => load(chunk)))
    .then(() => load(runtime))
    .catch(() => {
      // The page stays as it is without scripts; the style sheet shows the other ways.
      document.documentElement.setAttribute('data-start', 'failed');
      // What was typed would be lost: the form keeps its draft with React.
      return isTouched() ? undefined : renewIfOutdated();
    });
}

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
  if (event.type === 'submit') event.preventDefault();
  remembered.push({ id: element.id, event });
  start();
}

/** Does again, in their order, what happened to elements that are ready now. */
function replay(): void {
  const due = remembered.filter(({ id }) => readyIds.has(id));
  remembered = remembered.filter(({ id }) => !readyIds.has(id));
  const submitted = new Set<string>();
  for (const { id, event } of due) {
    const element = document.getElementById(id);
    if (element instanceof HTMLFormElement) {
      // However often it was pressed, a request is sent once.
      if (!submitted.has(id)) element.requestSubmit();
      submitted.add(id);
    } else if (event.type === 'click') {
      element?.click();
    }
  }
}

window.earlyTaps = {
  renewIfOutdated,
  ready(id) {
    readyIds.add(id);
    // React may come in the midst of a tap and then handles it itself: it must not act twice.
    remembered = remembered.filter((record) => record.id !== id || record.event !== window.event);
    // In a task of its own: React is still committing.
    setTimeout(replay);
  },
};

for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(type, startAtIntent, { capture: true, passive: true });
}
for (const type of ['click', 'submit']) addEventListener(type, remember, true);

if (document.currentScript?.hasAttribute('data-now')) {
  document.addEventListener('DOMContentLoaded', start);
} else {
  addEventListener('load', startWhenIdle);
}
