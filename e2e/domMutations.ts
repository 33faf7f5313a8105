import { expect, type Page } from 'playwright/test';

/**
 * What else lives in visitors' browsers and changes a page, at any moment and unasked: translators,
 * password managers, what takes elements away. Each does what it was seen to do there.
 */

/** Stands before each text that a translator has put in another's place. */
const TRANSLATED = '[en] ';

/** What a guest finds in the page to work with. */
interface Tools {
  mark: string;
  /** All texts that a reader sees. */
  texts: () => Text[];
  all: (selector: string) => HTMLElement[];
  /** A new element. */
  make: (tag: string, attributes?: Record<string, string>, text?: string) => HTMLElement;
}

const guests = {
  /** And the translators made like it: each text lies in two new elements. */
  'Chrome’s translator': ({ mark, texts, make }) => {
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
    for (const text of texts()) {
      const outer = make('font', { style: 'vertical-align: inherit;' });
      outer.append(make('font', { style: 'vertical-align: inherit;' }, mark + text.data));
      text.replaceWith(outer);
    }
  },
  'Firefox’s translator': ({ mark, texts }) => {
    for (const text of texts()) text.data = mark + text.data;
  },
  'a password manager': ({ all, make }) => {
    for (const label of all('form label')) {
      label.prepend(make('span', { 'data-dashlanecreated': 'true' }));
    }
    for (const field of all('form input')) {
      field.setAttribute('data-com.bitwarden.browser', '1');
      field.style.cssText = 'background-size: 16px; cursor: auto;';
      field.after(make('div', { 'data-lastpass-icon-root': '', style: 'position: absolute' }));
    }
    document.body.prepend(make('com-1password-menu'));
    document.body.append(make('com-1password-button'));
  },
  /** Of what looks shared or advertised, and of pictures. */
  'a blocker': ({ all }) => {
    const unwanted =
      '[aria-label*="artag" i], a[href*="facebook"], [class*="share" i], [id*="ban"]';
    for (const element of all(`${unwanted}, main img`)) {
      if (!element.closest('form')) element.remove();
    }
  },
} satisfies Record<string, (tools: Tools) => void>;

export type Guest = keyof typeof guests;

function makeTools(mark: string): Tools {
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isWord = text.data.trim() && !text.data.startsWith(mark);
      if (isWord && !text.parentElement!.closest('script, style, noscript')) found.push(text);
    }
    return found;
  };
  const make: Tools['make'] = (tag, attributes = {}, text = '') => {
    const element = document.createElement(tag);
    const { style = '', ...others } = attributes;
    // The page's policy lets nobody write a style into it as an attribute.
    element.style.cssText = style;
    for (const name in others) element.setAttribute(name, others[name]!);
    element.textContent = text;
    return element;
  };
  return {
    mark,
    texts,
    make,
    all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Lets a guest do its work in the page, now. */
export async function receive(page: Page, guest: Guest): Promise<void> {
  // As one text: the page's policy lets no script make functions there.
  await page.evaluate(
    `{ ${makeTools}; (${guests[guest]})(makeTools(${JSON.stringify(TRANSLATED)})); }`,
  );
}

/** React's own word that a page is not the exported one: it draws what has changed anew. */
const DRAWN_ANEW = /react\.dev\/errors\/418/;

/** All that goes wrong behind the page, from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** React may say that it has drawn something anew; nothing else is said. */
export function expectCalm(errors: readonly string[]): void {
  const known = (error: string) =>
    DRAWN_ANEW.test(error) || error.includes('Content Security Policy');
  expect(errors.filter((error) => !known(error))).toEqual([]);
}
