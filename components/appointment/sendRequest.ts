import type { Channel } from '@/lib/appointment/fieldTypes';
import { chatLink, emailParams, type EmailParams } from '@/lib/appointment/requestText';
import { askToStay } from '@/lib/browser/askToStay';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import type { PhoneNumber } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import { currentState, dispatch, isBusy, RESEND, type CompleteRequest } from './requestState';

/** Sending times out after this many seconds: EmailJS itself has no timeout. */
const SEND_TIMEOUT_S = 20;

const NO_ANSWER = `Le service d’envoi n’a pas répondu en ${SEND_TIMEOUT_S} secondes`;

/** Some WebViews have no answer, which is none. */
const isOnline = () => (navigator as Partial<Navigator>).onLine ?? true;

/** What the site itself finds to stop a request. */
const SEND_ERRORS = {
  offline: 'Vous êtes hors connexion. Votre demande n’est pas partie.',
  /** The code of EmailJS can't be loaded. */
  notLoaded: 'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
  notPosted: `${NO_ANSWER}.`,
  notAnswered: `${NO_ANSWER} : la demande est peut-être partie. ${RESEND}`,
};

export class SendError extends Error {
  constructor(
    readonly reason: keyof typeof SEND_ERRORS,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** A request after its check. */
interface CheckedRequest extends CompleteRequest {
  /** The fields show what is wrong. */
  hasErrors: boolean;
  /** Why the request must not be sent although its fields are right: what follows «Erreur: ». */
  blockedBecause?: string | undefined;
}

/**
 * Checks a request and sends it, unless another one is on its way. However it ends, the form is
 * unlocked. From the tap on «Envoyer» to the confirmation:
 *
 * 1. `AppointmentForm` handles the form's submit event.
 * 2. `send` of `useRequestForm` passes the check of the form (`checkForm` of `formValues.ts`).
 * 3. `submitRequest` locks the form, has it checked, and calls `sendByEmail`, both here.
 * 4. `post` of `emailService.ts` calls EmailJS.
 * 5. `dispatch` of `requestState.ts` applies `reduceRequest`, here with the event `arrive`.
 * 6. `AppointmentForm` shows the `Confirmation`.
 *
 * @param read The request as typed, for when the check itself fails.
 * @param whatsapp The centre's number.
 */
export async function submitRequest(
  channel: Channel,
  check: () => Promise<CheckedRequest>,
  read: () => CompleteRequest,
  whatsapp: PhoneNumber,
): Promise<void> {
  if (isBusy(currentState())) return;
  dispatch({ type: 'check', channel });
  try {
    const { hasErrors, blockedBecause, ...complete } = await check();
    if (hasErrors) dispatch({ type: 'reset' });
    else if (blockedBecause) dispatch({ type: 'reject', explanation: blockedBecause, ...complete });
    else if (channel === 'email') sendByEmail(complete);
    else openWhatsApp(complete, whatsapp);
  } catch (failure) {
    console.error('La demande n’est pas partie.', failure);
    const explanation = fr('Votre demande n’est pas partie : une erreur a arrêté sa vérification.');
    dispatch({ type: 'reject', explanation, ...read() });
  } finally {
    if (currentState().phase === 'checking') dispatch({ type: 'reset' });
  }
}

/** @throws If the parameters can't be made: nothing is sent then. */
function sendByEmail(complete: CompleteRequest): void {
  const params = emailParams(complete.request, complete.context);
  dispatch({ type: 'send', ...complete });
  void deliver(params, complete);
}

/**
 * Posts a request, and gives up after {@link SEND_TIMEOUT_S}, the loading of EmailJS included. A later
 * answer still counts.
 */
async function deliver(params: EmailParams, complete: CompleteRequest): Promise<void> {
  let isPosted = false;
  let wasOnline = true;
  // Not `askToStay` itself: the end of this attempt would remove it from the next one.
  const stopAsking = listenToWindow({ beforeunload: (event) => askToStay(event) });
  const fail = async (failure: unknown) => {
    stopAsking();
    console.error('L’envoi de la demande n’est pas confirmé.', failure);
    const explanation = await explainFailure(failure, isOnline());
    dispatch({ type: 'fail', explanation, ...complete });
  };
  const timer = setTimeout(
    () => void fail(new SendError(isPosted ? 'notAnswered' : 'notPosted')),
    SEND_TIMEOUT_S * 1000,
  );
  try {
    const { post } = await loadEmail();
    // The visitor was told that the request was not sent, and may have sent it again.
    const state = currentState();
    if (state.phase !== 'sending' || state.request !== complete.request) return;
    isPosted = true;
    wasOnline = isOnline();
    await post(params);
    dispatch({ type: 'arrive', ...complete });
  } catch (failure) {
    const isOffline = !wasOnline && failure instanceof TypeError;
    await fail(isOffline ? new SendError('offline', { cause: failure }) : failure);
  } finally {
    clearTimeout(timer);
    stopAsking();
  }
}

/**
 * Loads the code that sends: at the first interaction with the form, and not before.
 *
 * @throws SendError
 */
export async function loadEmail() {
  try {
    hideBlockedStorage();
    return await import('./emailService');
  } catch (cause) {
    throw new SendError('notLoaded', { cause });
  }
}

/**
 * EmailJS 4.4.1 reads `localStorage` as it loads, which throws if the browser blocks storage. It
 * stores nothing if there is none.
 */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Browsers may open nothing this long after the tap: `UnsentRequest` explains that case. */
function openWhatsApp(complete: CompleteRequest, whatsapp: PhoneNumber): void {
  let opened = true;
  try {
    open(chatLink(whatsapp, complete.request, complete.context).href, '_blank', 'noopener');
  } catch {
    // In-app browsers without windows throw. A blocked window shows no difference.
    opened = false;
  }
  dispatch({ type: 'handOff', opened, ...complete });
}

/**
 * Explains why sending failed: what follows «Erreur: ».
 *
 * @param failure What was thrown.
 * @param online `navigator.onLine`.
 * @returns A French sentence for the cause, then the message of EmailJS or its service, if any. A
 *   browser's own message, in its own language, is in the console only.
 */
export async function explainFailure(failure: unknown, online: boolean): Promise<string> {
  if (failure instanceof SendError) {
    const isOffline = !online && failure.reason !== 'notAnswered';
    return fr(SEND_ERRORS[isOffline ? 'offline' : failure.reason]);
  }
  // It has loaded: without it, nothing else is thrown.
  const { causeOf, isPosted } = await import('./emailService');
  if (!online && !isPosted(failure)) return fr(SEND_ERRORS.offline);
  const { sentence, message, isUnsure } = causeOf(failure);
  return withMessage(isUnsure ? `${sentence} ${RESEND}` : sentence, message);
}

const withMessage = (sentence: string, message = ''): string =>
  isPlain(message) ? `${fr(sentence)} (${message})` : fr(sentence);

/** False for the HTML page that a proxy or a captive portal has answered with. */
const isPlain = (message: string): boolean =>
  message !== '' && !message.includes('<') && message.length <= 300;
