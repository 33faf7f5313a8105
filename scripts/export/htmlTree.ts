/** The pages of an export as trees. Text and attribute values stay as React wrote them. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type Page = ReturnType<typeof parseDocument>;
type Child = Page['children'][number];
export type Tag = ReturnType<typeof elementsIn>[number];

export const parsePage = (html: string): Page =>
  parseDocument(html, {
    decodeEntities: false,
    lowerCaseAttributeNames: false,
    lowerCaseTags: false,
  });

/** Void elements lose the slash that React writes, and empty SVG elements their end tag. */
export const printPage = (node: Page | Child): string =>
  DomUtils.getOuterHTML(node, { encodeEntities: false, emptyAttrs: true });

/** The nodes of an HTML fragment, in a list of their own: inserting one removes it from its parent. */
export const fragment = (html: string): Child[] => [...parsePage(html).children];

/** The elements with this name, or all, in document order. */
export const elementsIn = (page: Page, name?: string) =>
  DomUtils.findAll((element) => !name || element.name === name, page.children);

/** The only element with this name. */
export function elementIn(page: Page, name: 'html' | 'head' | 'body'): Tag {
  const [element] = elementsIn(page, name);
  if (!element) throw new Error(`The page has no <${name}>.`);
  return element;
}

/** The inline scripts that browsers run: external ones have no text, and data is not run. */
export const inlineScripts = (page: Page): string[] =>
  elementsIn(page, 'script')
    .filter(
      ({ attribs: { src, type } }) => !src && !/^application\/(?:ld\+)?json$/.test(type ?? ''),
    )
    .map(DomUtils.textContent);

export const inlineStyles = (page: Page): string[] =>
  elementsIn(page, 'style').map(DomUtils.textContent);
