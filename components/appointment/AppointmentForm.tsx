'use client';

import Link from 'next/link';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import {
  checkRequest,
  MAX_LENGTH,
  NO_SERVICE,
  requestLines,
  requestText,
  SERVICE_TYPES,
  type AppointmentRequest,
  type RequestErrors,
  type RequestField,
} from '@/lib/appointment';
import { loadEmail } from '@/lib/email';
import { routes } from '@/lib/routes';
import { fr } from '@/lib/typography';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { OtherWays, type Centre } from './OtherWays';
import { PhoneField } from './PhoneField';
import { readForm } from './readForm';
import { useDraft } from './useDraft';
import { useRequestedService } from './useRequestedService';
import { useSending } from './useSending';
import { WishedMoment } from './WishedMoment';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** The services that a link may have chosen before. */
  services: readonly { id: number; title: string }[];
}

/**
 * The form that asks for an appointment. Its fields hold their own values, so that what is typed
 * before React is ready stays; React reads them when they are needed.
 */
export function AppointmentForm({ centre, services }: AppointmentFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<RequestErrors>({});
  const [reached, setReached] = useState(false);
  /** A new number for each empty form: its fields begin afresh. */
  const [edition, setEdition] = useState(0);
  const { draft, keep, forget } = useDraft(form, edition);
  const requestedService = useRequestedService(form, services, edition);
  const { state, send, reset } = useSending();

  const idOf = (field: RequestField) => `${formId}-${field}`;
  const contextOf = () => ({ reference: draft().reference, requestedService });
  const hasErrors = Object.keys(errors).length > 0;

  useTitlePrefix(hasErrors);

  // A fresh form is ready to be filled: focus must not stay on a button that is gone.
  useEffect(() => {
    if (edition > 0) form.current?.querySelector('select')?.focus();
  }, [edition]);

  /** The first touch of the form: what it needs later is fetched now. */
  const reach = () => {
    if (reached) return;
    setReached(true);
    loadEmail().catch(() => undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const request = readForm(event.currentTarget);
    const found = checkRequest(request, Date.now(), await findPhoneProblem(request.phone));
    setErrors(found);
    if (Object.keys(found).length > 0) {
      reset();
      // After the summary is drawn.
      setTimeout(() => summary.current?.focus());
      return;
    }
    if (await send(request, contextOf())) forget();
  };

  const correct = async () => {
    keep();
    if (!hasErrors || !form.current) return;
    const request = readForm(form.current);
    const found = checkRequest(request, Date.now(), await findPhoneProblem(request.phone));
    // Only what was already said to be wrong is followed: nobody is scolded while typing.
    setErrors((last) =>
      Object.fromEntries(
        Object.keys(last)
          .filter((field) => found[field as RequestField])
          .map((field) => [field, found[field as RequestField]]),
      ),
    );
  };

  const startAfresh = () => {
    forget();
    setErrors({});
    reset();
    setEdition((last) => last + 1);
  };

  if (state.phase === 'sent') {
    return (
      <Confirmation
        lines={requestLines(state.request, state.context)}
        centre={centre}
        onNewRequest={startAfresh}
      />
    );
  }

  const control = (field: RequestField) => ({ id: idOf(field), error: errors[field] });

  return (
    <form
      key={edition}
      ref={form}
      // Sent before React is ready, a form of this kind goes nowhere: no value in the address.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={correct}
      onFocus={reach}
      onPointerEnter={reach}
    >
      {hasErrors ? <ErrorSummary ref={summary} errors={errors} idOf={idOf} /> : null}
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">1</span>
          Votre besoin
        </legend>
        {requestedService ? (
          <p className={styles.requested}>
            <Icon name="check-circle" />
            <span>
              {fr('Service demandé : ')}
              <b>{requestedService}</b>
            </span>
          </p>
        ) : null}
        <Field label="Type de service" {...control('serviceType')}>
          {(props) => (
            <select {...props} name="serviceType" required defaultValue="">
              <option value="">{NO_SERVICE}</option>
              {SERVICE_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">2</span>
          Le bon moment
        </legend>
        <WishedMoment
          form={form}
          date={control('appointmentDate')}
          time={control('appointmentTime')}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">3</span>
          Vos coordonnées
        </legend>
        <Field label="Nom et prénom" {...control('fullName')}>
          {(props) => (
            <input
              {...props}
              type="text"
              name="fullName"
              required
              autoComplete="name"
              spellCheck={false}
              maxLength={MAX_LENGTH.fullName}
            />
          )}
        </Field>
        <div className={styles.row}>
          <Field label="E-mail" hint="Par exemple nom@exemple.com." {...control('email')}>
            {(props) => (
              <input
                {...props}
                type="email"
                name="email"
                required
                autoComplete="email"
                inputMode="email"
                spellCheck={false}
                maxLength={MAX_LENGTH.email}
              />
            )}
          </Field>
          <PhoneField {...control('phone')} reached={reached} />
        </div>
        <Field
          label="Message"
          optional
          hint="Dites ce qu’il vous faut. N’écrivez pas de diagnostic : vous en parlerez avec un soignant."
          {...control('message')}
        >
          {(props) => (
            <textarea {...props} name="message" rows={4} maxLength={MAX_LENGTH.message} />
          )}
        </Field>
      </fieldset>
      <p className={styles.consent}>
        {fr(
          'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses pour vous répondre. ',
        )}
        <Link href={routes.privacy}>Confidentialité de vos données</Link>
      </p>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit} disabled={state.phase === 'sending'} wide>
          {state.phase === 'sending' ? 'Envoi en cours...' : 'Envoyer ma demande'}
        </Button>
        <Button look="outline" onClick={startAfresh} wide>
          Effacer ma saisie
        </Button>
      </div>
      <div role="alert" className={styles.failure}>
        {state.phase === 'failed' ? (
          <p className={styles.failureText}>
            <Icon name="warning" />
            <span>Erreur: {state.explanation}</span>
          </p>
        ) : null}
      </div>
      {state.phase === 'failed' ? (
        <OtherWays centre={centre} text={requestText(state.request, state.context)} />
      ) : null}
    </form>
  );
}

/**
 * What the phone library says of a number. Where it can't be loaded, the number travels as it
 * was typed: somebody will read it.
 */
async function findPhoneProblem(phone: AppointmentRequest['phone']) {
  if (!phone.trim()) return null;
  try {
    return (await import('./phoneLibrary')).phoneProblem(phone);
  } catch {
    return null;
  }
}

/** Says in the page's title that something is wrong: the first thing that a screen reader reads. */
function useTitlePrefix(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = `${fr('Erreur : ')}${title}`;
    return () => {
      document.title = title;
    };
  }, [wrong]);
}
