import type { RefObject } from 'react';
import type { Area } from '@/lib/content/schemas/area';
import {
  FORM_FIELDS,
  FORM_PARTS,
  SERVICE_COVERAGE,
  SERVICE_TYPES,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';
import type { FieldState } from './Field';
import { EmailField } from './EmailField';
import { MomentField, type ClosingDayRemarks } from './MomentField';
import { NativeField } from './NativeField';
import type { Centre } from './FallbackContact';
import { PhoneField } from './PhoneField';
import { NeighbourhoodField } from './NeighbourhoodField';
import { RecipientField } from './RecipientField';
import type { Wish } from './useRequestedService';
import { IntentNotice } from './IntentNotice';
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
    if (name === 'neighbourhood') {
      return <NeighbourhoodField key={name} {...field} {...{ form, area, centre }} name={name} />;
    }
    if (control === 'date' || control === 'time') {
      return <MomentField key={name} {...field} {...{ form, closingDays }} />;
    }
    if (name === 'serviceType') {
      // A link that names the service has said it already.
      return <NativeField key={name} {...field} hint={wish.requestedService ? null : COVERAGE} />;
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

  return FORM_PARTS.map(({ part, heading, rows }, index) => (
    <fieldset key={part} className={styles.part}>
      <legend>
        <span aria-hidden="true">{index + 1}</span>
        {fr(heading)}
      </legend>
      {part === 'need' ? <IntentNotice {...wish} /> : null}
      {part === 'recipient' ? (
        <RecipientField name="recipient" id={stateOf('recipient').id}>
          {showRows(rows.slice(1))}
        </RecipientField>
      ) : (
        showRows(rows)
      )}
    </fieldset>
  ));
}

const COVERAGE = (
  <ul className={styles.coverage}>
    {SERVICE_TYPES.map((type) => (
      <li key={type}>
        <b>{type}</b>
        {fr(` : ${SERVICE_COVERAGE[type]}`)}
      </li>
    ))}
  </ul>
);
