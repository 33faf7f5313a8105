'use client';

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment';
import { spellDate, yaoundeClock } from '@/lib/yaounde';
import { Field } from './Field';
import { readForm } from './readForm';
import styles from './AppointmentForm.module.css';

interface Control {
  id: string;
  error: string | undefined;
}

interface WishedMomentProps {
  form: RefObject<HTMLFormElement | null>;
  date: Control;
  time: Control;
}

const never = () => () => undefined;
const today = () => yaoundeClock(Date.now()).date;

/** The wished day and hour: the day is spelt out once chosen, and an hour already past is said. */
export function WishedMoment({ form, date, time }: WishedMomentProps) {
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

  return (
    <div className={styles.row}>
      <Field label="Date souhaitée" remark={remarks.date} {...date}>
        {(props) => <input {...props} type="date" name="appointmentDate" min={min} />}
      </Field>
      <Field label="Heure souhaitée" remark={remarks.time} {...time}>
        {(props) => <input {...props} type="time" name="appointmentTime" />}
      </Field>
    </div>
  );
}
