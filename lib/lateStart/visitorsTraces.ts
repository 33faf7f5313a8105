import { TYPED } from './earlyTaps';

/**
 * What the visitor has done to the page before React. Translators, password managers and blockers
 * change pages: where React finds another one than was exported, it draws that part anew, and all
 * that stood in its fields would be gone. The elements from before still hold it.
 */

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const root = document.documentElement;

/** What can be typed in, chosen, opened, focused or scrolled. */
const TOUCHABLE = 'a[href], button, input, select, textarea, summary, details, [id], [tabindex]';
const FIELD = 'input, select, textarea';

/** The page's elements from before React by their marks, in their order; none once React is there. */
let before: Map<string, HTMLElement[]> | undefined;
/** What the page's root says of the browser: React draws it anew, too, where it has to. */
let marks: Attr[] = [];
let focused: Element | null = document.activeElement;
let openMenu: EventTarget | null = null;
const places = new Map<EventTarget, number>();

/**
 * What stays of an element where React draws it again. Ids that React makes change, and so do
 * classes of fields, to which password managers add their own.
 */
const markOf = (element: Element): string =>
  element.id && !element.id.startsWith('_')
    ? element.id
    : [
        element.localName,
        ...['name', 'href', element.matches(FIELD) ? 'type' : 'class'].map((name) =>
          element.getAttribute(name),
        ),
      ].join(' ');

function elementsByMark(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>(TOUCHABLE)) {
    const mark = markOf(element);
    const alike = found.get(mark);
    if (alike) alike.push(element);
    else found.set(mark, [element]);
  }
  return found;
}

/** What an element that is taken out of the page tells no longer: focus, an open menu, its place. */
function follow({ type, target }: Event): void {
  if (type === 'focusin') focused = target as Element;
  else if (type === 'scroll') places.set(target!, (target as Element).scrollLeft);
  else if (type === 'toggle') {
    const isMenu = target instanceof Element && target.hasAttribute('popover');
    if (isMenu) openMenu = target.matches(':popover-open') ? target : null;
  } else {
    // An element that is taken out loses focus too: that one is still to be given back.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  }
}

const FOLLOWED = ['focusin', 'focusout', 'scroll', 'toggle'];
for (const type of FOLLOWED) addEventListener(type, follow, { capture: true, passive: true });

/** Call it before React comes. */
export function keepTraces(): void {
  before ??= elementsByMark();
  marks = [...root.attributes];
}

/** Call it once React is there: from then on, what goes goes for good. */
export function forgetTraces(): void {
  before = undefined;
  focused = null;
  places.clear();
  for (const type of FOLLOWED) removeEventListener(type, follow, { capture: true });
}

/**
 * Gives the elements that React has drawn again what stood in those before.
 *
 * @param replaced Called for each: the one before, and the one in its place.
 */
export function giveBackTraces(replaced: (old: HTMLElement, fresh: HTMLElement) => void): void {
  if (!before) return;
  for (const { name, value } of marks) {
    if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }
  const now = elementsByMark();
  for (const [mark, olds] of before) {
    olds.forEach((old, index) => {
      const fresh = now.get(mark)?.[index];
      if (old.isConnected || !fresh) return;
      olds[index] = fresh;
      giveBack(old, fresh);
      replaced(old, fresh);
    });
  }
}

function giveBack(old: HTMLElement, fresh: HTMLElement): void {
  if (old.matches(FIELD)) giveBackText(old as Field, fresh as Field);
  if (old instanceof HTMLDetailsElement) (fresh as HTMLDetailsElement).open = old.open;
  const place = places.get(old);
  if (place) fresh.scrollLeft = place;
  if (old === openMenu) fresh.showPopover();
  if (old.matches('dialog[open]')) (fresh as HTMLDialogElement).showModal?.();
  // React is still committing: what answers to the focus is not whole yet.
  if (old === focused) queueMicrotask(() => focusAgain(old as Field, fresh as Field));
}

function focusAgain({ selectionStart, selectionEnd }: Field, fresh: Field): void {
  fresh.focus({ preventScroll: true });
  // Fields of some types have no caret to speak of.
  if (typeof selectionStart === 'number') fresh.setSelectionRange(selectionStart, selectionEnd);
}

function giveBackText(old: Field, fresh: Field): void {
  if (old.checked !== old.defaultChecked) fresh.checked = old.checked;
  // By its place in the list: its words, a translator may have changed.
  else if (old.localName === 'select') fresh.selectedIndex = old.selectedIndex;
  else if (old.value !== old.defaultValue) fresh.value = old.value;
  if (old.hasAttribute(TYPED)) fresh.setAttribute(TYPED, '');
}
