/**
 * The first inline script, in ES5, for browsers that can't read the second (`eventRecorder.ts`),
 * which takes it back before the first paint: the form says that it sends nothing, and a submit
 * leads to that note instead of putting what was typed into the address.
 */
document.documentElement.setAttribute('data-start', 'failed');
document.onsubmit = function () {
  // A page without that note has nothing to send either.
  document.querySelector<HTMLElement>('[data-failed-note]')?.focus();
  return false;
};
