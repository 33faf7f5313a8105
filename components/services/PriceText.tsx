import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { PriceLine } from '@/lib/content/schemas/services';
import { dictionary } from '@/lib/i18n/dictionary';
import { prices } from '@/lib/i18n/fr';
import type { Locale } from '@/lib/i18n/locale';
import { formatPrice } from '@/lib/services/prices';

interface PriceTextProps {
  line: PriceLine;
  locale: Locale;
}

/** What a price is for. */
export function PriceName({ line: { option, en }, locale }: PriceTextProps) {
  return (
    <NoBreak>
      {locale === 'fr' ? option : <LocalizedText locale={locale} fr={option} en={en?.option} />}
    </NoBreak>
  );
}

/** A price with its unit, in French if there is no translation. */
export function Price({ line, locale }: PriceTextProps) {
  const price = formatPrice(line, dictionary[locale]);
  if (locale === 'fr') return <AnnotatedText>{price}</AnnotatedText>;
  return (
    <>
      {price}
      {line.per && !line.en?.per ? <span lang="fr">{prices.per(line.per)}</span> : null}
    </>
  );
}
