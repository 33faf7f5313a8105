import { emailParams, type EmailParams } from '@/lib/appointment/appointment';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { chatLink } from '@/lib/appointment/requestLinks';
import { isBusy, type CompleteRequest } from '@/lib/appointment/requestReducer';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import type { PhoneNumber } from '@/lib/text/format';
import {
  EmailCodeMissing,
  EmailOffline,
  EmailTimeout,
  explainCheckFailure,
  explainFailure,
  SEND_TIMEOUT_S,
} from './emailFailure';
import { currentState, dispatch } from './requestStore';

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
 * 2. `send` of `useRequestForm` says how to check the form (`checkForm` of `formValues.ts`).
 * 3. `submitRequest` locks the form, has it checked, and calls `sendByEmail`, both here.
 * 4. `post` of `emailService.ts` calls EmailJS.
 * 5. `dispatch` of `requestStore.ts` applies `reduceRequest`, here with the event `arrive`.
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
    else if (channel === 'email') await sendByEmail(complete);
    else openWhatsApp(complete, whatsapp);
  } catch (failure) {
    console.error('La demande n’est pas partie.', failure);
    dispatch({ type: 'reject', explanation: explainCheckFailure(failure), ...read() });
  } finally {
    if (isBusy(currentState())) dispatch({ type: 'reset' });
  }
}

async function sendByEmail(complete: CompleteRequest): Promise<void> {
  const params = emailParams(complete.request, complete.context);
  dispatch({ type: 'send', ...complete });
  const onArrived = () => dispatch({ type: 'arrive', ...complete });
  const onFailed = async (failure: unknown) => {
    console.error('L’envoi de la demande n’est pas confirmé.', failure);
    const explanation = await explainFailure(failure, navigator.onLine);
    dispatch({ type: 'fail', explanation, ...complete });
  };
  const stopAsking = listenToWindow({ beforeunload: askToStay });
  try {
    await postInTime(params, onArrived, onFailed);
    onArrived();
  } catch (failure) {
    await onFailed(failure);
  } finally {
    stopAsking();
  }
}

/**
 * Posts a request within {@link SEND_TIMEOUT_S}, the loading of EmailJS included.
 *
 * @param onArrived Called if the service accepts the request after the timeout.
 * @param onFailed Called if the request fails after the timeout.
 * @throws EmailCodeMissing, EmailTimeout, EmailOffline, and what `post` throws. `explainFailure` puts
 *   each into words.
 */
async function postInTime(
  params: EmailParams,
  onArrived: () => void,
  onFailed: (failure: unknown) => Promise<void>,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPosted = false;
  let isLate = false;
  const answer = loadEmail().then(async (service) => {
    // The visitor was told that the request was not sent, and may have sent it again.
    if (isLate) throw new EmailTimeout(false);
    isPosted = true;
    const wasOnline = navigator.onLine;
    try {
      await service.post(params);
    } catch (failure) {
      if (wasOnline || !(failure instanceof TypeError)) throw failure;
      throw new EmailOffline(failure.message, { cause: failure });
    }
  });
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      if (isPosted) void answer.then(onArrived, onFailed);
      reject(new EmailTimeout(isPosted));
    }, SEND_TIMEOUT_S * 1000);
  });
  try {
    await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the code that sends: at the first interaction with the form, and not before.
 *
 * @throws EmailCodeMissing
 */
export async function loadEmail() {
  try {
    hideBlockedStorage();
    return await import('./emailService');
  } catch (cause) {
    throw new EmailCodeMissing(undefined, { cause });
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

/** Browsers may open nothing this long after the tap: `WhatsAppHandoff` then says what to do. */
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
 * Asks before the site is left during the sending. With `keepalive` the request would arrive all the
 * same, but the visitor would not know, and would send it again.
 */
function askToStay(event: BeforeUnloadEvent): void {
  const link = document.activeElement?.closest('a');
  // Chrome fires `beforeunload` for `tel:` and `mailto:` links, which do not leave the page.
  if (link && !link.protocol.startsWith('http')) return;
  event.preventDefault();
  // Required before Chrome 119 and Safari 17.
  event.returnValue = true;
}
