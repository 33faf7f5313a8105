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
  const { per } = line;
  const unit = { fr: per, en: line.en?.per }[locale];
  const amount = formatPrice({ ...line, per: undefined, en: undefined }, dictionary[locale]);
  return (
    <>
      {locale === 'fr' ? <AnnotatedText>{amount}</AnnotatedText> : amount}
      {unit ? <small>{dictionary[locale].prices.per(unit)}</small> : null}
      {per && !unit ? <small lang="fr">{prices.per(per)}</small> : null}
    </>
  );
}
