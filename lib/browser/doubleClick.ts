const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** A second click would undo the first. */
const TOGGLES = 'summary, [popovertarget], [role="switch"]';

let previous: Element | null = null;

/**
 * Some users double-tap by accident. True for a second click that undoes the first, or that hits a
 * control which the first has moved under the finger.
 */
export function isAccidentalDoubleClick({ target, detail }: MouseEvent): boolean {
  const clicked = target instanceof Element ? target.closest(CONTROLS) : null;
  // The browser clicks a label's field after the label.
  const control = clicked instanceof HTMLLabelElement ? clicked.control : clicked;
  const isSecond =
    detail > 1 && previous !== null && (control !== previous || control.matches(TOGGLES));
  if (!isSecond) previous = control;
  return isSecond;
}
