import { useEffect, useState, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment/appointment';
import {
  FORM_FIELDS,
  type AppointmentRequest,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { normaliseDate } from '@/lib/dates/typedDate';
import { useMinute } from '@/lib/browser/useMinute';
import { formatLocalMoment } from '@/lib/openingHours/formatOpenState';
import { formatFullDate } from '@/lib/dates/formatDate';
import { yaoundeClock } from '@/lib/dates/yaounde';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import { readForm, readRequest } from './readForm';

/** What is said of days on which the centre is closed, by their dates in Yaoundé. */
export type ClosingDayRemarks = Readonly<Record<string, string>>;

interface MomentFieldProps extends FieldState {
  name: RequestField;
  form: RefObject<HTMLFormElement | null>;
  closingDays: ClosingDayRemarks;
}

/**
 * A field of the wished moment: the day is spelt out once chosen; an hour already past is said,
 * and which hour it is where the visitor lives. What it says is its own state: the form drawn anew in the middle of a change would put
 * the phone's list of countries back.
 */
export function MomentField({ form, closingDays, ...field }: MomentFieldProps) {
  const [min, setMin] = useState<string>();
  const [remark, setRemark] = useState('');
  const { name } = field;
  const isDay = FORM_FIELDS[name].control === 'date';
  const now = useMinute();
  // The prerendered page knows no today.
  const today = now === undefined ? undefined : yaoundeClock(now).date;

  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!element || !(control instanceof HTMLInputElement)) return;
    const look = (request: AppointmentRequest) => {
      const { appointmentDate: date, appointmentTime: time } = request;
      const closed = closingDays[date];
      if (isDay)
        setRemark(formatFullDate(date, 'fr') + (closed ? `, ${closed}. ${SEND_ANYWAY}` : ''));
      else if (isTimePast(request, Date.now())) setRemark(PAST);
      else setRemark(formatLocalMoment(date, time));
    };
    // As it stands: Chromium reports a year after each digit, and `0202` is half of 2027.
    const onChange = () => look(readForm(element));
    // A day that is being typed would be emptied by another `min`, so it waits; the day is looked at
    // again when the request is sent.
    const settle = () => {
      if (document.activeElement === control || control.validity.badInput) return;
      if (isDay) setMin(today);
      // What is shown is what is sent. Where the browser has no control for days, what was typed
      // stays, and the remark says how it was read.
      if (control.type === 'date') control.value = normaliseDate(control.value);
      look(readRequest(element));
    };
    settle();
    element.addEventListener('focusout', settle);
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('focusout', settle);
      element.removeEventListener('change', onChange);
    };
  }, [form, name, isDay, today, closingDays]);

  return <NativeField {...field} min={isDay ? min : undefined} remark={remark} />;
}

const SEND_ANYWAY = 'Vous pouvez envoyer : nous chercherons un autre moment avec vous.';
const PAST = `Cette heure est déjà passée à Yaoundé. ${SEND_ANYWAY}`;
