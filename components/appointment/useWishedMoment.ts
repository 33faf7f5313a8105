'use client';

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment';
import { spellDate, yaoundeClock } from '@/lib/yaounde';
import { readForm } from './readForm';

const never = () => () => undefined;
const today = () => yaoundeClock(Date.now()).date;

/**
 * What the fields of the wished moment show beside what the table says of them: the first day
 * that may be chosen, the day spelt out once it is, and an hour already past.
 */
export function useWishedMoment(form: RefObject<HTMLFormElement | null>) {
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

  return {
    appointmentDate: { min, remark: remarks.date },
    appointmentTime: { remark: remarks.time },
  };
}
