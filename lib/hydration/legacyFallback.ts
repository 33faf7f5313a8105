/**
 * The first inline script, in ES5. Each page starts as one without scripts (`data-start`): a note says that
 * the form sends nothing. A browser that can't parse the second script (`eventRecorder.ts`) stays so, and
 * a submit focuses the note. Other browsers undo both at once.
 */
document.onsubmit = function () {
  // A page without the note has no form that sends.
  document.querySelector<HTMLElement>('[data-failed-note]')?.focus();
  return false;
};
