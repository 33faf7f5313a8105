import { expect, type Page } from 'playwright/test';

/**
 * What else lives in visitors' browsers and changes a page, at any moment and unasked: translators,
 * password managers, writing helpers, what makes links of numbers, what takes elements away. Each
 * does what it was seen to do there. The text of a translated page begins with {@link TRANSLATED}.
 */

/** Stands before each text that a translator has put in another's place. */
export const TRANSLATED = '[en] ';

/** What a guest finds in the page to work with. */
interface Tools {
  mark: string;
  /** All texts that a reader sees. */
  texts: () => Text[];
  all: (selector: string) => HTMLElement[];
  /** A new element. */
  make: (tag: string, attributes?: Record<string, string>, text?: string) => HTMLElement;
  /** Wraps what matches in a text in an element of its own. */
  wrap: (text: Text, pattern: RegExp, wrapper: () => HTMLElement) => void;
}

type Guest = (tools: Tools) => void;

/** Chrome, and the translators made like it: each text lies in two new elements. */
const inFonts: Guest = ({ mark, texts, make }) => {
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
  for (const text of texts()) {
    const outer = make('font', { style: 'vertical-align: inherit;' });
    outer.append(make('font', { style: 'vertical-align: inherit;' }, mark + text.data));
    text.replaceWith(outer);
  }
};

/** Those that change what is read, and not only what stands beside it. */
export const translators = {
  'Chrome’s translator': inFonts,
  'Chrome’s translator, half-way down': (tools) => {
    const texts = tools.texts();
    inFonts({ ...tools, texts: () => texts.slice(0, texts.length / 2) });
  },
  'Firefox’s translator': ({ mark, texts }) => {
    for (const text of texts()) text.data = mark + text.data;
  },
  'Edge’s translator': (tools) => {
    for (const element of tools.all('p, h1, h2, h3, label, legend, button, a, option')) {
      element.setAttribute('_msttexthash', '1234567');
      element.setAttribute('_msthash', '42');
    }
    inFonts(tools);
  },
} satisfies Record<string, Guest>;

