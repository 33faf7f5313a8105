const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** What a second tap would undo: it opens and closes. */
const TOGGLES = 'summary, [popovertarget], [role="switch"]';

let before: Element | null = null;

/**
 * Older hands tap twice where once is meant. Whether a click is the second of a double tap, and
 * meets what the first has brought under the finger, or would undo what that has done.
 */
export function isSecondTap({ target, detail }: MouseEvent): boolean {
  const met = target instanceof Element ? target.closest(CONTROLS) : null;
  // The browser presses a label's field beside the label.
  const control = met instanceof HTMLLabelElement ? met.control : met;
  const isSecond = detail > 1 && before && (control !== before || control.matches(TOGGLES));
  if (!isSecond) before = control;
  return Boolean(isSecond);
}
