import type { Node } from './firefox';

/** AT-SPI's sign for a child in its parent's text. */
const CHILD = '\uFFFC';

/** A node and all below it, in the order of the page. */
export function allOf(node: Node): Node[] {
  return [node, ...node.children.flatMap(allOf)];
}

/** The whole text of a node, that of its children in its place. */
export function textOf(node: Node): string {
  let next = 0;
  const within = () => {
    const child = node.children[(next += 1) - 1];
    return child ? textOf(child) : '';
  };
  return node.text.replaceAll(CHILD, within);
}

/** A text for comparison: spaces, and what breaks lines, differ between a page and its tree. */
export const letters = (text: string): string =>
  text.replace(/[\s\u00AD\u200B\u2060\uFFFC]+/gu, '');
