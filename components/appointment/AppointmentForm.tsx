'use client';

import { useId, useReducer, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/disclosure/Dialog';
import { HydratedForm } from '@/components/ui/HydratedForm';
import type { RequestField } from '@/lib/appointment/appointmentFields';
import { dispatch, isBusy } from '@/lib/appointment/store/requestState';
import type { Centre } from '@/lib/appointment/requestText';
import type { Area } from '@/lib/content/schemas/area';
import type { VisitHours } from '@/lib/openingHours/visitHours';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { useFormMessages } from './formLanguage';
import { FormActions } from './FormActions';
import { RequestFields } from './fields/RequestFields';
import { QueryObserver, UrgentNotice } from './RequestIntent';
import { UnsentRequest } from './UnsentRequest';
import type { PricedService } from './useEstimate';
import { useFirstInteraction } from './useFirstInteraction';
import { useRequestForm } from './useRequestForm';
import layout from '@/components/ui/layout.module.css';

export interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». In the page's language. */
  answerHours: string;
  /** The services that a link to the form may name. */
  services: readonly PricedService[];
  /** The service area. */
  area: Area;
  /** The remarks on closing days, by date in Yaoundé. */
  closingDays: Readonly<Record<string, string>>;
  /** When visits are possible. */
  hours: VisitHours;
  /** The picture of the confirmation. */
  picture: ReactNode;
}

/**
 * The form that asks for an appointment. Its fields are uncontrolled, so that what is typed before
 * hydration stays.
 */
export function AppointmentForm({
  centre,
  answerHours,
  services,
  area,
  closingDays,
  hours,
  picture,
}: AppointmentFormProps) {
  const { erasing, typography } = useFormMessages();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { hasInteracted, onInteraction } = useFirstInteraction(form);
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const request = useRequestForm(form, services, area, centre.whatsapp);
  const { state, resetKey, intent } = request;
  const { number, attempted, errors } = request.validation;
  const isLocked = isBusy(state);
  const fieldId = (field: RequestField) => `${formId}-${field}`;

  // Beside the confirmation too: another query may ask for something else.
  const observer = <QueryObserver onChange={renderAgain} />;

  if (state.phase === 'sent') {
    return (
      <>
        {observer}
        <Confirmation
          {...{ state, centre, answerHours, picture }}
          onNewRequest={request.startNew}
        />
      </>
    );
  }

  return (
    <>
      {observer}
      <HydratedForm
        key={resetKey}
        id={formId}
        ref={form}
        noValidate
        className={layout.stackXl}
        onSubmit={(event) => {
          event.preventDefault();
          void request.send('email');
        }}
        onReset={(event) => (isLocked ? event.preventDefault() : request.erase())}
        // Not `onChange`, which React does not report if a script of the page has set the value.
        onInput={request.change}
        onFocus={onInteraction}
        onPointerEnter={onInteraction}
      >
        {intent.isUrgent ? <UrgentNotice phone={centre.phone} /> : null}
        {Object.keys(attempted).length > 0 ? (
          <ErrorSummary key={number} {...{ attempted, errors, fieldId }} />
        ) : null}
        <RequestFields
          {...{ form, fieldId, intent, errors, hasInteracted, area, closingDays, hours, centre }}
          onChange={() => request.change()}
          onRemoveEstimate={request.removeEstimate}
        />
        <FormActions
          form={form}
          isLocked={isLocked}
          isSending={isLocked && state.channel === 'email'}
          eraseDialogId={`${formId}-erase`}
          onWhatsApp={() => void request.send('whatsapp')}
        />
        <UnsentRequest state={state} centre={centre} onSent={() => dispatch({ type: 'confirm' })} />
      </HydratedForm>
      <Dialog
        id={`${formId}-erase`}
        title={typography(erasing.title)}
        confirm={typography(erasing.keep)}
      >
        <p>{typography(erasing.text)}</p>
        <p>
          <Button type="reset" form={formId} variant="outline">
            {erasing.erase}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
