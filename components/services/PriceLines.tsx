import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { LocalizedText } from '@/components/ui/LocalizedText';
import { Unbroken } from '@/components/ui/Unbroken';
import type { PriceLine } from '@/lib/content/schemas/services';
import { prices } from '@/lib/i18n/fr';
import type { Locale } from '@/lib/i18n/locale';
import { formatPrice } from '@/lib/services/prices';
import layout from '@/components/ui/layout.module.css';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  locale?: Locale;
  /** What the price includes; by default the note of the line. */
  renderNote?: (line: PriceLine) => ReactNode;
}

/** Price lines. */
export function PriceLines({ lines, locale = 'fr', renderNote }: PriceLinesProps) {
  return (
    <dl className={clsx(layout.pairs, styles.lines)}>
      {lines.map((line) => {
        const { option, note, en } = line;
        const localizedNote = note ? (
          <LocalizedText locale={locale} fr={note} en={en?.note} />
        ) : null;
        const content = renderNote ? renderNote(line) : localizedNote;
        return (
          <div key={option}>
            <dt>
              <Unbroken>
                {locale === 'fr' ? (
                  option
                ) : (
                  <LocalizedText locale={locale} fr={option} en={en?.option} />
                )}
              </Unbroken>
            </dt>
            <dd className={styles.price}>
              <Price line={line} locale={locale} />
            </dd>
            {content ? <dd className={styles.note}>{content}</dd> : null}
          </div>
        );
      })}
    </dl>
  );
}

/** A price with its unit, in French if there is no translation. */
function Price({ line, locale }: { line: PriceLine; locale: Locale }) {
  const price = formatPrice(line, locale);
  if (locale === 'fr') return <AnnotatedText>{price}</AnnotatedText>;
  return (
    <>
      {price}
      {line.per && !line.en?.per ? <span lang="fr">{prices.per(line.per)}</span> : null}
    </>
  );
}
