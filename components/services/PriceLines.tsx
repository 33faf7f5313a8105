import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { PriceLine } from '@/lib/content/schemas/services';
import type { Locale } from '@/lib/i18n/locale';
import { Price, PriceName } from './PriceText';
import texts from '@/components/ui/texts.module.css';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  locale?: Locale;
}

/** Price lines. */
export function PriceLines({ lines, locale = 'fr' }: PriceLinesProps) {
  return (
    <dl className={clsx(layout.pairs, styles.lines)}>
      {lines.map((line) => (
        <div key={line.option}>
          <dt>
            <PriceName line={line} locale={locale} />
          </dt>
          <dd className={styles.price}>
            <Price line={line} locale={locale} />
          </dd>
          {line.note ? (
            <dd className={clsx(texts.note, styles.note)}>
              <LocalizedText locale={locale} fr={line.note} en={line.en?.note} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
