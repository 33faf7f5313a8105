'use client';

import { useId, useReducer, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { HydratedForm } from '@/components/ui/HydratedForm';
import { PageLink } from '@/components/ui/PageLink';
import type { Area } from '@/lib/content/schemas/area';
import { FORM_FIELDS, isOptional, type RequestField } from '@/lib/appointment/appointmentFields';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import { AddressQuery } from './AddressQuery';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { WhatsAppHandoff } from './WhatsAppHandoff';
import { Honeypot } from './Honeypot';
import type { ClosingDayRemarks } from './MomentField';
import { Offer } from './Offer';
import type { Centre } from './FallbackContact';
import { RequestFields } from './RequestFields';
import { SendFailure } from './SendFailure';
import { UrgentNote } from './UrgentNote';
import { useEdition } from './useEdition';
import { useReached } from './useReached';
import { useRequestForm } from './useRequestForm';
import { useRequestedService, type LinkedService } from './useRequestedService';
import { isBusy } from './useSending';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». */
  answerHours: string;
  /** The services that a link may have chosen before. */
  services: readonly LinkedService[];
  /** Where the centre goes. */
  area: Area;
  closingDays: ClosingDayRemarks;
  /** Stands in the confirmation. */
  picture: ReactNode;
}

/**
 * The form that asks for an appointment. Its fields hold their own values, so that what is typed
 * before React is ready stays; React reads them when they are needed.
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { centre, answerHours, services, area, closingDays, picture } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  const { edition, begin: beginAfresh } = useEdition(form, offer);
  const { reached, reach } = useReached(form);
  /** Called where the address may name another wish: it is read whenever the form is drawn. */
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const wish = useRequestedService(form, services, edition);
  const request = useRequestForm(form, edition, beginAfresh, wish, centre.whatsapp);
  const { state, problems, erased } = request;
  const sending = isBusy(state) ? state.channel : null;
  const idOf = (field: RequestField) => `${formId}-${field}`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void request.send(event.currentTarget, 'email');
  };

  if (state.phase === 'sent') {
    return (
      <Confirmation
        request={state.request}
        context={state.context}
        way={state.channel}
        centre={centre}
        answerHours={answerHours}
        picture={picture}
        onNewRequest={request.begin}
      />
    );
  }

  return (
    <>
      <AddressQuery onChange={lookAgain} />
      <div ref={offer} className={styles.erased}>
        <Offer isMade={erased !== null} words="Votre saisie est effacée.">
          <Button variant="dark" onClick={() => erased && request.restoreField(erased)}>
            Rétablir ma saisie
          </Button>
        </Offer>
      </div>
      <HydratedForm
        key={edition}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submit}
        onReset={(event) => (sending ? event.preventDefault() : request.erase())}
        onChange={request.change}
        onFocus={reach}
        onPointerEnter={reach}
      >
        {wish.isUrgent ? <UrgentNote centre={centre} /> : null}
        {problems.hasErrors ? (
          <ErrorSummary key={problems.attempt} errors={problems.errors} idOf={idOf} />
        ) : null}
        <RequestFields
          form={form}
          stateOf={(field) => ({
            id: idOf(field),
            error: problems.errors[field],
            optional: isOptional(FORM_FIELDS[field], wish.isQuote),
          })}
          reached={reached}
          onChange={request.change}
          wish={wish}
          area={area}
          closingDays={closingDays}
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
          onWhatsApp={() => form.current && void request.send(form.current, 'whatsapp')}
        />
        <SendFailure state={state} centre={centre} />
        <WhatsAppHandoff state={state} centre={centre} onSent={request.confirm} />
      </HydratedForm>
    </>
  );
}
