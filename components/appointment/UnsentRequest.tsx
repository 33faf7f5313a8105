import clsx from 'clsx';
import { CopyResult } from '@/components/share/CopyResult';
import { useCopy } from '@/components/share/useCopy';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { isUnsent } from '@/lib/appointment/store/requestState';
import type { CompleteRequest, RequestState } from '@/lib/appointment/store/requestStore';
import { chatLink, mailLink, requestText, type Centre } from '@/lib/appointment/requestText';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { useFormMessages } from './formLanguage';
import { explain } from './sendRequest';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './UnsentRequest.module.css';

interface UnsentRequestProps {
  state: RequestState;
  centre: Centre;
  /** Called when the visitor confirms that the message was sent from WhatsApp. */
  onSent: () => void;
}

/**
 * Why a request was not sent, and every other channel. If it was written into WhatsApp, a page can't
 * detect whether it was sent there: the form keeps it until the visitor confirms.
 */
export function UnsentRequest({ state, centre, onSent }: UnsentRequestProps) {
  const failed = state.phase === 'failed' ? state : null;
  const handedOff = state.phase === 'awaitingConfirmation' ? state : null;
  const isWhole =
    handedOff && chatLink(centre.whatsapp, handedOff.request, handedOff.context).isWhole;
  const messages = useFormMessages();
  const { typography, unsent } = messages;
  const [heading = '', next = ''] = unsent[isWhole ? 'opened' : 'partlyOpened'];
  return (
    <>
      <LiveRegion urgent>
        {failed ? (
          <p
            ref={scrollIntoViewNearest}
            className={clsx(
              layout.iconText,
              panel.panel,
              panel.small,
              panel.danger,
              styles.explanation,
            )}
          >
            <Icon name="warning" />
            <span>{`${unsent.error}${explain(failed.explanation, messages)}`}</span>
          </p>
        ) : null}
      </LiveRegion>
      <LiveRegion>
        {handedOff ? (
          <div ref={scrollIntoViewNearest} className={clsx(layout.stackXs, styles.status)}>
            <p className={texts.display}>{typography(heading)}</p>
            <p>{typography(next)}</p>
          </div>
        ) : null}
      </LiveRegion>
      {handedOff ? (
        <Button variant="dark" onClick={onSent} wide>
          {typography(unsent.sent)}
        </Button>
      ) : null}
      {isUnsent(state) ? (
        <FallbackContact
          key={state.phase}
          lead={failed ? unsent.failedLead : unsent.openedLead}
          centre={centre}
          request={state.request}
          context={state.context}
        />
      ) : null}
    </>
  );
}

interface FallbackContactProps extends CompleteRequest {
  lead: string;
  centre: Centre;
}

/** The same request by WhatsApp, e-mail, clipboard or phone. */
function FallbackContact({ lead, centre, request, context }: FallbackContactProps) {
  const { fallback, typography } = useFormMessages();
  const text = requestText(request, context);
  const { copy, outcome } = useCopy(text);
  const chat = chatLink(centre.whatsapp, request, context);
  const mail = mailLink(centre.email, request, context);
  return (
    <div className={layout.stackS}>
      <p>{typography(lead)}</p>
      {mail.isWhole ? null : <p>{typography(fallback.long(chat.isWhole))}</p>}
      <div className={clsx(layout.actions, layout.wide)}>
        <ButtonLink href={chat.href} variant="outline">
          <Icon name="whatsapp" />
          {fallback.whatsapp}
        </ButtonLink>
        <ButtonLink href={mail.href} variant="outline">
          <Icon name="envelope" />
          {fallback.email}
        </ButtonLink>
        <Button variant="outline" onClick={copy}>
          <Icon name="copy" />
          {fallback.copy}
        </Button>
        <ButtonLink href={phoneHref(centre.phone)} variant="outline">
          <Icon name="phone" />
          {formatPhone(centre.phone, ' ')}
        </ButtonLink>
      </div>
      <CopyResult
        outcome={outcome}
        text={text}
        success={fallback.copied}
        refused={fallback.copyRefused}
      />
    </div>
  );
}
