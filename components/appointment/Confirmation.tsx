import clsx from 'clsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PrintButton } from '@/components/ui/PrintButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { RequestState } from '@/lib/appointment/store/requestStore';
import { requestLines, type Centre } from '@/lib/appointment/requestText';
import { focusFromStart } from '@/lib/browser/focusFromStart';
import { formatPhone } from '@/lib/text/format';
import { useFormMessages } from './formLanguage';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Confirmation.module.css';

interface ConfirmationProps {
  state: Extract<RequestState, { phase: 'sent' }>;
  centre: Centre;
  answerHours: string;
  picture: ReactNode;
  onNewRequest: () => void;
}

/** Replaces the form once the request was sent: what was sent, and what happens next. */
export function Confirmation({
  state,
  centre,
  answerHours,
  picture,
  onNewRequest,
}: ConfirmationProps) {
  const { request, context, channel } = state;
  const { isQuote, isUrgent } = context;
  const messages = useFormMessages();
  const { confirmation, typography } = messages;
  const lines = request
    ? requestLines({ ...request, phone: formatPhone(request.phone ?? '') }, context, messages)
    : [{ label: messages.fields.reference.label, value: context.reference }];
  const group = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isNew = useRef(request !== null);
  useEffect(() => {
    // Focus moves only if the request was just sent.
    if (isNew.current) focusFromStart(group.current);
  }, []);
  return (
    <div className={layout.stackL} data-sent="">
      <div className={clsx(layout.stackL, styles.opening)}>
        {/* A group: Orca 43 in Firefox 153 says nothing of a heading that takes focus here. */}
        <div
          ref={group}
          role="group"
          aria-labelledby={headingId}
          tabIndex={-1}
          className={layout.stackL}
        >
          <h2 id={headingId} className={clsx(layout.iconLine, styles.heading)}>
            <Icon name="check-circle" size="feature" />
            {confirmation.heading}
          </h2>
          <p className={styles.next}>
            {typography(isUrgent ? confirmation.urgent : confirmation.next(channel, isQuote))}
          </p>
          {isUrgent ? null : <p>{typography(confirmation.hours(answerHours))}</p>}
        </div>
        <div className={clsx(layout.screen, styles.picture)}>{picture}</div>
      </div>
      <dl className={clsx(layout.divided, styles.lines)}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className={texts.note}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{typography(confirmation.change)}</p>
      <div className={clsx(layout.actions, layout.wide, layout.printed)}>
        <PhoneButton phone={centre.phone} />
        <WhatsAppButton number={centre.whatsapp} label={confirmation.chat} />
        <PrintButton
          variant="outline"
          label={confirmation.print}
          failed={confirmation.printFailed}
        />
      </div>
      <p>
        <Button variant="dark" onClick={onNewRequest}>
          {confirmation.startNew}
        </Button>
      </p>
    </div>
  );
}
