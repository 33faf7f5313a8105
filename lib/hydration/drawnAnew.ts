import { EARLY, TYPED } from './earlyTaps';

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/** The page's fields and early buttons by what no translator changes: name or class, and place. */
export function touchable(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${EARLY}], ${FIELDS}`)) {
    let mark = `${element.localName} ${element.getAttribute('name') ?? element.className}`;
    while (found.has(mark)) mark += '+';
    found.set(mark, element);
  }
  return found;
}

/** Gives a field that React has drawn anew what stood in the one before. */
export function giveBack(before: HTMLElement, now: HTMLElement): void {
  if (!before.matches(FIELDS)) return;
  const [old, fresh] = [before as Field, now as Field];
  if (old.checked !== old.defaultChecked) fresh.checked = old.checked;
  // By its place in the list: its words, a translator may have changed.
  else if (old.localName === 'select') fresh.selectedIndex = old.selectedIndex;
  else if (old.value !== old.defaultValue) fresh.value = old.value;
  fresh.toggleAttribute(TYPED, old.hasAttribute(TYPED));
}
