import { defaultUrlTransform, type ExtraProps, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import type { Locale } from '@/lib/i18n/locale';
import { fr } from '@/lib/text/typography';
import { textParts, type TextPart } from '@/lib/text/words';
import { headingIds } from './reading';
import { GFM, type Root as MarkdownRoot } from './parse';

/** An element of a page, and the tree of a text. */
export type Element = NonNullable<ExtraProps['node']>;
type ElementContent = Element['children'][number];
export type Root = { type: 'root'; children: ElementContent[] };

/** The words of an element. */
export const textContent = (node: ElementContent): string =>
  'children' in node
    ? node.children.map(textContent).join('')
    : node.type === 'text'
      ? node.value
      : '';

/** remark plugin: each item of a numbered list keeps its number. Markdown counts on from the first. */
const listNumbers = () => (root: MarkdownRoot, file: { value: unknown }) =>
  visit(root, 'listItem', (node) => {
    const [number] = /^\d+/.exec(String(file.value).slice(node.position?.start.offset)) ?? [];
    if (number) node.data = { hProperties: { value: number } };
  });

/** Word and chats write some line ends as other characters than a line feed. */
const LINE_END = /\r?\n|[\r\v\u0085\u2028\u2029]/;

/** remark plugin: a line end in a paragraph is shown. Markdown makes it a space. */
const lineBreaks = () => (root: MarkdownRoot) =>
  visit(root, 'text', (node, index, parent) => {
    const [first = '', ...others] = node.value.split(LINE_END);
    if (!parent || index === undefined || others.length === 0) return;
    node.value = first;
    const added = others.flatMap((value) => [{ type: 'break' }, { type: 'text', value }] as const);
    parent.children.splice(index + 1, 0, ...added);
    return index + 1 + added.length;
  });

/** rehype plugin: applies French typography, except in code. */
const frenchTypography = () => (root: Root) =>
  visit(root, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') node.value = fr(node.value);
    if (node.type === 'element' && node.tagName === 'img')
      node.properties.alt = fr(String(node.properties.alt ?? ''));
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
const phoneLinks = () => textMarkup(({ text, phone, whole }) => getElement({ text, phone, whole }));

function getElement({ text, meaning, lang, phone, whole }: TextPart): ElementContent {
  const content = { type: 'text', value: text } as const;
  const wrap = (tagName: string, properties: Element['properties']): Element => ({
    type: 'element',
    tagName,
    properties,
    children: [content],
  });
  if (phone) return wrap('a', { href: `tel:${phone}` });
  if (meaning) return wrap('abbr', { title: meaning, lang });
  if (whole) return wrap('span', { dataWhole: whole });
  return lang ? wrap('span', { lang }) : content;
}

const french = {
  remarkPlugins: [[remarkGfm, GFM], headingIds, listNumbers, lineBreaks],
  rehypePlugins: [columnAlignment, frenchTypography, annotations],
  urlTransform: (href) => (href.startsWith('tel:') ? href : defaultUrlTransform(href)),
} satisfies Options;

/** Options of react-markdown for a text in each language. */
export const markdown = {
  fr: french,
  en: { ...french, rehypePlugins: [columnAlignment, phoneLinks] },
} satisfies Record<Locale, Options>;
