import clsx from 'clsx';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Icon } from '@/components/ui/Icon';
import type { QuarterAnswered } from '@/lib/browser/answerQuarter';
import { areaPhrases } from '@/lib/area/phrases';
import type { PhoneNumber } from '@/lib/content/fields';
import { formatPhone, phoneHref } from '@/lib/text/format';
import type { Locale } from '@/lib/text/locale';
import { whatsappChat } from '@/lib/navigation/share';
import styles from './QuarterAnswer.module.css';

interface QuarterAnswerProps {
  answered: QuarterAnswered | undefined;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  locale?: Locale;
}

/** Whether the centre goes to a quartier. Where that is no plain yes, somebody can be asked. */
export function QuarterAnswer({ answered, centre, locale = 'fr' }: QuarterAnswerProps) {
  return (
    <LiveRegion className={clsx(styles.answer, answered && styles[answered.answer])}>
      {answered ? (
        <>
          <Icon name={answered.question ? 'question' : 'check-circle'} />
          <p>{answered.sentence}</p>
          {answered.question ? (
            <p className={styles.ways}>
              <a href={phoneHref(centre.phone)}>{formatPhone(centre.phone)}</a>
              <a
                href={whatsappChat(centre.whatsapp, answered.question)}
                rel="noopener"
                aria-label={areaPhrases[locale].chat}
              >
                WhatsApp
              </a>
            </p>
          ) : null}
        </>
      ) : null}
    </LiveRegion>
  );
}
