'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { EarlyForm } from '@/components/ui/EarlyForm';
import { PageLink } from '@/components/ui/PageLink';
import type { Area } from '@/lib/content/schemas/area';
import { checkRequest, requestLines, requestText } from '@/lib/appointment/appointment';
import {
  FORM_FIELDS,
  isOptional,
  type RequestField,
  type Way,
} from '@/lib/appointment/appointmentFields';
import { hasAnswers, type Draft } from '@/lib/browser/draft';
import { openChat } from '@/lib/browser/openChat';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import { fr } from '@/lib/typography';
import { AddressQuery } from './AddressQuery';
import { Confirmation } from './Confirmation';
import { Erased } from './Erased';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { HandedOver } from './HandedOver';
import type { Centre } from './OtherWays';
import { readRequest } from './readForm';
import { readPhone } from './readPhone';
import { RequestFields } from './RequestFields';
import { SendFailure } from './SendFailure';
import { isHoneypotFilled, Honeypot, HONEYPOT_FILLED } from './Honeypot';
import { useDraft } from './useDraft';
import { useEdition } from './useEdition';
import { useErased } from './useErased';
import { useErrors } from './useErrors';
import { useReached } from './useReached';
import { useRequestedService, type LinkedService } from './useRequestedService';
import { useSending } from './useSending';
import { UrgentNote } from './UrgentNote';
import { useTitlePrefix } from './useTitlePrefix';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». */
  answerHours: string;
  /** The services that a link may have chosen before. */
  services: readonly LinkedService[];
  /** Where the centre goes. */
  area: Area;
  /** Stands in the confirmation. */
  picture: ReactNode;
}

/**
 * The form that asks for an appointment. Its fields hold their own values, so that what is typed
 * before React is ready stays; React reads them when they are needed.
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { centre, answerHours, services, area, picture } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  const { edition, begin: beginAfresh } = useEdition(form, offer);
  const { reached, reach } = useReached(form);
  const { draft, keep, giveBack, forget } = useDraft(form, edition);
  const { erased, hold } = useErased();
  /** Called where the address may name another wish: it is read whenever the form is drawn. */
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const wish = useRequestedService(form, services, edition);
  const { errors, attempt, hasErrors, show, follow } = useErrors(form, wish.isQuote);
  const { state, begin, send, hand, confirm, refuse, amend, reset } = useSending();
  const sending = state.phase === 'sending' ? state.way : null;

  const idOf = (field: RequestField) => `${formId}-${field}`;
  const contextOf = () => ({ reference: draft().reference, ...wish });

  useTitlePrefix(hasErrors);

  const amendWish = useEffectEvent(() => {
    // A quote needs less than an appointment.
    follow();
    if ('request' in state) amend(state.request, { ...state.context, ...wish });
  });
  useEffect(() => amendWish(), [wish.requestedService, wish.isQuote, wish.isUrgent]);

  /** Checks the request as it stands, and lets it go this way. */
  const dispatch = async (filled: HTMLFormElement, way: Way) => {
    if (!begin(way)) return;
    const bare = readRequest(filled);
    const { phone, problem } = await readPhone(bare.phone);
    const request = { ...bare, phone };
    const found = checkRequest(request, Date.now(), problem, { way, isQuote: wish.isQuote });
    show(found, way);
    if (Object.keys(found).length > 0) reset();
    else if (isHoneypotFilled(filled)) refuse(request, contextOf(), HONEYPOT_FILLED);
    else if (way === 'whatsapp') {
      const context = contextOf();
      // Some browsers open nothing this long after the tap: the page says what to do then.
      const opened = openChat(whatsappChat(centre.whatsapp, requestText(request, context)));
      hand(request, context, opened);
    } else if (await send(request, contextOf())) forget();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void dispatch(event.currentTarget, 'email');
  };

  const change = () => {
    keep();
    follow();
    if (hasAnswers(draft())) hold(null);
    if (form.current) amend(readRequest(form.current), contextOf());
  };

  const startAfresh = () => {
    forget();
    show({}, 'email');
    reset();
    beginAfresh();
  };

  const erase = () => {
    keep();
    hold(hasAnswers(draft()) ? draft() : null);
    startAfresh();
  };

  const restore = (kept: Draft) => {
    giveBack(kept);
    hold(null);
    beginAfresh();
  };

  if (state.phase === 'sent') {
    return (
      <Confirmation
        lines={requestLines(state.request, state.context)}
        way={state.way}
        isQuote={state.context.isQuote}
        isUrgent={state.context.isUrgent}
        centre={centre}
        answerHours={answerHours}
        picture={picture}
        onNewRequest={startAfresh}
      />
    );
  }

  return (
    <>
      <AddressQuery onChange={lookAgain} />
      <div ref={offer} className={styles.erased}>
        <Erased erased={erased} onRestore={restore} />
      </div>
      <EarlyForm
        key={edition}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submit}
        onReset={(event) => (sending ? event.preventDefault() : erase())}
        onChange={change}
        onFocus={reach}
        onPointerEnter={reach}
      >
        {wish.isUrgent ? <UrgentNote centre={centre} /> : null}
        {hasErrors ? <ErrorSummary key={attempt} errors={errors} idOf={idOf} /> : null}
        <RequestFields
          form={form}
          stateOf={(field) => ({
            id: idOf(field),
            error: errors[field],
            optional: isOptional(FORM_FIELDS[field], wish.isQuote),
          })}
          reached={reached}
          onChange={change}
          wish={wish}
          area={area}
          centre={centre}
        />
        <Honeypot />
        <p className={styles.consent}>
          {fr(
            'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses, même sur votre santé, pour vous répondre. Elles passent par EmailJS ou par WhatsApp, hors du Cameroun. ',
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
    </>
  );
}
