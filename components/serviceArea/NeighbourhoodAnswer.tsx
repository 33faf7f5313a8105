import clsx from 'clsx';
import { ChatLink, PhoneLink } from '@/components/contact/ContactLinks';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import { useDictionary } from '@/lib/i18n/useDictionary';
import type { PhoneNumber } from '@/lib/text/format';
import { whatsappChat } from '@/lib/share/share';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './NeighbourhoodAnswer.module.css';

interface NeighbourhoodAnswerProps {
  answered: NeighbourhoodAnswered | undefined;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
}

/** Whether the centre serves a neighbourhood. If the answer depends, the channels to ask by. */
export function NeighbourhoodAnswer({ answered, centre }: NeighbourhoodAnswerProps) {
  const { chat } = useDictionary().serviceArea;
  return (
    <LiveRegion
      className={clsx(layout.iconText, styles.answer, answered && styles[answered.answer])}
    >
      {answered ? (
        <>
          <Icon name={answered.question ? 'question' : 'check-circle'} />
          <div>
            <p>
              <NoBreak>{answered.sentence}</NoBreak>
            </p>
            {answered.question ? (
              <p className={clsx(layout.row, layout.targets, texts.strong)}>
                <PhoneLink phone={centre.phone} />
                <ChatLink href={whatsappChat(centre.whatsapp, answered.question)} label={chat} />
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </LiveRegion>
  );
}
