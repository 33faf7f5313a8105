import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment/appointment';
import { FORM_FIELDS, type RequestField } from '@/lib/appointment/appointmentFields';
import { useMinute } from '@/lib/browser/useMinute';
import { spellMomentAbroad } from '@/lib/time/visitorHours';
import { spellDate, yaoundeClock } from '@/lib/time/yaounde';
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
  const { control: type, bare = String } = FORM_FIELDS[name];
  const isDay = type === 'date';
  const now = useMinute();
  // The prerendered page knows no today.
  const today = now === undefined ? undefined : yaoundeClock(now).date;

  const controlOf = () => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  const look = useEffectEvent(() => {
    if (!form.current) return;
    const request = readRequest(form.current);
    if (isDay) {
      // Chromium reports a year after each of its digits: `0202` is half of 2027.
      const isHalfTyped =
        document.activeElement === controlOf() && readForm(form.current)[name].startsWith('0');
      setRemark(isHalfTyped ? '' : dayRemark(request.appointmentDate, closingDays));
    } else if (isTimePast(request, Date.now())) setRemark(PAST);
    else setRemark(spellMomentAbroad(request.appointmentDate, request.appointmentTime));
  });

  // A day that is being typed would be emptied by another `min`, so it waits; the day is looked at
  // again when the request is sent.
  const settle = useEffectEvent(() => {
    const control = controlOf();
    if (!control || document.activeElement === control || control.validity.badInput) return;
    if (isDay) setMin(today);
    // What is shown is what is sent. A text field, where the browser has no control for days, keeps
    // what was typed: the remark says how it was read.
    const value = bare(control.value);
    if (control.type === type && control.value !== value) control.value = value;
    look();
  });

  useEffect(() => {
    const element = form.current;
    const onFocusOut = () => settle();
    const onChange = () => look();
    onFocusOut();
    element?.addEventListener('focusout', onFocusOut);
    element?.addEventListener('change', onChange);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      element?.removeEventListener('change', onChange);
    };
  }, [form, today]);

  return <NativeField {...field} min={isDay ? min : undefined} remark={remark} />;
}

const SEND_ANYWAY = 'Vous pouvez envoyer : nous chercherons un autre moment avec vous.';
const PAST = `Cette heure est déjà passée à Yaoundé. ${SEND_ANYWAY}`;

/** The day in words, and what is said of a closing day. */
function dayRemark(date: string, closingDays: ClosingDayRemarks): string {
  const closed = closingDays[date];
  return spellDate(date) + (closed ? `, ${closed}. ${SEND_ANYWAY}` : '');
}
