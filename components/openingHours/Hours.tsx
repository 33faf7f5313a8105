import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { HoursLine } from '@/lib/content/schemas/site';
import type { Locale } from '@/lib/i18n/locale';
import { formatHours } from '@/lib/openingHours/formatHours';
import { spansOfDay } from '@/lib/openingHours/spans';
import styles from './Hours.module.css';
import { LocalTimeHours } from './LocalTimeHours';

interface HoursProps {
  line: HoursLine;
  locale?: Locale;
  /** Adds them in the reader's time zone, where it is another. */
  withLocalTime?: boolean | undefined;
}

/** Hours in Yaoundé. */
export function Hours({ line, locale = 'fr', withLocalTime }: HoursProps) {
  const { hours } = formatHours(line, locale);
  const isEnglish = line.note === undefined || line.en?.note !== undefined;
  const words = <LocalizedText locale={locale} fr={hours} en={isEnglish ? hours : undefined} />;
  const spans = spansOfDay(line);
  if (spans.length === 0) return words;
  return (
    <>
      <span className={styles.there}>{words}</span>
      {withLocalTime ? (
        <>
          {' '}
          <LocalTimeHours spans={spans} />
        </>
      ) : null}
    </>
  );
}

/** The days of a line of hours, or its label. */
export function HoursDays({ line, locale = 'fr' }: HoursProps) {
  const { days } = formatHours(line, locale);
  const isEnglish = line.label === undefined || line.en?.label !== undefined;
  return <LocalizedText locale={locale} fr={days} en={isEnglish ? days : undefined} />;
}
