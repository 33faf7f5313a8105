import type { TextSection } from '@/lib/markdown/reading';
import { fr } from '@/lib/text/typography';
import styles from './TableOfContents.module.css';
import { Disclosure } from './Disclosure';

interface TableOfContentsProps {
  sections: readonly TextSection[];
  /** Its label and typography, if not French. */
  heading?: string;
  format?: (text: string) => string;
}

/** Links to the headings of a long text. */
export function TableOfContents({
  sections,
  heading = 'Sommaire',
  format = fr,
}: TableOfContentsProps) {
  return (
    <nav aria-label={heading} className={styles.contents}>
      <Disclosure heading={heading}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {format(title)}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
