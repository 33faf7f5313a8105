import { markShareSheet } from '@/lib/navigation/share';
import { markAbroad } from '@/lib/time/yaounde';
import { EARLY, WAITING, WATCHED } from './earlyTaps';
import { PATIENCE, RETRIES, SCRIPTS_ID, type PageScripts } from './pageScripts';

/**
 * The inline script at the head of each page: what can't wait for a file. It says what the first
 * paint has to know of the browser, and keeps what the visitor does until the loader, which it
 * asks for, answers for it. Its text is the same on every page, and each pays for it in the first
 * round trip: all else belongs into the loader.
 */

const root = document.documentElement;

// A browser that reads this is not too old for the site: see lib/lateStart/tooOld.ts.
root.removeAttribute('data-start');
const leadToNote = document.onsubmit as unknown as () => void;
document.onsubmit = null;

markShareSheet();
markAbroad();

const events: Event[] = [];
window.earlyEvents = events;

function watch(event: Event): void {
  if (window.earlyTaps) {
    window.earlyTaps.see(event);
    return;
  }
  events.push(event);
  const form = event.target as Element;
  if (event.type === 'submit' && form.hasAttribute(EARLY)) {
    event.preventDefault();
    form.setAttribute(WAITING, '');
  }
  if (event.type === 'reset') form.removeAttribute(WAITING);
}

function askForLoader(retry = 0): void {
  const script = document.createElement('script');
  script.src = loader;
  script.onerror = () => {
    const wait = RETRIES[retry];
    if (wait) setTimeout(askForLoader, wait, retry + 1);
    else fail();
  };
  document.head.append(script);
}

/** The page stays as it is without scripts: see `fail` in lib/lateStart/loader.ts. */
function fail(): void {
  if (window.earlyTaps) return;
  root.setAttribute('data-start', 'failed');
  document.onsubmit = leadToNote;
  if (events.some(({ type }) => type === 'submit')) leadToNote();
}

// On the window, browsers take a touch for one that is only watched.
for (const type of WATCHED) addEventListener(type, watch, true);
const { loader } = JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent) as PageScripts;
askForLoader();
// It may hang, be empty, or be cut in half.
setTimeout(fail, PATIENCE);
