/**
 * Scrolls an element into view, no further than necessary, and keeps the focus. Also as a `ref`
 * callback, when the element mounts.
 */
export function scrollIntoViewNearest(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
