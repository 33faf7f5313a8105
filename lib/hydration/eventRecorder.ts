import { loadScript } from '@/lib/browser/loadScript';
import { markShareSheet } from '@/lib/share/share';
import { markForeignTimeZone } from '@/lib/dates/yaounde';
import { REPLAY, WAITING } from './eventReplay';
import { SCRIPT_TIMEOUT_MS } from './pageScripts';

/**
 * The inline script in each page's head: browser features that the first paint depends on, and the
 * recorded events until the loader takes them. Everything else belongs in the loader.
 */

const root = document.documentElement;

// This browser reads modern syntax: see lib/hydration/legacyFallback.ts.
root.removeAttribute('data-start');
const { onsubmit: focusNote } = document;
document.onsubmit = null;

const events: Event[] = [];
window.recordedEvents = events;

function record(event: Event): void {
  if (window.eventReplay) return window.eventReplay.record(event);
  events.push(event);
  const form = event.target as Element;
  if (event.type === 'submit' && form.hasAttribute(REPLAY)) {
    event.preventDefault();
    form.setAttribute(WAITING, '');
  } else if (event.type === 'reset') form.removeAttribute(WAITING);
}

/** The page stays as it is without scripts: see `fail` in lib/hydration/loader.ts. */
function fail(): void {
  if (window.eventReplay) return;
  root.setAttribute('data-start', 'failed');
  document.onsubmit = focusNote;
  const submit = events.find(({ type }) => type === 'submit');
  if (submit) focusNote?.call(document, submit as SubmitEvent);
}

for (const type of ['pointerdown', 'focusin', 'click', 'submit', 'input', 'reset'])
  addEventListener(type, record, true);
loadScript(document.currentScript!.dataset.loader!).catch(fail);
// The request may hang, or its answer be empty or truncated.
setTimeout(fail, SCRIPT_TIMEOUT_MS);

// Last: if a browser answers oddly here, the rest is done.
markForeignTimeZone();
markShareSheet();
