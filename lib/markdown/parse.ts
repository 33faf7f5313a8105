import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

/** One tilde is no mark: «8h~12h» is a range. */
export const GFM = { singleTilde: false };

const processor = remark().use(remarkGfm, GFM);

/** A parsed text, and any node of it. */
export type Root = ReturnType<typeof processor.parse>;
export type Nodes = Root | Root['children'][number];
/** A node of one type, such as `table`. */
export type NodeOf<Type> = Extract<Nodes, { type: Type }>;

/** Parses a text of the content, as react-markdown does for the page. */
export const parseMarkdown = (text: string): Root => processor.parse(text);

/** Their children are blocks. */
const CONTAINERS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'];

/** The words of a text, a block on each line, without markup and link targets. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return 'value' in node ? node.value : '';
  return node.children.map(plainText).join(CONTAINERS.includes(node.type) ? '\n' : '');
}
