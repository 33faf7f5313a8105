'use client';

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment';
import { FORM_FIELDS, type RequestField } from '@/lib/appointmentFields';
import { spellDate, yaoundeClock } from '@/lib/yaounde';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import { readForm } from './readForm';

const never = () => () => undefined;
const today = () => yaoundeClock(Date.now()).date;

interface MomentFieldProps extends FieldState {
  name: RequestField;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A field of the wished moment: the day is spelt out once chosen, and an hour already past is
 * said. What it says is its own state: the form drawn anew in the middle of a change would put
 * the phone's list of countries back.
 */
export function MomentField({ form, ...field }: MomentFieldProps) {
  // The prerendered page knows no today: the browser tells it.
  const min = useSyncExternalStore(never, today, () => undefined);
  const [remarks, setRemarks] = useState({ date: '', time: '' });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const remark = () => {
      const request = readForm(element);
      setRemarks({
        date: spellDate(request.appointmentDate),
        time: isTimePast(request, Date.now())
          ? 'Cette heure est déjà passée à Yaoundé. Vous pouvez envoyer : nous chercherons un autre moment avec vous.'
          : '',
      });
    };
    element.addEventListener('change', remark);
    return () => element.removeEventListener('change', remark);
  }, [form]);

  const isDay = FORM_FIELDS[field.name].control === 'date';
  return (
    <NativeField
      {...field}
      min={isDay ? min : undefined}
      remark={isDay ? remarks.date : remarks.time}
    />
  );
}
