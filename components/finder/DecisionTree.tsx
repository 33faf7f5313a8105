'use client';

import { useLayoutEffect, useState } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

/**
 * The radios that were chosen, by their ids: for as long as the page is not loaded anew, and
 * nowhere but here. They tell of somebody's health, and the phone may be a shared one.
 */
let kept: readonly string[] = [];

/** Says what stands at the end of the page now: a question, the recommendation, or where to go. */
const lastStep = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('[data-step]')]
    .filter((step) => step.getClientRects().length > 0)
    .pop();

/**
 * Gives the answers back to who returns by the browser's arrow, says aloud what an answer has
 * brought, and has it in sight. The style sheet shows it, with or without this.
 */
export function DecisionTree({ formId }: { formId: string }) {
  const [said, say] = useState('');

  useLayoutEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const radios = [...form.querySelectorAll('input')];
    const keep = () => {
      kept = radios.filter(({ checked }) => checked).map(({ id }) => id);
    };
    // What was answered before React, or given back by the browser, is newer.
    if (radios.some(({ checked }) => checked)) keep();
    else if (kept.length > 0) {
      for (const radio of radios) radio.checked = kept.includes(radio.id);
      // On the way back the browser scrolls first, as far as the page before was long.
      lastStep(form)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }

    let last = lastStep(form);
    let isPressed = false;
    const listen = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const follow = () => {
      keep();
      const step = lastStep(form);
      if (!step || step === last) return;
      last = step;
      say(step.dataset.step ?? '');
      // Arrow keys go from choice to choice: the page stays where they are.
      if (isPressed) step.scrollIntoView({ block: 'nearest' });
    };
    const begin = () => {
      // The event comes before the form is empty.
      setTimeout(() => {
        keep();
        last = lastStep(form);
        say('');
        // The button that was pressed is gone.
        radios[0]?.focus();
      });
    };
    const heard = { pointerdown: listen, keydown: listen, change: follow, reset: begin };
    for (const [type, act] of Object.entries(heard)) form.addEventListener(type, act);
    return () => {
      for (const [type, act] of Object.entries(heard)) form.removeEventListener(type, act);
    };
  }, [formId]);

  return <LiveRegion>{said ? <VisuallyHidden>{said}</VisuallyHidden> : null}</LiveRegion>;
}
