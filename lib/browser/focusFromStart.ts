import { scrollIntoViewNearest } from './scrollIntoViewNearest';

/**
 * Moves focus to a group that begins with its heading, and shows the heading. Browsers center what takes
 * focus: the start of a group taller than the screen, as in large text, would be off it.
 */
export function focusFromStart(group: HTMLElement | null): void {
  group?.focus({ preventScroll: true });
  scrollIntoViewNearest(group?.firstElementChild);
}
