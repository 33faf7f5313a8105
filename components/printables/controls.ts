/** The controls of a printable: lines to write on, and boxes to tick. */

export type Control = HTMLInputElement | HTMLTextAreaElement;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/**
 * The controls of a form by their `data-field`. They have no `name`, so that browsers do not offer
 * autofill. A repeated name gets a suffix.
 */
export function controlsIn(form: HTMLFormElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of form.querySelectorAll<Control>('[data-field]')) {
    let name = control.dataset.field ?? '';
    while (found.has(name)) name += '+';
    found.set(name, control);
  }
  return found;
}

/** The value of a control; '' if it is empty or not ticked. */
export function getValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? 'x' : '';
  return control.value;
}

/** Sets a value that `valueOf` returned. The event makes the field measure its text. */
export function setValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== '';
  else control.value = value;
  dispatchInput(control);
}

export const dispatchInput = (control: Control): boolean =>
  control.dispatchEvent(new Event('input', { bubbles: true }));
