/**
 * The first inline script, in ES5. A browser that can't parse the second (`eventRecorder.ts`) keeps what it
 * sets: a note says that the form sends nothing, and a submit focuses it. Other browsers undo it at once.
 */
document.documentElement.setAttribute('data-start', 'failed');
document.onsubmit = function () {
  // A page without the note has no form that sends.
  document.querySelector<HTMLElement>('[data-failed-note]')?.focus();
  return false;
};
