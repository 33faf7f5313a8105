import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { SERVICE_COVERAGE, type ServiceType } from '@/lib/appointment/fieldTypes';
import { Field, type FieldState } from './Field';
import { readForm } from './formValues';

interface ServiceTypeFieldProps extends FieldState {
  name: 'serviceType';
  form: RefObject<HTMLFormElement | null>;
  /** The service that a link has named, or ''. It needs no explanation of its type. */
  requestedService: string;
}

/** The service type, and what the chosen one covers. */
export function ServiceTypeField({ form, requestedService, ...field }: ServiceTypeFieldProps) {
  const [type, setType] = useState('');
  const read = () => {
    if (form.current) setType(readForm(form.current).serviceType);
  };
  const readRestored = useEffectEvent(read);
  // The draft or a link may have set the value.
  useEffect(() => readRestored(), [requestedService]);
  const covered = type && !requestedService ? SERVICE_COVERAGE[type as ServiceType] : '';
  return <Field {...field} onInput={read} remark={covered} />;
}
