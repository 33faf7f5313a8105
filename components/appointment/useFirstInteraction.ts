import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { reloadIfStale } from '@/lib/hydration/pageScripts';
import { useFormMessages } from './formLanguage';
import { loadEmail } from './sendRequest';

/** The first interaction with the form, at which it loads what it needs later. */
export function useFirstInteraction(form: RefObject<HTMLFormElement | null>) {
  const messages = useFormMessages();
  const [hasInteracted, setInteracted] = useReducer(() => true, false);
  const onInteraction = () => {
    if (hasInteracted) return;
    setInteracted();
    // In a stale deployment its file is gone: reload now, not when the request is sent.
    loadEmail(messages).catch(reloadIfStale);
  };
  const checkFocus = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) onInteraction();
  });
  // The visitor may be in the form before hydration.
  useEffect(() => checkFocus(), []);
  return { hasInteracted, onInteraction };
}
