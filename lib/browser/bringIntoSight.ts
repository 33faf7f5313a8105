/**
 * Brings what has just come into sight, no further than needed, and leaves the focus where it is.
 * It glides where the page does. As the `ref` of an element, it does so when the element comes.
 */
export function bringIntoSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
