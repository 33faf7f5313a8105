import type { TextSection } from '@/lib/build/reading';
import { fr } from '@/lib/typography';
import styles from './Contents.module.css';

/** The parts of a long text, each a link to its heading. */
export function Contents({ sections }: { sections: readonly TextSection[] }) {
  return (
    <nav aria-labelledby="sommaire" className={styles.contents}>
      <h2 id="sommaire" className={styles.heading}>
        Sommaire
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {fr(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
