/**
 * Older hands tap twice where once is meant. The first tap has opened, closed or left something, and
 * the second would meet what has come under the finger: a phone number behind the menu, say.
 */

/** What can be pressed: a tap on a word in it is one on the whole. */
const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** What a second tap would undo: it opens and closes. */
const TOGGLES = 'summary, [popovertarget], [role="switch"]';

/** How far from each other the two taps of one hand are at most, in CSS pixels. */
const NEAR = 30;

/** The tap before: what it has met, and where, on the screen and on the page. */
let last: Tap | undefined;

interface Tap {
  target: EventTarget | null;
  control: Element | null;
  x: number;
  y: number;
  down: number;
}

/**
 * Whether a click is the second of a double tap, and means nothing of its own: it meets something
 * else than the first, or would undo what that has done. Taps that count each, such as those on the
 * arrows of a slider, meet the same control again and again. Who has scrolled in between means it,
 * and who has missed a control: the first tap has met none, and what it met is still there.
 *
 * @param event Each click of the page, in its order.
 */
export function isSecondTap({ target, detail, clientX: x, clientY: y }: MouseEvent): boolean {
  const met = target instanceof Element ? target.closest(CONTROLS) : null;
  // The browser presses a label's field beside the label.
  const control = met instanceof HTMLLabelElement ? met.control : met;
  const before = last;
  const isAgain =
    before !== undefined &&
    detail > 1 &&
    Math.hypot(x - before.x, y - before.y) < NEAR &&
    scrollY === before.down;
  const isMissed = (tap: Tap) =>
    !tap.control && document.elementFromPoint(tap.x, tap.y) === tap.target;
  const isOther = control !== before?.control || control?.matches(TOGGLES);
  if (isAgain && isOther && !isMissed(before)) return true;
  last = { target, control, x, y, down: scrollY };
  return false;
}
