import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { fr } from '@/lib/text/typography';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import styles from './PrintableFirstAid.module.css';

/** What a printable prints of the page of guides. */
export type PrintedFirstAid = Pick<FirstAidPage, 'guides' | 'neverLabel'>;

/** All guides in two columns, as small as a wall sheet bears: their own page has them large. */
export function PrintableFirstAid({ guides, neverLabel }: PrintedFirstAid) {
  return (
    <div className={styles.guides}>
      {guides.map(({ code, title, when, lines, never }) => (
        <div key={code} className={styles.guide}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.when}>
            <AnnotatedText>{when}</AnnotatedText>
          </p>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>
                <AnnotatedText>{line}</AnnotatedText>
              </li>
            ))}
          </ol>
          <p className={styles.never}>
            <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
          </p>
        </div>
      ))}
    </div>
  );
}
