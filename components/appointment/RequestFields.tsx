import type { RefObject } from 'react';
import type { RequestErrors } from '@/lib/appointment/appointment';
import {
  FORM_FIELDS,
  FORM_PARTS,
  isOptional,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { SERVICE_COVERAGE, SERVICE_TYPES } from '@/lib/appointment/choices';
import type { RequestIntent } from '@/lib/appointment/requestIntent';
import type { Centre } from '@/lib/appointment/requestLinks';
import type { Area } from '@/lib/content/schemas/area';
import { fr } from '@/lib/text/typography';
import { EmailField } from './EmailField';
import { HONEYPOT } from './formValues';
import { IntentNotice } from './IntentNotice';
import { MomentField } from './MomentField';
import { NativeField } from './NativeField';
import { NeighbourhoodField } from './NeighbourhoodField';
import { PhoneField } from './PhoneField';
import { RecipientField } from './RecipientField';
import styles from './RequestFields.module.css';

interface RequestFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  idOf: (field: RequestField) => string;
  errors: RequestErrors;
  intent: RequestIntent;
  /** The visitor has interacted with the form: libraries may load. */
  hasInteracted: boolean;
  /** Called when a component has set a field's value, which fires no input event. */
  onChange: () => void;
  area: Area;
  closingDays: Readonly<Record<string, string>>;
  centre: Centre;
}

/** The form's fields, and its honeypot. */
export function RequestFields(props: RequestFieldsProps) {
  const { form, idOf, errors, intent, hasInteracted, onChange, area, closingDays, centre } = props;

  const showField = (name: RequestField) => {
    const optional = isOptional(FORM_FIELDS[name], intent.isQuote);
    const field = { id: idOf(name), error: errors[name], optional };
    const { control } = FORM_FIELDS[name];
    if (name === 'email') {
      return (
        <EmailField
          key={name}
          {...field}
          {...{ name, form, hasInteracted }}
          onAccepted={onChange}
        />
      );
    }
    if (name === 'phone') {
      return (
        <PhoneField key={name} {...field} {...{ name, form, hasInteracted }} onNumber={onChange} />
      );
    }
    if (name === 'neighbourhood') {
      return <NeighbourhoodField key={name} {...field} {...{ name, form, area, centre }} />;
    }
    if (control === 'date' || control === 'time') {
      return <MomentField key={name} {...field} {...{ name, form, closingDays }} />;
    }
    if (name === 'serviceType') {
      // A link that names a service needs no explanation of the types.
      const hint = intent.requestedService ? null : COVERAGE;
      return <NativeField key={name} {...field} {...{ name, hint }} />;
    }
    return <NativeField key={name} {...field} name={name} />;
  };

  const showRows = (rows: RequestField[][]) =>
    rows.map((row) =>
      row.length > 1 ? (
        <div key={row[0]} className={styles.row}>
          {row.map(showField)}
        </div>
      ) : (
        row.map(showField)
      ),
    );

  return (
    <>
      {FORM_PARTS.map(({ part, heading, rows }, index) => (
        <fieldset key={part} className={styles.part}>
          <legend>
            <span aria-hidden="true">{index + 1}</span>
            {fr(heading)}
          </legend>
          {part === 'need' ? <IntentNotice {...intent} /> : null}
          {part === 'recipient' ? (
            <RecipientField id={idOf('recipient')}>{showRows(rows.slice(1))}</RecipientField>
          ) : (
            showRows(rows)
          )}
        </fieldset>
      ))}
      {/* Hidden from keyboard, autofill and screen readers, also where `inert` is unknown. */}
      <div inert aria-hidden="true" className={styles.honeypot}>
        <label>
          Ne remplissez pas ce champ
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
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
