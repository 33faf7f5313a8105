import type { Element, ElementContent, Root, Text } from 'hast';
import { defaultUrlTransform, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { headingIds } from './reading';
import { fr } from '@/lib/text/typography';
import { textParts, type TextPart } from '@/lib/text/words';

/** Sets the French typography of each text, leaving code and addresses alone. */
function frenchTypography() {
  const visit = (node: Root | ElementContent): void => {
    if (node.type === 'text') node.value = fr(node.value);
    if ('children' in node && !('tagName' in node && node.tagName === 'code')) {
      (node.children as ElementContent[]).forEach(visit);
    }
  };
  return visit;
}

/** Marks up the parts of each text, code and links left alone. */
function textMarkup(mark: (part: TextPart) => ElementContent) {
  const visit = (node: Root | Element): void => {
    node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type === 'text') return textParts(child.value).map(mark);
      if (child.type === 'element' && !['a', 'code'].includes(child.tagName)) visit(child);
      return [child];
    });
  };
  return visit;
}

/** Makes phone numbers into links, spells abbreviations out, and marks names in another language. */
const knownWords = () => textMarkup(markUp);

/** Makes phone numbers into links. The explanations of words are in French, and stay away. */
const phoneLinks = () =>
  textMarkup(({ text, phone }) => markUp(phone ? { text, phone } : { text }));

function markUp({ text, meaning, lang, phone }: TextPart): ElementContent {
  const content: Text = { type: 'text', value: text };
  const wrap = (tagName: string, properties: Element['properties']): Element => ({
    type: 'element',
    tagName,
    properties,
    children: [content],
  });
  if (phone) return wrap('a', { href: `tel:${phone}` });
  if (meaning) return wrap('abbr', { title: meaning, lang });
  return lang ? wrap('span', { lang }) : content;
}

/** The words of a node, without their markup. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Gives each `##` heading the id by which the table of contents knows it. */
function linkableHeadings() {
  return (root: Root): void => {
    const idOf = headingIds();
    for (const node of root.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      node.properties.id = idOf(textOf(node));
    }
  };
}

/** How the content's Markdown is read. */
export const markdown = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [frenchTypography, linkableHeadings, knownWords],
  urlTransform: (href) => (href.startsWith('tel:') ? href : defaultUrlTransform(href)),
} satisfies Options;

/** The same for a text in English: French typography and French explanations are not for it. */
export const englishMarkdown = {
  ...markdown,
  rehypePlugins: [linkableHeadings, phoneLinks],
} satisfies Options;
