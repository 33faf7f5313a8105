import clsx from 'clsx';
import type { TextSection } from '@/lib/markdown/reading';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './TableOfContents.module.css';
import { Disclosure } from './Disclosure';

interface TableOfContentsProps {
  sections: readonly TextSection[];
  locale?: Locale;
}

/** Links to the headings of a long text: on wide screens in sight, else in a disclosure. */
export function TableOfContents({ sections, locale = 'fr' }: TableOfContentsProps) {
  const { toc, typography } = dictionary[locale];
  const links = (
    <ol className={clsx(layout.divided, layout.targets, styles.links)}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{typography(title)}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={toc.heading} className={styles.contents}>
      <Disclosure heading={toc.heading} className={styles.narrow}>
        {links}
      </Disclosure>
      <div className={styles.wide}>
        <p className={texts.display}>{toc.heading}</p>
        {links}
      </div>
    </nav>
  );
}
