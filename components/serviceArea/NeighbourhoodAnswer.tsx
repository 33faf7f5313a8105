import clsx from 'clsx';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Icon } from '@/components/ui/Icon';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import { areaPhrases } from '@/lib/serviceArea/phrases';
import type { PhoneNumber } from '@/lib/content/fields';
import { formatPhone, phoneHref } from '@/lib/text/format';
import type { Locale } from '@/lib/text/locale';
import { whatsappChat } from '@/lib/share/share';
import styles from './NeighbourhoodAnswer.module.css';

interface NeighbourhoodAnswerProps {
  answered: NeighbourhoodAnswered | undefined;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  locale?: Locale;
}

/** Whether the centre goes to a quartier. Where that is no plain yes, somebody can be asked. */
export function NeighbourhoodAnswer({ answered, centre, locale = 'fr' }: NeighbourhoodAnswerProps) {
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
