const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** What a second click would undo: it opens and closes. */
const TOGGLES = 'summary, [popovertarget], [role="switch"]';

let before: Element | null = null;

/**
 * Some users double-tap by accident. True for a second click that meets a control which the first
 * has brought under the finger, or that would undo what the first has done.
 */
export function isSecondTap({ target, detail }: MouseEvent): boolean {
  const met = target instanceof Element ? target.closest(CONTROLS) : null;
  // The browser presses a label's field beside the label.
  const control = met instanceof HTMLLabelElement ? met.control : met;
  const isSecond = detail > 1 && before && (control !== before || control.matches(TOGGLES));
  if (!isSecond) before = control;
  return Boolean(isSecond);
}
