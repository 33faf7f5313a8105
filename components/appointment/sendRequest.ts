import {
  EMPTY_REQUEST,
  type AppointmentRequest,
  type RequestIntent,
} from '@/lib/appointment/appointmentFields';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { currentState, dispatch } from '@/lib/appointment/store/requestState';
import {
  currentSeed,
  readDraft,
  type CompleteRequest,
  type Explanation,
  type FailureCode,
  type RequestState,
} from '@/lib/appointment/store/requestStore';
import {
  chatLink,
  emailParams,
  makeReference,
  type EmailParams,
} from '@/lib/appointment/requestText';
import type { FormMessages } from '@/lib/appointment/messages/formMessages';
import { preventUnload } from '@/lib/browser/preventUnload';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { readPlatform } from '@/lib/browser/readPlatform';
import type { PhoneNumber } from '@/lib/text/format';
import { checkForm, isHoneypotFilled } from './formValues';

/** Sending times out after this many seconds, as the messages say: EmailJS itself has no timeout. */
const SEND_TIMEOUT_S = 20;

/** Some WebViews have no answer, which is none. */
const isOnline = () => (navigator as Partial<Navigator>).onLine ?? true;

/** What the site itself finds to stop a request. */
export class SendError extends Error {
  constructor(
    readonly reason: FailureCode,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/**
 * Checks a request and sends it, unless another one is on its way. However it ends, the form is
 * unlocked. From the tap on «Envoyer» to the confirmation:
 *
 * 1. `AppointmentForm` handles the form's submit event.
 * 2. `send` of `useRequestForm` passes the form on, and shows the errors that come back.
 * 3. `submitRequest`, here, locks the form.
 * 4. `checkForm` of `formValues.ts` reads the fields, and applies
 * 5. `checkRequest`, with the rules of `appointmentFields.ts`.
 * 6. `requestText.ts` makes the reference and the parameters.
 * 7. `dispatch` of `requestState.ts` moves the request to its next state, and persists it by
 * 8. `requestStore.ts`.
 * 9. `post` of `emailService.ts` calls EmailJS. Then comes another `dispatch`, of `arrive`.
 * 10. `AppointmentForm` shows the `Confirmation`.
 *
 * @param whatsapp The centre's number.
 * @returns The errors of the fields, none if the request may be sent; undefined if it was not checked.
 */
export async function submitRequest(
  form: HTMLFormElement,
  channel: Channel,
  intent: RequestIntent,
  whatsapp: PhoneNumber,
  messages: FormMessages,
): Promise<RequestErrors | undefined> {
  if (!dispatch({ type: 'check', channel })) return;
  try {
    const purpose = { channel, isQuote: intent.isQuote };
    const { request, errors } = await checkForm(form, purpose, messages);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'reset' });
      return errors;
    }
    const complete = completeRequest(request, intent);
    markSentEntry(complete.context.reference);
    if (isHoneypotFilled(form))
      dispatch({ type: 'reject', explanation: { code: 'honeypot' }, ...complete });
    else if (channel === 'email') sendByEmail(complete, messages);
    else openWhatsApp(complete, whatsapp);
    return errors;
  } catch (failure) {
    console.error('La demande n’est pas partie.', failure);
    // The form may be what has failed: its draft has what was typed.
    const typed = { ...EMPTY_REQUEST, ...readDraft()?.values };
    const explanation = { code: 'notChecked' } as const;
    dispatch({ type: 'reject', explanation, ...completeRequest(typed, intent) });
  }
}

/** The key in the state of the history entry. */
const ENTRY_KEY = 'request';

/**
 * Notes in the history entry which request was sent from it: after a reload or «Back» it shows the
 * confirmation, while the same link followed again asks for something else.
 */
const markSentEntry = (reference: string): void =>
  readPlatform(
    () => history.replaceState({ ...history.state, [ENTRY_KEY]: reference }, ''),
    undefined,
  );

/** True if the request of this state was sent from this history entry. */
export const isSentEntry = (state: RequestState): boolean =>
  'context' in state && history.state?.[ENTRY_KEY] === state.context.reference;

/** A request with its reference and its intent. */
export const completeRequest = (
  request: AppointmentRequest,
  intent: RequestIntent,
): CompleteRequest => {
  const reference = makeReference(currentSeed(), request, intent);
  return { request, context: { reference, ...intent } };
};

/** @throws If the parameters can't be made: nothing is sent then. */
function sendByEmail(complete: CompleteRequest, messages: FormMessages): void {
  const params = emailParams(complete.request, complete.context);
  dispatch({ type: 'send', ...complete });
  void deliver(params, complete, messages);
}

/**
 * Posts a request, and gives up after {@link SEND_TIMEOUT_S}, the loading of EmailJS included. A later
 * answer still counts.
 */
async function deliver(
  params: EmailParams,
  complete: CompleteRequest,
  messages: FormMessages,
): Promise<void> {
  let isPosted = false;
  let wasOnline = true;
  // Not `preventUnload` itself: the end of this attempt would remove it from the next one.
  const stopAsking = listenToWindow({ beforeunload: (event) => preventUnload(event) });
  const fail = async (failure: unknown) => {
    stopAsking();
    console.error('L’envoi de la demande n’est pas confirmé.', failure);
    const explanation = await explainFailure(failure, isOnline(), messages);
    dispatch({ type: 'fail', explanation, ...complete });
  };
  const timer = setTimeout(
    () => void fail(new SendError(isPosted ? 'notAnswered' : 'notPosted')),
    SEND_TIMEOUT_S * 1000,
  );
  try {
    const { post } = await loadEmail(messages);
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

/** The code that sends, with its sentences in each language. */
const importEmail = { fr: () => import('./emailService'), en: () => import('./emailEn') };

/**
 * Loads the code that sends: at the first interaction with the form, and not before.
 *
 * @throws SendError
 */
export async function loadEmail({ locale }: FormMessages) {
  try {
    hideBlockedStorage();
    return await importEmail[locale]();
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

/** Browsers may open nothing this long after the tap, without a sign: `UnsentRequest` explains that case. */
function openWhatsApp(complete: CompleteRequest, whatsapp: PhoneNumber): void {
  open(chatLink(whatsapp, complete.request, complete.context).href, '_blank', 'noopener');
  dispatch({ type: 'handOff', ...complete });
}

/**
 * Explains why sending failed.
 *
 * @param failure What was thrown.
 * @param online `navigator.onLine`.
 */
export async function explainFailure(
  failure: unknown,
  online: boolean,
  messages: FormMessages,
): Promise<Explanation> {
  if (failure instanceof SendError) {
    const isOffline = !online && failure.reason !== 'notAnswered';
    return { code: isOffline ? 'offline' : failure.reason };
  }
  // It has loaded: without it, nothing else is thrown.
  const { explainThrown, sendFailures } = await importEmail[messages.locale]();
  return explainThrown(failure, online, sendFailures, messages);
}

/** The sentence about a failure, after «Erreur: ». */
export function explain(explanation: Explanation, { failures, typography }: FormMessages): string {
  if ('text' in explanation) return explanation.text;
  const { code, reference = '' } = explanation;
  const sentence = failures[code];
  return typography(typeof sentence === 'string' ? sentence : sentence(reference));
}
