import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** One tilde is no mark: «8h~12h» is a range. */
export const GFM = { singleTilde: false };

const processor = unified().use(remarkParse).use(remarkGfm, GFM);

/** Parses a text of the content, as react-markdown does for the page. */
export const parseMarkdown = (text: string): Root => processor.parse(text);

/** Their children are blocks. */
const CONTAINERS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'];

/** The words of a text, a block on each line, without markup and link targets. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return toString(node, { includeImageAlt: false });
  return node.children.map(plainText).join(CONTAINERS.includes(node.type) ? '\n' : '');
}
