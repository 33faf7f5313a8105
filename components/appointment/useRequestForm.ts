import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { checkRequest, referenceOf } from '@/lib/appointment/appointment';
import type { AppointmentRequest, Way } from '@/lib/appointment/appointmentFields';
import {
  clearDraft,
  currentSeed,
  hasAnswers,
  readDraft,
  rereadDraft,
  saveDraft,
  type Draft,
} from '@/lib/browser/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import type { PhoneNumber } from '@/lib/content/fields';
import { TYPED } from '@/lib/hydration/eventReplay';
import { isHoneypotFilled, HONEYPOT_FILLED } from './Honeypot';
import { readRequest } from './readForm';
import { readPhone } from './readPhone';
import { useDraft, useErased } from './useDraft';
import { useErrors } from './useErrors';
import type { Wish } from './useRequestedService';
import {
  amend,
  beginTyped,
  confirmSent,
  refresh,
  reset,
  submit,
  typedRequest,
  useSending,
  type CheckedRequest,
  type CompleteRequest,
} from './useSending';

/**
 * A request from the first key to its arrival: what is typed is kept for the visit, checked when it
 * is sent, sent once, erased and given back.
 *
 * @param edition Changes with each fresh form, for which `beginAfresh` asks.
 * @param whatsapp The centre's number.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement | null>,
  edition: number,
  beginAfresh: (asked: boolean) => void,
  wish: Wish,
  whatsapp: PhoneNumber,
) {
  const state = useSending();
  const keep = useDraft(form, edition);
  const { erased, hold } = useErased();
  const problems = useErrors(form, wish.isQuote);
  const { show, follow } = problems;

  const complete = (request: AppointmentRequest): CompleteRequest => {
    const reference = referenceOf(currentSeed(), request, wish);
    return { request, context: { reference, ...wish } };
  };

  const amendRequest = () => {
    if (form.current && 'context' in state) amend(complete(readRequest(form.current)));
  };

  const followWish = useEffectEvent(() => {
    // A quote needs less than an appointment.
    follow();
    amendRequest();
  });
  const isRestored = 'context' in state && !state.context.reference;
  useEffect(() => followWish(), [wish.requestedService, wish.isQuote, wish.isUrgent, isRestored]);

  // Before the confirmation takes the form's place, with all that was typed before React.
  useLayoutEffect(() => {
    if (form.current?.querySelector(`[${TYPED}]`)) beginTyped();
  }, [form]);

  // The back/forward cache gives the page back as it was left: the request may have been erased or
  // sent on another page since.
  const catchUp = useEffectEvent(() => {
    if (!rereadDraft()) return;
    show({}, 'email');
    refresh();
    beginAfresh(false);
  });
  useEffect(() => {
    // Firefox 153 gives a page of its back/forward cache the session storage of when it was left.
    // A page with an unload handler is loaded again instead.
    const reload = 'mozInnerScreenX' in window ? { unload: () => undefined } : {};
    return listenToWindow({ pageshow: ({ persisted }) => persisted && catchUp(), ...reload });
  }, []);

  /** Checks the request as it stands, and lets it go this way. */
  const send = (filled: HTMLFormElement, channel: Way) => {
    const check = async (): Promise<CheckedRequest> => {
      const bare = readRequest(filled);
      const { phone, problem } = await readPhone(bare.phone);
      const request = { ...bare, phone };
      const found = checkRequest(request, Date.now(), problem, {
        way: channel,
        isQuote: wish.isQuote,
      });
      show(found, channel);
      const held = isHoneypotFilled(filled) ? HONEYPOT_FILLED : undefined;
      const explanation = Object.keys(found).length > 0 ? '' : held;
      return { ...complete(request), explanation };
    };
    return submit(channel, () => complete(typedRequest()), check, whatsapp);
  };

  const change = () => {
    keep();
    follow();
    if (hasAnswers(readDraft())) hold(null);
    amendRequest();
  };

  /** After one that has gone, or was erased. */
  const begin = () => {
    show({}, 'email');
    reset();
    beginAfresh(true);
  };

  const erase = () => {
    keep();
    const draft = readDraft();
    hold(hasAnswers(draft) ? { ...draft, outcome: undefined } : null);
    begin();
    clearDraft();
  };

  const restoreField = (kept: Draft) => {
    saveDraft(kept);
    hold(null);
    beginAfresh(true);
  };

  return {
    state,
    problems,
    erased,
    send,
    change,
    begin,
    erase,
    restoreField,
    confirm: confirmSent,
  };
}
