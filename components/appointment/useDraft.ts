import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { REQUEST_FIELDS } from '@/lib/appointment/appointmentFields';
import { TYPED } from '@/lib/hydration/eventReplay';
import {
  emptyDraft,
  hasAnswers,
  isDraftStored,
  readDraft,
  saveDraft,
  type Draft,
} from '@/lib/browser/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { readForm } from './readForm';
import { LINKED, linkedServiceId } from './useRequestedService';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a name: radios share theirs. */
const controlsOf = (found: Element | RadioNodeList | null): Control[] =>
  (found instanceof RadioNodeList ? [...found] : [found]).filter(
    (field): field is Control => field instanceof Element && 'value' in field,
  );

function setAnswer(control: Control, text: string): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === text;
  else control.value = text;
}

/** Whether the browser may have filled the fields as they were when the page was left. */
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((it) => (it as PerformanceNavigationTiming).type !== 'navigate');

/**
 * Keeps what is typed for the visit, and puts it back into empty fields.
 *
 * @param form The form whose fields are kept.
 * @param edition Changes with each fresh form.
 * @returns Keeps what the fields hold now.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, edition: number): () => void {
  const keep = () => {
    if (!form.current) return;
    const values: Draft['values'] = readForm(form.current);
    if (form.current.querySelector(`[${LINKED}]`)) delete values.serviceType;
    const draft = { ...(readDraft() ?? emptyDraft()), values, query: location.search };
    // Of an erased form nothing is kept, until something is typed into it.
    if (readDraft() || hasAnswers(draft)) saveDraft(draft);
  };

  const keepEarly = useEffectEvent(keep);

  useEffect(() => {
    const stored = readDraft();
    if (!form.current) return;
    const fields = form.current.elements;
    const values = readForm(form.current);
    let isNewer = false;
    const isOutdated = isDraftStored() && isFromHistory();
    const restored: Control[] = [];
    const chosenByLink =
      stored?.query !== location.search && linkedServiceId(location.search) !== null;
    for (const name of REQUEST_FIELDS) {
      if (name === 'serviceType' && chosenByLink) continue;
      const controls = controlsOf(fields.namedItem(name));
      if (controls.some((field) => field.hasAttribute(LINKED))) continue;
      const text = stored?.values[name] ?? (isOutdated ? '' : undefined);
      // What was typed before React was ready is newer than the draft. What the browser has given
      // back, with a page of its history, is not.
      const isTyped = controls.some((it) => it.hasAttribute(TYPED) || it.validity.badInput);
      if (text !== undefined && values[name] !== text && !isTyped) {
        controls.forEach((control) => setAnswer(control, text));
        restored.push(...controls.slice(0, 1));
      } else if (values[name] !== (text ?? '')) {
        isNewer = true;
      }
    }
    // Once all stand there: whoever hears of it keeps the form as it then is.
    for (const field of restored) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (isNewer) keepEarly();
  }, [form, edition]);

  return keep;
}

/**
 * What stood in the form before it was emptied, for whoever did so by mistake. It is held in memory
 * alone, and no longer than the page is looked at: phones are shared.
 */
export function useErased() {
  const [erased, hold] = useState<Draft | null>(null);
  useEffect(() => {
    // The browser may show the page once more as it was left.
    return listenToWindow({ pagehide: () => hold(null) });
  }, []);
  return { erased, hold };
}
