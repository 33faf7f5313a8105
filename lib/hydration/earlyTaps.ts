/**
 * Event replay: what needs React and was tapped before hydration is recorded by the inline script
 * (`eventRecorder.ts`) and by the loader (`loader.ts`), and replayed when React says here that it is
 * ready.
 */

/** Marks the buttons whose taps, and the forms whose submits, are recorded. Each has an id. */
export const EARLY = 'data-early';

/** On a form that was sent before hydration, until it is sent: style sheets show it by this. */
export const WAITING = 'data-waiting';

/** On a field in which the visitor has typed before hydration: newer than any draft. */
export const TYPED = 'data-typed';

/** On the page's root once React answers for all of it. The tests wait for it. */
export const ALIVE = 'data-alive';

/** Marks the note that a page did not start: focused where a form is sent all the same. */
export const FAILED_NOTE = 'data-failed-note';

/** The events that are recorded. */
export const WATCHED = ['pointerdown', 'focusin', 'click', 'submit', 'input', 'reset'];

declare global {
  interface Window {
    /** What the loader offers. Absent before it, in development and in a plain export. */
    earlyTaps?: {
      /** Takes a recorded event. */
      see: (event: Event) => void;
      /** The element with this id has its handlers: what happened to it is replayed. */
      ready: (id: string) => void;
      /** A part of the page is React's: fields that it drew anew get back what was typed. */
      arrived: () => void;
    };
    /** What was recorded before there was a loader. */
    earlyEvents?: Event[];
  }
}

/**
 * Says that React now answers for an element. Call it in a layout effect of the component that
 * owns the element: a root effect does not see the boundaries that hydrate after it.
 */
export const markReady = (id: string) => window.earlyTaps?.ready(id);

/** What React takes over one by one: the boundaries of the page, and its links. */
export type PagePart = 'head' | 'main' | 'foot' | 'links';
const awaited = new Set<PagePart>(['head', 'main', 'foot', 'links']);

/** Says that React has taken over a part of the page. Call it in the part's first layout effect. */
export function markArrived(part: PagePart): void {
  window.earlyTaps?.arrived();
  awaited.delete(part);
  if (awaited.size === 0) document.documentElement.setAttribute(ALIVE, '');
}
