import { loadScript } from '@/lib/browser/loadScript';
import { markShareSheet } from '@/lib/share/share';
import { markForeignTimeZone } from '@/lib/dates/yaounde';
import { EARLY, WAITING, WATCHED } from './earlyTaps';
import { PATIENCE } from './pageScripts';

/**
 * The inline script in each page's head: what the first paint has to know of the browser, and the
 * events until the loader takes them. All else belongs into the loader.
 */

const root = document.documentElement;

// A browser that reads this is not too old for the site: see lib/hydration/legacyFallback.ts.
root.removeAttribute('data-start');
const leadToNote = document.onsubmit as unknown as () => void;
document.onsubmit = null;

markShareSheet();
markForeignTimeZone();

const events: Event[] = [];
window.earlyEvents = events;

function watch(event: Event): void {
  if (window.earlyTaps) return window.earlyTaps.see(event);
  events.push(event);
  const form = event.target as Element;
  if (event.type === 'submit' && form.hasAttribute(EARLY)) {
    event.preventDefault();
    form.setAttribute(WAITING, '');
  } else if (event.type === 'reset') form.removeAttribute(WAITING);
}

/** The page stays as it is without scripts: see `fail` in lib/hydration/loader.ts. */
function fail(): void {
  if (window.earlyTaps) return;
  root.setAttribute('data-start', 'failed');
  document.onsubmit = leadToNote;
  if (events.some(({ type }) => type === 'submit')) leadToNote();
}

for (const type of WATCHED) addEventListener(type, watch, true);
loadScript(document.currentScript!.dataset.loader!).catch(fail);
// It may hang, be empty, or be cut in half.
setTimeout(fail, PATIENCE);
