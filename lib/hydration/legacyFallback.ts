/**
 * The first inline script, for browsers that can't read the second (`watch.ts`): in words that all
 * have known since 2010. It takes the page for one that can't start; the second, where it runs,
 * takes that back before anything is painted. So the form says at once that it sends nothing, and
 * a submit leads to that note instead of putting what was typed into the address.
 */
document.documentElement.setAttribute('data-start', 'failed');
document.onsubmit = function () {
  // A page without that note has nothing to send either.
  document.querySelector<HTMLElement>('[data-failed-note]')?.focus();
  return false;
};
