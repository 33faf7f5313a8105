'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { Button } from '@/components/ui/Button';
import { EarlyForm } from '@/components/ui/EarlyForm';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { checkRequest, requestLines, requestText, type RequestField } from '@/lib/appointment';
import { renewIfOutdated } from '@/lib/lateStart/earlyTaps';
import { loadEmail } from '@/lib/browser/email';
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
import { useErrors } from './useErrors';
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
  const [reached, setReached] = useState(false);
  /** A new number for each empty form: its fields begin afresh. */
  const [edition, setEdition] = useState(0);
  const { draft, keep, forget } = useDraft(form, edition);
  const requestedService = useRequestedService(form, services, edition);
  const { errors, attempt, hasErrors, show, follow } = useErrors(form);
  const { state, begin, send, refuse, amend, reset } = useSending();
  const isSending = state.phase === 'sending';
  /** In place of `disabled`, by which a button loses the focus: a press does nothing. */
  const locked = isSending || undefined;

  const idOf = (field: RequestField) => `${formId}-${field}`;
  const contextOf = () => ({ reference: draft().reference, requestedService });

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
    if (!begin()) return;
    const filled = event.currentTarget;
    const typed = readForm(filled);
    const { phone, problem } = await readPhone(typed.phone);
    const request = { ...typed, phone };
    const found = checkRequest(request, Date.now(), problem);
    show(found);
    if (Object.keys(found).length > 0) reset();
    else if (isTrapFilled(filled)) refuse(request, contextOf(), TRAP_FILLED);
    else if (await send(request, contextOf())) forget();
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
      onReset={(event) => (isSending ? event.preventDefault() : startAfresh())}
      onChange={change}
      onFocus={reach}
      onPointerEnter={reach}
    >
      {hasErrors ? <ErrorSummary key={attempt} errors={errors} idOf={idOf} /> : null}
      <RequestFields
        form={form}
        control={control}
        reached={reached}
        onNumber={change}
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
        <Button type="submit" className={styles.submit} aria-disabled={locked} wide>
          {isSending ? 'Envoi en cours...' : 'Envoyer ma demande'}
        </Button>
        <Button type="reset" look="outline" aria-disabled={locked} wide>
          Effacer ma saisie
        </Button>
        <Announcement>
          <p className={styles.waiting}>
            {fr('Un instant : votre demande part dès que la page est prête.')}
          </p>
        </Announcement>
      </div>
      <Announcement urgent>
        {state.phase === 'failed' ? (
          <p className={styles.failureText}>
            <Icon name="warning" />
            <span>Erreur: {state.explanation}</span>
          </p>
        ) : null}
      </Announcement>
      {state.phase === 'failed' ? (
        <>
          <BackOnline />
          <OtherWays centre={centre} text={requestText(state.request, state.context)} />
        </>
      ) : null}
    </EarlyForm>
  );
}
