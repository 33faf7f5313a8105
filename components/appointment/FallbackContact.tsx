import { CopyResult } from '@/components/share/CopyResult';
import { useCopy } from '@/components/share/useCopy';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { chatLink, mailLink, requestText, type Centre } from '@/lib/appointment/requestText';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { CompleteRequest } from './requestState';
import styles from './FallbackContact.module.css';

interface FallbackContactProps extends CompleteRequest {
  lead: string;
  centre: Centre;
}

/** The same request by WhatsApp, e-mail, clipboard or phone. */
export function FallbackContact({ lead, centre, request, context }: FallbackContactProps) {
  const text = requestText(request, context);
  const { copy, outcome } = useCopy(text);
  const chat = chatLink(centre.whatsapp, request, context);
  const mail = mailLink(centre.email, request, context);
  return (
    <div className={styles.channels}>
      <p>{fr(lead)}</p>
      {mail.isWhole ? null : (
        <p>
          {fr(
            `Votre demande est longue : ${chat.isWhole ? '' : '« Par WhatsApp » et '}« Par e-mail » n’en ${chat.isWhole ? 'écrit' : 'écrivent'} qu’une partie. Touchez d’abord « Copier la demande », puis collez-la à la suite.`,
          )}
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={chat.href} variant="outline">
          <Icon name="whatsapp" />
          Par WhatsApp
        </ButtonLink>
        <ButtonLink href={mail.href} variant="outline">
          <Icon name="envelope" />
          Par e-mail
        </ButtonLink>
        <Button variant="outline" onClick={copy}>
          <Icon name="copy" />
          Copier la demande
        </Button>
        <ButtonLink href={phoneHref(centre.phone)} variant="outline">
          <Icon name="phone" />
          {formatPhone(centre.phone, ' ')}
        </ButtonLink>
      </div>
      <CopyResult outcome={outcome} text={text} success="Demande copiée." />
    </div>
  );
}
