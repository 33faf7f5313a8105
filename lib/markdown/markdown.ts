import type { ElementContent, Element, Root, Text } from 'hast';
import { defaultUrlTransform, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { fr } from '@/lib/text/typography';
import { textParts, type TextPart } from '@/lib/text/words';
import { headingIds } from './headings';
import { GFM } from './parse';

/** rehype plugin: applies French typography, except in code. */
const frenchTypography = () => (root: Root) =>
  visit(root, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') node.value = fr(node.value);
  });

/** rehype plugin: hands the alignment of a column to the style sheet. The security policy refuses a style attribute. */
const columnAlignment = () => (root: Root) =>
  visit(root, 'element', ({ properties }) => {
    properties.dataAlign = properties.align;
    delete properties.align;
  });

/** rehype plugin: marks up parts of the text, except in code and links. */
const textMarkup = (toElement: (part: TextPart) => ElementContent) => (root: Root) =>
  visit(root, (node, index, parent) => {
    if (node.type === 'element' && ['a', 'code'].includes(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const parts = textParts(node.value).map(toElement);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });

/** Links phone numbers, explains abbreviations, and marks words in another language. */
const annotations = () => textMarkup(getElement);

/** Links phone numbers only: abbreviations are explained in French. */
const phoneLinks = () =>
  textMarkup(({ text, phone }) => getElement(phone ? { text, phone } : { text }));

function getElement({ text, meaning, lang, phone }: TextPart): ElementContent {
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

/** Options of react-markdown for a French text. */
export const frenchMarkdown = {
  remarkPlugins: [[remarkGfm, GFM], headingIds],
  rehypePlugins: [columnAlignment, frenchTypography, annotations],
  urlTransform: (href) => (href.startsWith('tel:') ? href : defaultUrlTransform(href)),
} satisfies Options;

/** Options of react-markdown for an English text. */
export const englishMarkdown = {
  ...frenchMarkdown,
  rehypePlugins: [columnAlignment, phoneLinks],
} satisfies Options;
