import { useEffect, useState, type RefObject } from 'react';
import { isTimePast } from '@/lib/appointment/appointment';
import { FORM_FIELDS, type RequestField } from '@/lib/appointment/appointmentFields';
import { spellMomentAbroad } from '@/lib/time/visitorHours';
import { spellDate, yaoundeClock } from '@/lib/time/yaounde';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import { readForm } from './readForm';

const today = () => yaoundeClock(Date.now()).date;

interface MomentFieldProps extends FieldState {
  name: RequestField;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A field of the wished moment: the day is spelt out once chosen; an hour already past is said,
 * and which hour it is where the visitor lives. What it says is its own state: the form drawn anew in the middle of a change would put
 * the phone's list of countries back.
 */
export function MomentField({ form, ...field }: MomentFieldProps) {
  const [min, setMin] = useState<string>();
  const [remark, setRemark] = useState('');
  const isDay = FORM_FIELDS[field.name].control === 'date';
  const { name } = field;

  // The prerendered page knows no today: the browser tells it. A day that is being typed would be
  // emptied by that, so it waits; the day is looked at again when the request is sent.
  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!isDay || !(control instanceof HTMLInputElement)) return;
    const tell = () => {
      const isHalfTyped = control.validity.badInput;
      if (document.activeElement !== control && !isHalfTyped) setMin(today());
    };
    tell();
    element?.addEventListener('focusout', tell);
    return () => element?.removeEventListener('focusout', tell);
  }, [form, name, isDay]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => {
      const request = readForm(element);
      if (isDay) setRemark(spellDate(request.appointmentDate));
      else if (isTimePast(request, Date.now())) setRemark(PAST);
      else setRemark(spellMomentAbroad(request.appointmentDate, request.appointmentTime));
    };
    element.addEventListener('change', look);
    return () => element.removeEventListener('change', look);
  }, [form, isDay]);

  return <NativeField {...field} min={isDay ? min : undefined} remark={remark} />;
}

const PAST =
  'Cette heure est déjà passée à Yaoundé. Vous pouvez envoyer : nous chercherons un autre moment avec vous.';
