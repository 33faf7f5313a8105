import clsx from 'clsx';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { fr } from '@/lib/text/typography';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './PrintableFirstAid.module.css';

/** The content of the first-aid page that a printable includes. */
export type PrintedFirstAid = Pick<FirstAidPage, 'guides' | 'neverLabel'>;

/** All guides in two columns, in the smallest legible type. */
export function PrintableFirstAid({ guides, neverLabel }: PrintedFirstAid) {
  return (
    <div className={clsx(layout.stackXl, styles.guides)}>
      {guides.map(({ code, title, when, lines, variants, never }) => (
        <div key={code} className={clsx(layout.unsplit, styles.guide)}>
          <h2 className={styles.title}>{title}</h2>
          <p className={clsx(texts.soft, styles.when)}>
            <AnnotatedText>{when}</AnnotatedText>
          </p>
          <p>
            <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
          </p>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>
                <AnnotatedText>{line}</AnnotatedText>
              </li>
            ))}
          </ol>
          {variants.length ? (
            <ul className={clsx(styles.lines, styles.variants)}>
              {variants.map((line) => (
                <li key={line}>
                  <AnnotatedText>{line}</AnnotatedText>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </div>
  );
}
