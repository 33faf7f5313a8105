/**
 * Moves focus to a group and shows its start. Browsers center what takes focus: the heading of a group
 * taller than the screen, as in large text, would be off it.
 */
export function focusFromStart(group: HTMLElement | null): void {
  group?.focus({ preventScroll: true });
  group?.scrollIntoView();
}
