import { REPLAY, TYPED } from './eventReplay';

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/** The page's fields and replayed elements, each under a key that no translator changes. */
export function findInteractive(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${REPLAY}], ${FIELDS}`)) {
    let key = `${element.localName} ${element.getAttribute('name') ?? element.className}`;
    while (found.has(key)) key += '+';
    found.set(key, element);
  }
  return found;
}

/** Copies the value of a field to the one that React rendered in its place. */
export function restoreField(before: HTMLElement, after: HTMLElement): void {
  if (!before.matches(FIELDS)) return;
  const [old, fresh] = [before as Field, after as Field];
  if (old.checked !== old.defaultChecked) fresh.checked = old.checked;
  // By index: a translator may have changed the options' text.
  else if (old.localName === 'select') fresh.selectedIndex = old.selectedIndex;
  else if (old.value !== old.defaultValue) fresh.value = old.value;
  fresh.toggleAttribute(TYPED, old.hasAttribute(TYPED));
}
