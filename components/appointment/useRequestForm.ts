import { useEffect, useEffectEvent, type RefObject } from 'react';
import { checkRequest } from '@/lib/appointment/appointment';
import type { Way } from '@/lib/appointment/appointmentFields';
import { hasAnswers, type Draft } from '@/lib/browser/draft';
import type { PhoneNumber } from '@/lib/content/fields';
import { isHoneypotFilled, HONEYPOT_FILLED } from './Honeypot';
import { readRequest } from './readForm';
import { readPhone } from './readPhone';
import { useDraft, useErased } from './useDraft';
import { useErrors } from './useErrors';
import type { Wish } from './useRequestedService';
import { useSending, type CheckedRequest } from './useSending';

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
  beginAfresh: () => void,
  wish: Wish,
  whatsapp: PhoneNumber,
) {
  const { draft, keep, giveBack: takeBack, forget } = useDraft(form, edition);
  const { erased, hold } = useErased();
  const problems = useErrors(form, wish.isQuote);
  const { show, follow } = problems;
  const { state, dispatch, confirm: confirmSent, amend, reset } = useSending();

  const contextOf = () => ({ reference: draft().reference, ...wish });

  const amendWish = useEffectEvent(() => {
    // A quote needs less than an appointment.
    follow();
    if ('request' in state) amend(state.request, { ...state.context, ...wish });
  });
  useEffect(() => amendWish(), [wish.requestedService, wish.isQuote, wish.isUrgent]);

  /** Checks the request as it stands, and lets it go this way. */
  const send = async (filled: HTMLFormElement, way: Way) => {
    const check = async (): Promise<CheckedRequest> => {
      const bare = readRequest(filled);
      const { phone, problem } = await readPhone(bare.phone);
      const request = { ...bare, phone };
      const found = checkRequest(request, Date.now(), problem, { way, isQuote: wish.isQuote });
      show(found, way);
      const held = isHoneypotFilled(filled) ? HONEYPOT_FILLED : undefined;
      const explanation = Object.keys(found).length > 0 ? '' : held;
      return { request, context: contextOf(), explanation };
    };
    if (await dispatch(way, check, whatsapp)) forget();
  };

  const change = () => {
    keep();
    follow();
    if (hasAnswers(draft())) hold(null);
    if (form.current) amend(readRequest(form.current), contextOf());
  };

  /** After one that has gone, or was erased. */
  const begin = () => {
    forget();
    show({}, 'email');
    reset();
    beginAfresh();
  };

  const erase = () => {
    keep();
    hold(hasAnswers(draft()) ? draft() : null);
    begin();
  };

  const giveBack = (kept: Draft) => {
    takeBack(kept);
    hold(null);
    beginAfresh();
  };

  const confirm = () => {
    forget();
    confirmSent();
  };

  return { state, problems, erased, send, change, begin, erase, giveBack, confirm };
}
