import { useSyncExternalStore, type RefObject } from 'react';
import type { ServiceType } from '@/lib/appointment/fieldTypes';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { Field, type FieldState } from './Field';
import { useFormWords } from './formLanguage';
import { readForm } from './formValues';

interface ServiceTypeFieldProps extends FieldState {
  name: 'serviceType';
  form: RefObject<HTMLFormElement | null>;
  /** The service that a link has named, or ''. It needs no explanation of its type. */
  requestedService: string;
}

const subscribe = (notify: () => void) => listenToWindow({ input: notify });

/** The service type, and what the chosen one covers. */
export function ServiceTypeField({ form, requestedService, ...field }: ServiceTypeFieldProps) {
  const { coverage } = useFormWords();
  // The draft or a link may have set the value: React reads it again after each render.
  const type = useSyncExternalStore(
    subscribe,
    () => (form.current ? readForm(form.current).serviceType : ''),
    () => '',
  );
  const covered = type && !requestedService ? coverage[type as ServiceType] : '';
  return <Field {...field} remark={covered} />;
}
