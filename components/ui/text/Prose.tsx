import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import Markdown from 'react-markdown';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { NoBreak } from './NoBreak';
import type { Locale } from '@/lib/i18n/locale';
import { printedAddress } from '@/lib/printables/print';
import { markdown, textContent, type Element, type Root } from '@/lib/markdown/markdown';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Prose.module.css';

/** A blockquote that opens with this title, in bold, is the box that sums an article up. */
const BRIEF = 'En bref';

function isBrief(quote: Element | undefined) {
  const opening = quote?.children.find((child) => child.type === 'element');
  return opening !== undefined && textContent(opening).trim() === BRIEF;
}

/** Makes the title of that box a heading. */
function briefHeadings() {
  return (root: Root): void => {
    for (const quote of root.children) {
      if (quote.type !== 'element' || quote.tagName !== 'blockquote' || !isBrief(quote)) continue;
      const title = quote.children.find((child) => child.type === 'element');
      Object.assign(title!, { tagName: 'h2', children: [{ type: 'text', value: BRIEF }] });
    }
  };
}

/** For texts without a heading above. */
const TABLE = 'Tableau';

/** Each table cell carries its column's heading, which phones show in the cell. */
function labelCells(table: Element) {
  const [head, ...rows] = elementsIn(table).flatMap(elementsIn);
  const labels = head ? elementsIn(head).map((cell) => textContent(cell)) : [];
  for (const cells of rows.map(elementsIn)) {
    cells.forEach((cell, index) => (cell.properties.dataLabel = labels[index]));
  }
}

const elementsIn = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'element');

/** Calls each table by the heading above it, and a second one there by its number as well. */
function tableNames() {
  return (root: Root): void => {
    let heading = TABLE;
    let tables = 0;
    for (const node of root.children) {
      if (node.type !== 'element') continue;
      if (/^h\d$/.test(node.tagName)) [heading, tables] = [textContent(node), 0];
      if (node.tagName !== 'table') continue;
      labelCells(node);
      tables += 1;
      node.properties.ariaLabel = tables > 1 ? `${heading} (${tables})` : heading;
    }
  };
}

interface ProseProps {
  children: string;
  locale?: Locale;
}

/** A long text written in Markdown, set for reading. Raw HTML in it is shown, never run. */
export function Prose({ children, locale = 'fr' }: ProseProps) {
  const options = markdown[locale];
  return (
    <div className={styles.prose}>
      <Markdown
        {...options}
        rehypePlugins={[...options.rehypePlugins, briefHeadings, tableNames]}
        components={{
          a: ({ node, href = '', children: label }) =>
            href.startsWith('/') ? (
              <PageLink href={href}>
                <NoBreak>{label}</NoBreak>
              </PageLink>
            ) : (
              <a
                href={href}
                rel={href.startsWith('http') ? 'noopener' : undefined}
                data-address={printedAddress(href, node ? textContent(node) : '')}
              >
                <NoBreak>{label}</NoBreak>
              </a>
            ),
          // The rules of the content have seen that it is described, and a file of the site.
          img: ({ src = '', alt = '' }) => (
            <Picture
              picture={{ src: decodeURI(String(src)) as `/${string}`, alt }}
              sizes="(max-width: 42em) 100vw, 42rem"
            />
          ),
          blockquote: ({ node, children: content }) => {
            if (!isBrief(node)) return <blockquote>{content}</blockquote>;
            return (
              <div
                className={clsx(
                  layout.iconText,
                  panel.panel,
                  panel.small,
                  panel.note,
                  styles.brief,
                )}
              >
                <Icon name="info" size="medium" />
                <div>{content}</div>
              </div>
            );
          },
          table: ({ node, children: rows }) => (
            // Wide tables scroll by themselves, so that the page never does.
            <div
              className={styles.table}
              tabIndex={0}
              role="region"
              aria-label={String(node?.properties.ariaLabel ?? TABLE)}
            >
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
