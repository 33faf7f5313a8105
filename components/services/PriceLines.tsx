import type { ReactNode } from 'react';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { LocalizedText } from '@/components/ui/LocalizedText';
import { Unbroken } from '@/components/ui/Unbroken';
import type { PriceLine } from '@/lib/content/schemas/services';
import { prices } from '@/lib/i18n/fr';
import type { Locale } from '@/lib/i18n/locale';
import { formatPrice } from '@/lib/services/prices';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  locale?: Locale;
  /** What a price comprises; by default the line's own note. */
  noteOf?: (line: PriceLine) => ReactNode;
}

/** What something costs, line by line. */
export function PriceLines({ lines, locale = 'fr', noteOf }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => {
        const { option, note, en } = line;
        const own = note ? <LocalizedText locale={locale} fr={note} en={en?.note} /> : null;
        const shown = noteOf ? noteOf(line) : own;
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
            {shown ? <dd className={styles.note}>{shown}</dd> : null}
          </div>
        );
      })}
    </dl>
  );
}

/** A price with its unit, in French where the content has no other. */
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
