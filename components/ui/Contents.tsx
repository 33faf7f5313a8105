import type { TextSection } from '@/lib/site/reading';
import { fr } from '@/lib/typography';
import styles from './Contents.module.css';

interface ContentsProps {
  sections: readonly TextSection[];
  /** What the list is called, and how its lines are set, in another language than French. */
  heading?: string;
  set?: (text: string) => string;
}

/** The parts of a long text, each a link to its heading. */
export function Contents({ sections, heading = 'Sommaire', set = fr }: ContentsProps) {
  return (
    <nav aria-labelledby="sommaire" className={styles.contents}>
      <h2 id="sommaire" className={styles.heading}>
        {heading}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {set(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