/** Those that leave the words as they are. */
export const companions = {
  'a translator’s bar': ({ make }) => {
    document.body.style.cssText = 'position: relative; top: 40px; min-height: 100%;';
    const bar = make('div', { class: 'skiptranslate' });
    bar.append(make('iframe', { class: 'goog-te-banner-frame', title: '' }));
    document.body.prepend(bar);
    document.body.append(make('div', { id: 'goog-gt-tt' }));
  },
  'a password manager beside its fields': ({ all, make }) => {
    for (const field of all('form input:not([type=radio], [type=checkbox])')) {
      field.style.cssText = 'background-size: 16px; cursor: auto;';
      field.after(make('div', { 'data-lastpass-icon-root': '', style: 'position: absolute' }));
    }
  },
  'a password manager around the page': ({ all, make }) => {
    for (const field of all('input')) field.setAttribute('data-com.bitwarden.browser', '1');
    document.body.prepend(make('com-1password-menu'));
    document.body.append(make('com-1password-button'));
    document.documentElement.append(make('bitwarden-notice'));
  },
  'a password manager within labels': ({ all, make }) => {
    for (const form of all('form')) form.setAttribute('data-dashlane-rid', 'a1');
    for (const label of all('form label')) {
      label.setAttribute('data-dashlane-label', 'true');
      label.prepend(make('span', { 'data-dashlanecreated': 'true' }));
    }
  },
  'a filler of fields': ({ all, make }) => {
    for (const form of all('form')) {
      form.prepend(make('div', { class: 'filler-bar' }));
      form.append(make('div', { class: 'filler-foot' }));
    }
  },
  'a writing helper': ({ all, make }) => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    for (const area of all('textarea, input[type=text]')) {
      area.setAttribute('data-gramm', 'true');
      area.after(make('grammarly-extension', { 'data-grammarly-shadow-root': 'true' }));
    }
  },
  'a corrector before its fields': ({ all, make }) => {
    for (const area of all('textarea, input[type=text], input[type=email]')) {
      area.before(make('lt-highlighter', { contenteditable: 'false' }), make('lt-mirror'));
    }
  },
  'what makes links of phone numbers': ({ texts, wrap, make }) => {
    for (const text of texts()) {
      wrap(text, /\+?\d[\d\s]{7,}\d/, () => make('span', { class: 'c2c', 'data-c2c': '1' }));
    }
  },
  'iOS, which marks dates and hours': ({ texts, wrap, make }) => {
    for (const text of texts()) {
      wrap(text, /\d+\s?h\b|lundi|samedi|202\d/, () =>
        make('a', { href: 'x-apple-data-detectors://1', dir: 'ltr' }),
      );
    }
  },
  'what marks addresses': ({ all, make }) => {
    for (const place of all('address, header p, footer p')) {
      place.append(make('a', { class: 'map-link', href: 'https://maps.example/' }));
    }
  },
  'a blocker of what looks shared or advertised': ({ all }) => {
    const wanted = '[aria-label*="artag" i], a[href*="facebook"], [class*="share" i], [id*="ban"]';
    for (const element of all(wanted)) if (!element.closest('form')) element.remove();
  },
  'a blocker of pictures': ({ all }) => {
    for (const picture of all('main img, main svg')) picture.remove();
  },
  'a darkener': ({ all, make }) => {
    const root = document.documentElement;
    root.setAttribute('data-darkreader-mode', 'dynamic');
    root.style.cssText = '--darkreader-neutral: #000;';
    document.head.prepend(make('style', { class: 'darkreader' }, 'html { color-scheme: dark }'));
    for (const element of all('main *, footer *')) element.setAttribute('data-darkreader-x', '');
  },
  'an emphasiser of the beginnings of words': ({ texts, wrap, make }) => {
    for (const text of texts()) {
      if (text.parentElement?.closest('p')) wrap(text, /\p{L}{2,}/u, () => make('b'));
    }
  },
  'a coupon finder': ({ make }) => {
    const host = make('div', { id: 'coupons', style: 'all: initial' });
    host.attachShadow({ mode: 'open' }).append(make('p', {}, 'Codes'));
    document.body.append(host);
    document.documentElement.prepend(make('div', { class: 'coupons' }));
  },
  'a virus scanner': ({ make }) => {
    document.head.prepend(make('script', { type: 'text/plain' }));
    document.body.prepend(make('script', { type: 'text/plain' }), make('div', { hidden: '' }));
    const own = window.fetch;
    window.fetch = (...request) => own(...request);
  },
  'a reader aloud': ({ all, make }) => {
    for (const heading of all('h1, h2, legend, summary')) heading.append(make('speak-button'));
  },
} satisfies Record<string, Guest>;

const guests: Record<string, Guest> = { ...translators, ...companions };

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
  const wrap: Tools['wrap'] = (text, pattern, wrapper) => {
    const match = pattern.exec(text.data);
    if (!match) return;
    const found = text.splitText(match.index);
    found.splitText(match[0].length);
    const element = wrapper();
    found.replaceWith(element);
    element.append(found);
  };
  return {
    mark,
    texts,
    make,
    wrap,
    all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Lets a guest do its work in the page, now. */
export async function receive(page: Page, name: string): Promise<void> {
  const guest = guests[name];
  if (!guest) throw new Error(`Nobody knows the guest «${name}».`);
  // As one text: the page's policy lets no script make functions there.
  await page.evaluate(
    `{ const inFonts = ${inFonts}; ${makeTools}; (${guest})(makeTools(${JSON.stringify(TRANSLATED)})); }`,
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

/** React may say once that it has drawn something anew; nothing else is said. */
export function expectCalm(errors: readonly string[]): void {
  const told = errors.filter((error) => DRAWN_ANEW.test(error));
  const others = errors.filter(
    (error) => !DRAWN_ANEW.test(error) && !error.includes('Content Security Policy'),
  );
  expect(others).toEqual([]);
  expect(told.length, 'React says it once').toBeLessThanOrEqual(1);
}
