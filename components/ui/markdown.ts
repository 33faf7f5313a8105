import type { ElementContent, Root } from 'hast';
import type { Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { headingIds } from '@/lib/reading';
import { fr } from '@/lib/typography';

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

/** How the content's Markdown is read, by the pages and by the feed alike. */
export const markdown = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [frenchTypography, linkableHeadings],
} satisfies Options;
