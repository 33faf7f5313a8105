'use client';

import { PageLink } from '@/components/ui/PageLink';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/Button';
import { EarlyForm } from '@/components/ui/EarlyForm';
import { Icon } from '@/components/ui/Icon';
import {
  checkRequest,
  requestLines,
  requestText,
  type RequestErrors,
  type RequestField,
} from '@/lib/appointment';
import { loadEmail } from '@/lib/email';
import { renewIfOutdated } from '@/lib/earlyTaps';
import { routes } from '@/lib/routes';
import { fr } from '@/lib/typography';
import { BackOnline } from './BackOnline';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { OtherWays, type Centre } from './OtherWays';
import { readForm } from './readForm';
import { readPhone } from './readPhone';
import { RequestFields } from './RequestFields';
import { isTrapFilled, Trap, TRAP_FILLED } from './Trap';
import { useDraft } from './useDraft';
import { useRequestedService } from './useRequestedService';
import { useSending } from './useSending';
import { useTitlePrefix } from './useTitlePrefix';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
  centre: Centre;
  /** When the centre answers, such as «lundi au vendredi, 8 h – 20 h». */
  answerHours: string;
  /** The services that a link may have chosen before. */
  services: readonly { id: number; title: string }[];
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
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<RequestErrors>({});
  const [reached, setReached] = useState(false);
  /** A new number for each empty form: its fields begin afresh. */
  const [edition, setEdition] = useState(0);
  const { draft, keep, forget } = useDraft(form, edition);
  const requestedService = useRequestedService(form, services, edition);
  const { state, send, refuse, reset } = useSending();

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
    // Its code is gone where the site has been published anew: better now than at the sending.
    loadEmail().catch(renewIfOutdated);
  };

  // React may come when the visitor is in the form already.
  const reachIfInside = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) reach();
  });
  useEffect(() => reachIfInside(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const filled = event.currentTarget;
    const typed = readForm(filled);
    const { phone, problem } = await readPhone(typed.phone);
    const request = { ...typed, phone };
    const found = checkRequest(request, Date.now(), problem);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      reset();
      // After the summary is drawn.
      setTimeout(() => summary.current?.focus());
      return;
    }
    if (isTrapFilled(filled)) {
      refuse(request, contextOf(), TRAP_FILLED);
      return;
    }
    if (await send(request, contextOf())) forget();
  };

  const correct = async () => {
    keep();
    if (!hasErrors || !form.current) return;
    const request = readForm(form.current);
    const { problem } = await readPhone(request.phone);
    const found = checkRequest(request, Date.now(), problem);
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
        answerHours={answerHours}
        picture={picture}
        onNewRequest={startAfresh}
      />
    );
  }

  const control = (field: RequestField) => ({ id: idOf(field), error: errors[field] });

  return (
    <EarlyForm
      key={edition}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={correct}
      onFocus={reach}
      onPointerEnter={reach}
    >
      {hasErrors ? <ErrorSummary ref={summary} errors={errors} idOf={idOf} /> : null}
      <RequestFields
        form={form}
        control={control}
        reached={reached}
        onNumber={correct}
        requestedService={requestedService}
      />
      <Trap />
      <p className={styles.consent}>
        {fr(
          'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses pour vous répondre. ',
        )}
        <PageLink href={routes.privacy}>Confidentialité de vos données</PageLink>
      </p>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit} disabled={state.phase === 'sending'} wide>
          {state.phase === 'sending' ? 'Envoi en cours...' : 'Envoyer ma demande'}
        </Button>
        <Button look="outline" onClick={startAfresh} disabled={state.phase === 'sending'} wide>
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
        <>
          <BackOnline />
          <OtherWays centre={centre} text={requestText(state.request, state.context)} />
        </>
      ) : null}
    </EarlyForm>
  );
}
