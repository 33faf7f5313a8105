import type { RefObject } from 'react';
import type { Area } from '@/lib/content/schemas/area';
import { FORM_FIELDS, FORM_PARTS, type RequestField } from '@/lib/appointment/appointmentFields';
import type { FieldState } from './Field';
import { ClosedPart } from './ClosedPart';
import { EmailField } from './EmailField';
import { MomentField, type ClosingDayRemarks } from './MomentField';
import { NativeField } from './NativeField';
import type { Centre } from './OtherWays';
import { PhoneField } from './PhoneField';
import { QuarterField } from './QuarterField';
import type { Wish } from './useRequestedService';
import { WishNote } from './WishNote';
import styles from './RequestFields.module.css';

interface RequestFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  stateOf: (field: RequestField) => FieldState;
  reached: boolean;
  /** Called once a field holds what nobody typed into it: no input event tells of that. */
  onChange: () => void;
  wish: Wish;
  area: Area;
  closingDays: ClosingDayRemarks;
  centre: Centre;
}

/** What the form asks, part after part. */
export function RequestFields(props: RequestFieldsProps) {
  const { form, stateOf, reached, wish, area, closingDays, centre, onChange } = props;

  const show = (name: RequestField) => {
    const field = { name, ...stateOf(name) };
    const { control } = FORM_FIELDS[name];
    const reachable = { form, reached };
    if (name === 'email') {
      return <EmailField key={name} {...field} {...reachable} name={name} onTaken={onChange} />;
    }
    if (name === 'phone') {
      return <PhoneField key={name} {...field} {...reachable} name={name} onNumber={onChange} />;
    }
    if (name === 'quarter') {
      return <QuarterField key={name} {...field} {...{ form, area, centre }} name={name} />;
    }
    if (control === 'date' || control === 'time') {
      return <MomentField key={name} {...field} {...{ form, closingDays }} />;
    }
    return <NativeField key={name} {...field} />;
  };

  const showRows = (rows: RequestField[][]) =>
    rows.map((row) =>
      row.length > 1 ? (
        <div key={row[0]} className={styles.row}>
          {row.map(show)}
        </div>
      ) : (
        row.map(show)
      ),
    );

  return FORM_PARTS.map(({ heading, lead, closed, rows }, part) =>
    closed ? (
      <ClosedPart key={heading} heading={heading} lead={lead}>
        {showRows(rows)}
      </ClosedPart>
    ) : (
      <fieldset key={heading} className={styles.part}>
        <legend>
          <span aria-hidden="true">{part + 1}</span>
          {heading}
        </legend>
        {part === 0 ? <WishNote {...wish} /> : null}
        {showRows(rows)}
      </fieldset>
    ),
  );
}
