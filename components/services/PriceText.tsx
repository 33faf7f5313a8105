import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { PriceLine } from '@/lib/content/schemas/services';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatPrice } from '@/lib/services/prices';

interface PriceTextProps {
  line: PriceLine;
  locale: Locale;
}

/** A price with its unit, in French if there is no translation. */
export function Price({ line, locale }: PriceTextProps) {
  const { per, en } = line;
  const amount = formatPrice({ ...line, per: undefined, en: undefined }, dictionary[locale]);
  return (
    <>
      {locale === 'fr' ? <AnnotatedText>{amount}</AnnotatedText> : amount}
      {per ? (
        <small>
          <LocalizedText
            locale={locale}
            fr={dictionary.fr.prices.per(per)}
            en={en?.per && dictionary.en.prices.per(en.per)}
          />
        </small>
      ) : null}
    </>
  );
}
