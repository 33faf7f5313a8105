import type { TextSection } from '@/lib/markdown/headings';
import { fr } from '@/lib/text/typography';
import styles from './TableOfContents.module.css';
import { Disclosure } from './Disclosure';

interface ContentsProps {
  sections: readonly TextSection[];
  /** What the list is called, and how its lines are set, in another language than French. */
  heading?: string;
  set?: (text: string) => string;
}

/** The parts of a long text, each a link to its heading. */
export function TableOfContents({ sections, heading = 'Sommaire', set = fr }: ContentsProps) {
  return (
    <nav aria-label={heading} className={styles.contents}>
      <Disclosure heading={heading}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {set(title)}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
