/**
 * The pages start React late: after they are loaded and idle, or at the visitor's first sign of
 * intent. What needs React and was tapped before is recorded by the inline script at the head of
 * each page (`watch.ts`) and by the loader (`loader.ts`), and replayed when React says here that it
 * is ready.
 */

/** Marks the buttons whose taps, and the forms whose submits, are recorded. Each has an id. */
export const EARLY = 'data-early';

/** On a form that was sent too early, until it is sent in earnest: style sheets show it by this. */
export const WAITING = 'data-waiting';

/** On a field in which the visitor has typed before React: its text is newer than any draft. */
export const TYPED = 'data-typed';

/** On the page's root once React answers for all of it. The tests wait for it. */
export const ALIVE = 'data-alive';

/** Marks what says that a page did not start: it is brought to whoever sends a form all the same. */
export const FAILED_NOTE = 'data-failed-note';

/** What is watched from the head of the page on. */
export const WATCHED = ['pointerdown', 'focusin', 'click', 'submit', 'input', 'reset'];

/** What the loader offers. Absent before it, in development and in a plain export. */
export interface EarlyTaps {
  /** Takes what was watched. */
  see: (event: Event) => void;
  /** The element with this id has its handlers: what happened to it before is replayed now. */
  ready: (id: string) => void;
  /** A part of the page is React's: where it was drawn anew, it gets back what was typed there. */
  arrived: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
    /** What was watched before there was a loader. */
    earlyEvents?: Event[];
  }
}

/**
 * Says that React now answers for an element. Call it in a layout effect of the component that
 * owns the element: a root effect does not see the boundaries that hydrate after it.
 */
export function markReady(id: string): void {
  window.earlyTaps?.ready(id);
}

/** What React takes over one by one: the parts of the page (`Part.tsx`), and its links. */
export type PagePart = 'head' | 'main' | 'foot' | 'links';
const awaited = new Set<PagePart>(['head', 'main', 'foot', 'links']);

/**
 * Says that React has taken over a part of the page. Call it in the first layout effect of the part:
 * what was typed before is back by then, whoever looks at it next.
 */
export function markArrived(part: PagePart): void {
  window.earlyTaps?.arrived();
  awaited.delete(part);
  if (awaited.size === 0) document.documentElement.setAttribute(ALIVE, '');
}
