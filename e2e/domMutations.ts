import { expect, type Page } from 'playwright/test';

/**
 * What else lives in visitors' browsers and changes a page, at any moment and unasked. Each runs in
 * the page, and does what it was seen to do there.
 */
const guests = {
  /** And the translators made like it: each text lies in two new elements. */
  'Chrome’s translator': () => {
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
  },
  'Firefox’s translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isRead = text.data.trim() && !text.data.startsWith('[en] ');
      if (isRead && !text.parentElement!.closest('script, style, noscript'))
        text.data = `[en] ${text.data}`;
    }
  },
  'a password manager': () => {
    for (const label of document.querySelectorAll('form label')) {
      const mark = document.createElement('span');
      mark.dataset.dashlanecreated = 'true';
      label.prepend(mark);
    }
    for (const field of document.querySelectorAll<HTMLElement>('form input')) {
      field.setAttribute('data-com.bitwarden.browser', '1');
      field.style.cssText = 'background-size: 16px; cursor: auto;';
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.position = 'absolute';
      field.after(icon);
    }
    document.body.prepend(document.createElement('com-1password-menu'));
    document.body.append(document.createElement('com-1password-button'));
  },
  /** Of what looks shared or advertised, and of pictures. */
  'a blocker': () => {
    const unwanted =
      '[aria-label*="artag" i], a[href*="facebook"], [class*="share" i], [id*="ban"], main img';
    for (const element of document.querySelectorAll(unwanted))
      if (!element.closest('form')) element.remove();
  },
} satisfies Record<string, () => void>;

export type Guest = keyof typeof guests;

/** Lets a guest do its work in the page, now. */
export const receive = (page: Page, guest: Guest): Promise<void> => page.evaluate(guests[guest]);

/** All that goes wrong behind the page, from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** React may say that it draws anew what is not as exported; nothing else is said. */
export function expectCalm(errors: readonly string[]): void {
  const known = /react\.dev\/errors\/418|Content Security Policy/;
  expect(errors.filter((error) => !known.test(error))).toEqual([]);
}
