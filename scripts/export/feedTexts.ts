import { DomUtils } from 'htmlparser2';
import { elementsIn, type Page } from './htmlTree';

/** On the text and the warning signs of an article's page. */
const TEXT = 'data-feed-text';
/** Of no use in a feed reader. */
const LEFT_OUT = ['svg', 'button', 'script', 'source'];
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'title', 'lang'];

/**
 * Adds each article's text to the feed, as its page shows it. React can't render to text within a
 * route of Next 16: the text comes from the exported page.
 *
 * @param feed An Atom feed.
 * @param getPage Returns the page at a URL path, which loses what the feed has not.
 */
export const withTexts = (feed: string, getPage: (path: string) => Page): string =>
  feed
    .split('</entry>')
    .map((entry) => {
      const [, url] = /<entry>[\s\S]*<id>([^<]+)<\/id>/.exec(entry) ?? [];
      if (!url) return entry;
      const text = getText(getPage(new URL(url).pathname), url);
      return `${entry}    <content type="html"><![CDATA[${text}]]></content>\n    `;
    })
    .join('</entry>');

/** A page's text without what only the page has; its addresses are absolute. */
function getText(page: Page, url: string): string {
  const parts = elementsIn(page).filter(({ attribs }) => TEXT in attribs);
  for (const element of DomUtils.findAll(() => true, parts)) {
    if (LEFT_OUT.includes(element.name)) DomUtils.removeElement(element);
    const kept = Object.entries(element.attribs).filter(([name]) => ATTRIBUTES.includes(name));
    element.attribs = Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        name === 'href' || name === 'src' ? new URL(value, url).href : value,
      ]),
    );
  }
  return parts
    .map((part) => DomUtils.getInnerHTML(part, { encodeEntities: false }))
    .join('')
    .replace(/<!--.*?-->/g, '');
}
