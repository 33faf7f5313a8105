/**
 * Older hands tap twice where once is meant. The first tap has opened, closed or left something, and
 * the second would meet what has come under the finger: a phone number behind the menu, say.
 */

/** What can be pressed: a tap on a word in it is one on the whole. */
const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** What a second tap would undo: it opens and closes. */
const TOGGLES = 'summary, [popovertarget], [role="switch"]';

/** What the tap before has met. */
let last: Element | null = null;

/**
 * Whether a click is the second of a double tap, and means nothing of its own: it meets something
 * else than the first, or would undo what that has done. Taps that count each, such as those on the
 * arrows of a slider, meet the same control again and again.
 *
 * @param event Each click of the page, in its order.
 */
export function isSecondTap({ target, detail }: MouseEvent): boolean {
  const met = target instanceof Element ? target.closest(CONTROLS) : null;
  // The browser presses a label's field beside the label.
  const control = met instanceof HTMLLabelElement ? met.control : met;
  const isSecond = detail > 1 && (control !== last || (control?.matches(TOGGLES) ?? false));
  if (!isSecond) last = control;
  return isSecond;
}
