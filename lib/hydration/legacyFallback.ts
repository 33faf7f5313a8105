/**
 * The first inline script, in ES5: the legacy-browser fallback. A browser that can't parse the second
 * (`eventRecorder.ts`) keeps it: a note says that the form sends nothing, and a submit focuses that note
 * instead of putting the values into the address. Other browsers undo it before the first paint.
 */
document.documentElement.setAttribute('data-start', 'failed');
document.onsubmit = function () {
  // A page without the note has no form that sends.
  document.querySelector<HTMLElement>('[data-failed-note]')?.focus();
  return false;
};
