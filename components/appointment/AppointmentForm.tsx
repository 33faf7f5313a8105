'use client';

import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { EarlyForm } from '@/components/ui/EarlyForm';
import { PageLink } from '@/components/ui/PageLink';
import { checkRequest, quoteFor, requestLines, requestText } from '@/lib/appointment';
import type { RequestField, Way } from '@/lib/appointmentFields';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/share';
import { fr } from '@/lib/typography';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { HandedOver } from './HandedOver';
import type { Centre } from './OtherWays';
import { readForm } from './readForm';
import { readPhone } from './readPhone';
import { RequestFields } from './RequestFields';
import { SendFailure } from './SendFailure';
import { isTrapFilled, Trap, TRAP_FILLED } from './Trap';
import { useDraft } from './useDraft';
import { useErrors } from './useErrors';
import { useReached } from './useReached';
import { useRequestedService, type LinkedService } from './useRequestedService';
import { useSending } from './useSending';
import { useTitlePrefix } from './useTitlePrefix';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». */
  answerHours: string;
  /** The services that a link may have chosen before. */
  services: readonly LinkedService[];
  /** Stands in the confirmation. */
  picture: ReactNode;
}

/**
 * The form that asks for an appointment. Its fields hold their own values, so that what is typed
 * before React is ready stays; React reads them when they are needed.
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { centre, answerHours, services, picture } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  /** A new number for each empty form: its fields begin afresh. */
  const [edition, setEdition] = useState(0);
  const { reached, reach } = useReached(form);
  const { draft, keep, forget } = useDraft(form, edition);
  const wish = useRequestedService(form, services, edition);
  const { errors, attempt, hasErrors, show, follow } = useErrors(form);
  const { state, begin, send, hand, confirm, refuse, amend, reset } = useSending();
  const sending = state.phase === 'sending' ? state.way : null;

  const idOf = (field: RequestField) => `${formId}-${field}`;
  const contextOf = () => ({
    reference: draft().reference,
    requestedService: wish.isQuote ? quoteFor(wish.service) : wish.service,
  });

  useTitlePrefix(hasErrors);

  // A fresh form is ready to be filled: focus must not stay on a button that is gone.
  useEffect(() => {
    if (edition > 0) form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, [edition]);

  /** Checks the request as it stands, and lets it go this way. */
  const dispatch = async (filled: HTMLFormElement, way: Way) => {
    if (!begin(way)) return;
    const typed = readForm(filled);
    const { phone, problem } = await readPhone(typed.phone);
    const request = { ...typed, phone };
    const found = checkRequest(request, Date.now(), problem, way);
    show(found);
    if (Object.keys(found).length > 0) reset();
    else if (isTrapFilled(filled)) refuse(request, contextOf(), TRAP_FILLED);
    else if (way === 'whatsapp') {
      const context = contextOf();
      hand(request, context);
      // Some browsers open nothing this long after the tap: the page says what to do then.
      window.open(
        whatsappChat(centre.whatsapp, requestText(request, context)),
        '_blank',
        'noopener',
      );
    } else if (await send(request, contextOf())) forget();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void dispatch(event.currentTarget, 'email');
  };

  const change = () => {
    keep();
    follow();
    if (form.current) amend(readForm(form.current));
  };

  const startAfresh = () => {
    forget();
    show({});
    reset();
    setEdition((last) => last + 1);
  };

  if (state.phase === 'sent') {
    return (
      <Confirmation
        lines={requestLines(state.request, state.context)}
        way={state.way}
        centre={centre}
        answerHours={answerHours}
        picture={picture}
        onNewRequest={startAfresh}
      />
    );
  }

  return (
    <EarlyForm
      key={edition}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={submit}
      onReset={(event) => (sending ? event.preventDefault() : startAfresh())}
      onChange={change}
      onFocus={reach}
      onPointerEnter={reach}
    >
      {hasErrors ? <ErrorSummary key={attempt} errors={errors} idOf={idOf} /> : null}
      <RequestFields
        form={form}
        stateOf={(field) => ({ id: idOf(field), error: errors[field] })}
        reached={reached}
        onNumber={change}
        wish={wish}
      />
      <Trap />
      <p className={styles.consent}>
        {fr(
          'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses pour vous répondre. ',
        )}
        <PageLink href={routes.privacy}>Confidentialité de vos données</PageLink>
      </p>
      <FormActions
        sending={sending}
        onWhatsApp={() => form.current && void dispatch(form.current, 'whatsapp')}
      />
      <SendFailure state={state} centre={centre} />
      <HandedOver
        state={state}
        centre={centre}
        onSent={() => {
          forget();
          confirm();
        }}
      />
    </EarlyForm>
  );
}
