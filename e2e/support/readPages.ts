import { test } from 'playwright/test';
import { parseScripts, SCRIPTS_ID } from '@/lib/hydration/pageScripts';
import { exportedPages, type ExportedPage } from './exported';

/** A page as parsed, without scripts. */
export type ReadPage = ReturnType<typeof readInBrowser>[number];

let pages: ReadPage[] | undefined;

/** Parses every exported page in the browser, once a worker. */
export function readPagesOnce(): () => readonly ReadPage[] {
  test.beforeAll(async ({ browser }) => {
    if (pages) return;
    const page = await browser.newPage();
    pages = await page.evaluate(readInBrowser, exportedPages());
    await page.close();
  });
  return () => pages ?? [];
}

/** The faults that a check finds, each with its route. */
export const faultsOn = (
  pages: readonly ReadPage[],
  check: (page: ReadPage) => readonly (string | false | undefined)[],
): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      check(page).flatMap((item) => (item ? [`${page.route}: ${item}`] : [])),
    ),
  ),
];

/** The deferred scripts that a page names. */
export const deferredScripts = (html: string) =>
  parseScripts(new RegExp(`id="${SCRIPTS_ID}">(.*?)</script>`).exec(html)![1]!);

/** The origin of the canonical addresses. */
export const getOrigin = (pages: readonly ReadPage[]): string =>
  new URL(pages.find(({ canonical }) => canonical)?.canonical ?? '').origin;

function readInBrowser(pages: ExportedPage[]) {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return pages.map(({ route, html }) => {
    const doc = new DOMParser().parseFromString(html, 'text/html');
    const all = <T extends Element>(selector: string) => [...doc.querySelectorAll<T>(selector)];
    const getValue = (selector: string, name: string) =>
      doc.querySelector(selector)?.getAttribute(name) ?? '';
    const getText = ({ textContent }: Element) => plain(textContent);
    const getHref = (link: Element) => link.getAttribute('href') ?? '';
    const meta: Record<string, string[]> = {};
    for (const tag of all<HTMLMetaElement>('head meta[content]')) {
      const name = tag.getAttribute('property') ?? tag.name;
      meta[name] = [...(meta[name] ?? []), tag.content];
    }
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
    return {
      route,
      html,
      lang: doc.documentElement.lang,
      h1: all('h1').map(getText),
      title: doc.title,
      meta,
      canonical: getValue('link[rel="canonical"]', 'href'),
      feed: getValue('head link[type="application/atom+xml"]', 'href'),
      files: all('head link:not([rel="canonical"])').map(getHref),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        href: getHref(link),
        name: plain(link.ariaLabel ?? link.textContent),
      })),
      /** With the links of the list item around each. */
      times: all('time').map((time) => ({
        day: time.getAttribute('datetime') ?? '',
        text: getText(time),
        near: [...(time.closest('li')?.querySelectorAll('a') ?? [])].map(getHref),
      })),
      ids: all('[id]').map(({ id }) => id),
      /** Header and footer left out. */
      pictures: all('main img').map((picture) => ({
        src: (picture.getAttribute('src') ?? '').replace(/#.*/, ''),
        alt: picture.getAttribute('alt'),
      })),
      labels: attributes.flatMap((name) =>
        all(`[${name}]`).map((item) => item.getAttribute(name) ?? ''),
      ),
      breadcrumbs: all('nav[aria-label="Fil d’Ariane"] li').map(getText),
      blocks: all('script[type="application/ld+json"]').map((block) => block.textContent),
    };
  });
}
