import clsx from 'clsx';
import { CopyResult } from '@/components/share/CopyResult';
import { useCopy } from '@/components/share/useCopy';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { chatLink, mailLink, requestText, type Centre } from '@/lib/appointment/requestText';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { useFormWords } from './formLanguage';
import type { CompleteRequest } from './requestState';
import layout from '@/components/ui/layout.module.css';

interface FallbackContactProps extends CompleteRequest {
  lead: string;
  centre: Centre;
}

/** The same request by WhatsApp, e-mail, clipboard or phone. */
export function FallbackContact({ lead, centre, request, context }: FallbackContactProps) {
  const { fallback, typography } = useFormWords();
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
