import type { ElementContent, Root } from 'hast';
import type { Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
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

/** How the content's Markdown is read, by the pages and by the feed alike. */
export const markdown = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [() => frenchTypography()],
} satisfies Options;
