'use client';

import { useLayoutEffect, useState } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';

/**
 * The ids of the checked radios, in memory only: they are health data, and the phone may be shared.
 */
let savedAnswers: readonly string[] = [];

/** The last visible step: a question, the recommendation, or where to go. */
const lastStep = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('[data-step]')]
    .filter((step) => step.getClientRects().length > 0)
    .pop();

/**
 * Progressive enhancement of the decision tree: restores the answers on «Back», announces the step
 * that an answer reveals, and scrolls to it. The style sheet shows the steps without it.
 */
export function DecisionTree({ formId }: { formId: string }) {
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const radios = [...form.querySelectorAll('input')];
    const save = () => {
      savedAnswers = radios.filter(({ checked }) => checked).map(({ id }) => id);
    };
    // Answers from before hydration, or restored by the browser, take precedence.
    if (radios.some(({ checked }) => checked)) save();
    else if (savedAnswers.length > 0) {
      for (const radio of radios) radio.checked = savedAnswers.includes(radio.id);
      // The browser restores the scroll position before the steps are shown.
      lastStep(form)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }

    let last = lastStep(form);
    let isPointer = false;
    const onInteraction = ({ type }: Event) => {
      isPointer = type === 'pointerdown';
    };
    const onChange = () => {
      save();
      const step = lastStep(form);
      if (!step || step === last) return;
      last = step;
      setAnnouncement(step.dataset.step ?? '');
      // Arrow keys move between radios: do not scroll.
      if (isPointer) step.scrollIntoView({ block: 'nearest' });
    };
    const onReset = () => {
      // `reset` fires before the form is cleared.
      setTimeout(() => {
        save();
        last = lastStep(form);
        setAnnouncement('');
        // The reset button is hidden now.
        radios[0]?.focus();
      });
    };
    const listeners = {
      pointerdown: onInteraction,
      keydown: onInteraction,
      change: onChange,
      reset: onReset,
    };
    const controller = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      form.addEventListener(type, listener, controller);
    }
    return () => controller.abort();
  }, [formId]);

  return (
    <LiveRegion>{announcement ? <VisuallyHidden>{announcement}</VisuallyHidden> : null}</LiveRegion>
  );
}
