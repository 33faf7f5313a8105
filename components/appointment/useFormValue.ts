import { useSyncExternalStore, type RefObject } from 'react';
import type { RequestField } from '@/lib/appointment/appointmentFields';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { readField } from './formValues';

/** The value follows events. */
const subscribe = (notify: () => void) => listenToWindow({ input: notify });

/**
 * The value of a field. The draft or a link may have set it: React reads it again after each render.
 */
export const useFormValue = (
  form: RefObject<HTMLFormElement | null>,
  field: RequestField,
): string =>
  useSyncExternalStore(
    subscribe,
    () => (form.current ? readField(form.current, field) : ''),
    () => '',
  );
