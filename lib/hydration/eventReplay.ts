/**
 * Event replay: an event that needs React and comes before hydration is recorded by the inline
 * script (`eventRecorder.ts`) and the loader (`loader.ts`), and replayed once its element is hydrated.
 */

/** Marks the buttons whose clicks, and the forms whose submits, are recorded. Each has an id. */
export const REPLAY = 'data-replay';

/** On a form that was submitted before hydration, until it is sent: style sheets show it by this. */
export const WAITING = 'data-waiting';

/** On a field that was typed into before hydration: newer than any draft. */
export const TYPED = 'data-typed';

/** On the root element once every boundary is hydrated. The tests wait for it. */
export const HYDRATED = 'data-hydrated';

/** Marks the note that the scripts did not start: focused when a form is submitted anyway. */
export const FAILED_NOTE = 'data-failed-note';

declare global {
  interface Window {
    /** Set by the loader. Absent before it, in development and in a plain export. */
    eventReplay?: {
      /** Records an event. */
      record: (event: Event) => void;
      /** The element with this id has its handlers: its recorded events are replayed. */
      hydrated: (id: string) => void;
      /** A boundary is hydrated: the values of fields that React rendered again are restored. */
      boundaryHydrated: () => void;
    };
    /** What was recorded before the loader ran. */
    recordedEvents?: Event[];
  }
}

/** What hydrates separately: the Suspense boundaries of the page, and the listener for its links. */
export type BoundaryName = 'head' | 'main' | 'foot' | 'links';
const pending = new Set<BoundaryName>(['head', 'main', 'foot', 'links']);

let isFailed = false;

/** Reports that React can't render the page, or can again. It stays as without scripts. */
export function markPageFailed(failed: boolean): void {
  isFailed = failed;
  restoreState();
}

/** The loader restores values and the focus, and drops the mark of a failed start. */
function restoreState(): void {
  window.eventReplay?.boundaryHydrated();
  if (isFailed) document.documentElement.setAttribute('data-start', 'failed');
}

/** Reports that a boundary is hydrated. Call it in the boundary's first layout effect. */
export function markBoundaryHydrated(name: BoundaryName): void {
  restoreState();
  pending.delete(name);
  if (pending.size === 0) document.documentElement.setAttribute(HYDRATED, '');
}
