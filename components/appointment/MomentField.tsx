import { useEffect, useState, type RefObject } from 'react';
import {
  FORM_FIELDS,
  type AppointmentRequest,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { isTimePast } from '@/lib/appointment/checkRequest';
import { normaliseDate } from '@/lib/dates/typedDate';
import { useMinute } from '@/lib/browser/useMinute';
import { formatLocalMoment } from '@/lib/openingHours/formatOpenState';
import { formatFullDate } from '@/lib/dates/formatDate';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { Field, type FieldState } from './Field';
import { readForm, readRequest } from './formValues';

interface MomentFieldProps extends FieldState {
  name: RequestField;
  form: RefObject<HTMLFormElement | null>;
  /** The remarks on closing days, by date in Yaoundé. */
  closingDays: Readonly<Record<string, string>>;
}

/**
 * The requested date or time, with a remark: the date in full, closing days, a time that is past, and
 * the time in the visitor's own zone. The remark is the field's own state: if a change rendered the
 * whole form, the phone's list of countries would jump back.
 *
 * It listens to the form in the DOM: React reports no `change` of the values that `useDraft` restores.
 */
export function MomentField({ form, closingDays, ...field }: MomentFieldProps) {
  const [min, setMin] = useState<string>();
  const [remark, setRemark] = useState('');
  const { name } = field;
  const isDay = FORM_FIELDS[name].control === 'date';
  const now = useMinute();
  // The prerendered page has no current date.
  const today = now === undefined ? undefined : yaoundeClock(now).date;

  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!element || !(control instanceof HTMLInputElement)) return;
    const updateRemark = (request: AppointmentRequest) => {
      const { appointmentDate: date, appointmentTime: time } = request;
      const closed = closingDays[date];
      if (isDay)
        setRemark(formatFullDate(date, 'fr') + (closed ? `, ${closed}. ${SEND_ANYWAY}` : ''));
      else if (isTimePast(request, Date.now())) setRemark(PAST);
      else setRemark(formatLocalMoment(date, time));
    };
    // Not normalised: Chromium fires after each digit of a year, and `0202` is an incomplete 2027.
    const onChange = () => updateRemark(readForm(element));
    // Another `min` would empty a date that is being typed. The request is checked again when it is sent.
    const normalise = () => {
      if (document.activeElement === control || control.validity.badInput) return;
      if (isDay) setMin(today);
      // The field shows what is sent. Without a native date control, the text stays as typed, and the
      // remark shows the date as it is read.
      if (control.type === 'date') control.value = normaliseDate(control.value);
      updateRemark(readRequest(element));
    };
    normalise();
    element.addEventListener('focusout', normalise);
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('focusout', normalise);
      element.removeEventListener('change', onChange);
    };
  }, [form, name, isDay, today, closingDays]);

  return <Field {...field} min={isDay ? min : undefined} remark={remark} />;
}

const SEND_ANYWAY = 'Vous pouvez envoyer : nous chercherons un autre moment avec vous.';
const PAST = `Cette heure est déjà passée à Yaoundé. ${SEND_ANYWAY}`;
