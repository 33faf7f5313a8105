'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/Button';
import { HydratedForm } from '@/components/ui/HydratedForm';
import { InlineAlert } from '@/components/ui/InlineAlert';
import type { RequestField } from '@/lib/appointment/appointmentFields';
import type { LinkedService } from '@/lib/appointment/requestIntent';
import type { Centre } from '@/lib/appointment/requestLinks';
import { isBusy } from '@/lib/appointment/requestReducer';
import type { Area } from '@/lib/content/schemas/area';
import { reloadIfStale } from '@/lib/hydration/staleDeployment';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { UrgentNotice } from './IntentNotice';
import { RequestFields } from './RequestFields';
import { SendFailure } from './SendFailure';
import { dispatch } from './requestStore';
import { loadEmail } from './sendRequest';
import { useRequestForm } from './useRequestForm';
import { QueryObserver } from './useRequestIntent';
import { useResetKey } from './useResetKey';
import { WhatsAppHandoff } from './WhatsAppHandoff';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». */
  answerHours: string;
  /** The services that a link to the form may name. */
  services: readonly LinkedService[];
  /** The service area. */
  area: Area;
  /** The remarks on closing days, by date in Yaoundé. */
  closingDays: Readonly<Record<string, string>>;
  /** The picture of the confirmation. */
  picture: ReactNode;
}

/**
 * The form that asks for an appointment. Its fields are uncontrolled, so that what is typed before
 * hydration stays.
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { centre, answerHours, services, area, closingDays, picture } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const undoNotice = useRef<HTMLDivElement>(null);
  const { resetKey, resetForm } = useResetKey(form, undoNotice);
  const { hasInteracted, onInteraction } = useFirstInteraction(form);
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const request = useRequestForm(form, resetKey, resetForm, services, centre.whatsapp);
  const { state, intent, problems } = request;
  const sending = isBusy(state) ? state.channel : null;
  const idOf = (field: RequestField) => `${formId}-${field}`;

  if (state.phase === 'sent') {
    return (
      <Confirmation {...{ state, centre, answerHours, picture }} onNewRequest={request.startNew} />
    );
  }

  return (
    <>
      <QueryObserver onChange={renderAgain} />
      <div ref={undoNotice} className={styles.undo}>
        <InlineAlert isShown={request.canUndo} message="Votre saisie est effacée.">
          <Button variant="dark" onClick={request.undoErase}>
            Rétablir ma saisie
          </Button>
        </InlineAlert>
      </div>
      <HydratedForm
        key={resetKey}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          request.send('email');
        }}
        onReset={(event) => (sending ? event.preventDefault() : request.erase())}
        onChange={request.change}
        onFocus={onInteraction}
        onPointerEnter={onInteraction}
      >
        {intent.isUrgent ? <UrgentNotice centre={centre} /> : null}
        {problems.hasErrors ? (
          <ErrorSummary key={problems.attempt} errors={problems.errors} idOf={idOf} />
        ) : null}
        <RequestFields
          {...{ form, idOf, intent, hasInteracted, area, closingDays, centre }}
          errors={problems.errors}
          onChange={() => request.change()}
        />
        <FormActions sending={sending} onWhatsApp={() => request.send('whatsapp')} />
        <SendFailure state={state} centre={centre} />
        <WhatsAppHandoff
          state={state}
          centre={centre}
          onSent={() => dispatch({ type: 'confirm' })}
        />
      </HydratedForm>
    </>
  );
}

/** The first interaction with the form, at which it loads what it needs later. */
function useFirstInteraction(form: RefObject<HTMLFormElement | null>) {
  const [hasInteracted, setInteracted] = useReducer(() => true, false);
  const onInteraction = () => {
    if (hasInteracted) return;
    setInteracted();
    // In a stale deployment its file is gone: reload now, not when the request is sent.
    loadEmail().catch(reloadIfStale);
  };
  const checkFocus = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) onInteraction();
  });
  // The visitor may be in the form before hydration.
  useEffect(() => checkFocus(), []);
  return { hasInteracted, onInteraction };
}
