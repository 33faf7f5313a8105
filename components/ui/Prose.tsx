import type { Element, ElementContent, Root } from 'hast';
import { PageLink } from '@/components/ui/PageLink';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Icon } from '@/components/ui/Icon';
import { printedAddress } from '@/lib/print';
import { headingIds } from '@/lib/reading';
import { fr } from '@/lib/typography';
import type { IconName } from '@/content/types';
import styles from './Prose.module.css';

/** Blockquotes that open with one of these titles are boxes of an article. */
const BOXES: Record<string, { icon: IconName; className: string | undefined }> = {
  'En bref': { icon: 'info', className: styles.brief },
  'Quand consulter': { icon: 'stethoscope', className: styles.consult },
};

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

/** Gives each `##` heading the id by which `sectionsOf` knows it. */
function linkableHeadings() {
  return (root: Root): void => {
    const idOf = headingIds();
    for (const node of root.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      node.properties.id = idOf(textOf(node));
    }
  };
}

/** The words of a node, without their markup. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function boxOf(quote: Element | undefined) {
  const opening = quote?.children.find((child) => child.type === 'element');
  return opening ? BOXES[textOf(opening).trim()] : undefined;
}

/** A long text written in Markdown, set for reading. Raw HTML in it is shown, never run. */
export function Prose({ children }: { children: string }) {
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[frenchTypography, linkableHeadings]}
        components={{
          a: ({ node, href = '', children: label }) =>
            href.startsWith('/') ? (
              <PageLink href={href}>{label}</PageLink>
            ) : (
              <a
                href={href}
                rel={href.startsWith('http') ? 'noopener' : undefined}
                data-address={printedAddress(href, node ? textOf(node) : '')}
              >
                {label}
              </a>
            ),
          blockquote: ({ node, children: content }) => {
            const box = boxOf(node);
            if (!box) return <blockquote>{content}</blockquote>;
            return (
              <div className={box.className}>
                <Icon name={box.icon} size="feature" />
                <div>{content}</div>
              </div>
            );
          },
          table: ({ children: rows }) => (
            // Wide tables scroll by themselves, so that the page never does.
            <div className={styles.table} tabIndex={0} role="region" aria-label="Tableau">
              <table>{rows}</table>
            </div>
          ),
        }}
      >
        {children}
      </Markdown>
    </div>
  );
}
