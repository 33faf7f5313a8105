import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { AppointmentRequest } from '@/lib/appointment/appointmentFields';
import { isTimePast } from '@/lib/appointment/checkRequest';
import { SERVICE_TYPES } from '@/lib/appointment/fieldTypes';
import { useMinute } from '@/lib/browser/useMinute';
import { formatFullDate } from '@/lib/dates/formatDate';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { isOutsideHours, type VisitHours } from '@/lib/openingHours/visitHours';
import { Field, type FieldState } from './Field';
import { useFormMessages } from '@/components/appointment/formLanguage';
import { normaliseMoment, readField } from '@/components/appointment/formValues';
import { useFormValue } from '@/components/appointment/useFormValue';

interface Moment extends Pick<AppointmentRequest, 'appointmentDate' | 'appointmentTime'> {
  /** The first selectable day. The prerendered page has no current date. */
  min?: string | undefined;
}

interface MomentFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  date: FieldState;
  time: FieldState;
  /** The remarks on closing days, by date in Yaoundé. */
  closingDays: Readonly<Record<string, string>>;
  hours: VisitHours;
  /** An urgent request is answered outside of the opening hours too. */
  isUrgent: boolean;
  className: string | undefined;
}

/**
 * The requested date and time in one row, with remarks: the date in full, closing days, a time that is
 * past or outside of the opening hours.
 */
export function MomentFields({
  form,
  date,
  time,
  closingDays,
  hours,
  isUrgent,
  className,
}: MomentFieldsProps) {
  const messages = useFormMessages();
  const [moment, setMoment] = useState<Moment>({ appointmentDate: '', appointmentTime: '' });
  const row = useRef<HTMLDivElement>(null);
  const serviceType = useFormValue(form, 'serviceType');
  const now = useMinute();
  const today = now === undefined ? undefined : yaoundeClock(now).date;

  const normalise = () => {
    const normalised = row.current && normaliseMoment(row.current.closest('form')!);
    if (normalised) setMoment({ ...normalised, min: today });
  };
  const followDay = useEffectEvent(normalise);
  // In an effect: useDraft restores the values in a layout effect.
  useEffect(() => followDay(), [today]);

  // Not normalised: Chromium fires after each digit of a year, and `0202` is an incomplete 2027. Without
  // a native control, the text waits until it is typed.
  const handleInput = ({ target }: FormEvent<HTMLElement>) => {
    if ((target as HTMLInputElement).type === 'text' || !form.current) return;
    const appointmentDate = readField(form.current, 'appointmentDate');
    const appointmentTime = readField(form.current, 'appointmentTime');
    setMoment({ ...moment, appointmentDate, appointmentTime });
  };

  const { appointmentDate, appointmentTime, min } = moment;
  const closed = closingDays[appointmentDate];
  const day = formatFullDate(appointmentDate, messages.locale);
  const isPast = now !== undefined && isTimePast(moment, now);
  const open = serviceType === SERVICE_TYPES[0] ? hours.consultations : hours.all;
  const isOutside = !isUrgent && isOutsideHours(open, appointmentDate, appointmentTime);
  return (
    <div ref={row} className={className} onInput={handleInput} onBlur={normalise}>
      <Field
        {...date}
        name="appointmentDate"
        min={min}
        remark={closed ? messages.moment.closed(day, closed) : day}
      />
      <Field
        {...time}
        name="appointmentTime"
        remark={isPast ? messages.moment.past : isOutside ? messages.moment.outside : ''}
      />
    </div>
  );
}
