/** Wraps each text in two elements, as Chrome’s translator does. Runs in the page. */
export function wrapTexts(): void {
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isRead = text.data.trim() && !text.data.startsWith('[en] ');
    if (!isRead || text.parentElement!.closest('script, style, noscript')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = `[en] ${text.data}`;
    text.replaceWith(outer);
  }
}
