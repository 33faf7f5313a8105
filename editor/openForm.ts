/** The form that is open: what is still under way in it when it is saved, and where it is wrong. */
import type { Fault } from './beforeSaving';

/** The part of the package's draft that is leant on here. */
interface Draft {
  currentValues: Record<string, Record<string, unknown>>;
  validities: Record<string, Record<string, { valid: boolean; customError?: boolean }>>;
  validationMessages: Record<string, Record<string, string[]>>;
}

interface Form {
  draft: Draft;
  /** Unfolds what holds a field that is marked. */
  unfold: () => void;
}

let saving: Form | undefined;

/** Pictures that are still being made smaller: until then their fields are empty. */
const underWay = new Set<Promise<unknown>>();

/** Keeps in mind that a picture is being made, until its field has it. */
export function whilePicture<T>(made: Promise<T>): Promise<T> {
  const entered = made
    .catch(() => {})
    // Whoever waits for the picture writes it into the form next.
    .then(() => new Promise((resolve) => setTimeout(resolve)));
  underWay.add(entered);
  void entered.then(() => underWay.delete(entered));
  return made;
}

/** Waits for what is under way in a form that is about to be looked at and saved. */
export async function beginSaving(draft: Draft, unfold: () => void): Promise<void> {
  saving = { draft, unfold };
  while (isClosing() || underWay.size > 0) {
    await Promise.all(underWay);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** A window that was answered passes its answer on only when it has gone. */
const isClosing = () =>
  [...document.querySelectorAll('dialog')].some(({ returnValue }) => returnValue === 'ok');

/** Whether a form holds what is not on the site yet: it may lack what a page needs. */
export const isUnpublished = ({ currentValues }: Draft): boolean =>
  Object.values(currentValues).some(({ draft }) => draft === true);

/** Marks the fields that are to be corrected, and brings the first into sight. */
export function markFaults(faults: readonly Fault[]): void {
  if (!saving) return;
  const { draft, unfold } = saving;
  const [locale = ''] = Object.keys(draft.currentValues);
  const validities = { ...draft.validities[locale] };
  const messages = { ...draft.validationMessages[locale] };
  const marked = faults.flatMap(({ field, message }) => {
    if (!field) return [];
    // What is chosen from a menu has no box of its own: the whole choice is marked.
    const box = field in validities ? field : field.replace(/\.\d+$/, '');
    validities[box] = { valid: false, customError: true };
    messages[box] = [`${message}.`];
    return [box];
  });
  if (marked.length === 0) return;
  draft.validities = { ...draft.validities, [locale]: validities };
  draft.validationMessages = { ...draft.validationMessages, [locale]: messages };
  unfold();
  const payload = { locale, keyPath: marked[0] };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}
