import clsx from 'clsx';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { NeighbourhoodAnswer } from '@/components/serviceArea/NeighbourhoodAnswer';
import { NeighbourhoodNames } from '@/components/serviceArea/NeighbourhoodNames';
import { useNeighbourhoodAnswer } from '@/components/serviceArea/useNeighbourhoodAnswer';
import { PageLink } from '@/components/ui/PageLink';
import {
  controlName,
  requestFields,
  FORM_PARTS,
  isOptional,
  type RequestField,
  type RequestIntent,
} from '@/lib/appointment/appointmentFields';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import { FOR_RELATIVE, RECIPIENTS, type ServiceType } from '@/lib/appointment/fieldTypes';
import { useQuery } from '@/lib/browser/useQuery';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { forService, routes, serviceIn } from '@/lib/routing/routes';
import type { VisitHours } from '@/lib/openingHours/visitHours';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { EmailField } from './EmailField';
import { Field, type FieldState, type RequestFieldProps } from './Field';
import { useFormMessages } from '@/components/appointment/formLanguage';
import { HONEYPOT } from '@/components/appointment/formValues';
import { useFormValue } from '@/components/appointment/useFormValue';
import { MomentFields } from './MomentFields';
import { PhoneField } from './PhoneField';
import { EstimateNotice, IntentNotice } from '@/components/appointment/RequestIntent';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './RequestFields.module.css';

interface RequestFieldsProps extends Omit<
  RequestFieldProps,
  keyof FieldState | 'name' | 'requestedService'
> {
  fieldId: (field: RequestField) => string;
  errors: RequestErrors;
  intent: RequestIntent;
  onRemoveEstimate: () => void;
  closingDays: Readonly<Record<string, string>>;
  hours: VisitHours;
}

/** The fields that are more than a control. */
const SPECIAL_FIELDS: Partial<Record<RequestField, ComponentType<RequestFieldProps>>> = {
  email: EmailField,
  phone: PhoneField,
  neighbourhood: NeighbourhoodField,
  serviceType: ServiceTypeField,
};

/** The form's fields, and its honeypot. */
export function RequestFields({
  fieldId,
  errors,
  intent,
  onRemoveEstimate,
  closingDays,
  hours,
  ...shared
}: RequestFieldsProps) {
  const messages = useFormMessages();
  const { requestedService } = intent;

  const fieldState = (name: RequestField) => ({
    id: fieldId(name),
    error: errors[name],
    optional: isOptional(requestFields[name], intent.isQuote),
  });

  const showField = (name: RequestField) => {
    const SpecialField: ComponentType<RequestFieldProps> = SPECIAL_FIELDS[name] ?? Field;
    return (
      <SpecialField key={name} {...{ ...fieldState(name), name, requestedService, ...shared }} />
    );
  };

  const showRow = (row: RequestField[]) => {
    if (row.length === 1) return row.map(showField);
    const [key] = row;
    if (key === 'appointmentDate') {
      const [date, time] = [fieldState(key), fieldState('appointmentTime')];
      return (
        <MomentFields
          key={key}
          {...{ date, time, closingDays, hours }}
          form={shared.form}
          isUrgent={intent.isUrgent}
          className={clsx(layout.stack, styles.row)}
        />
      );
    }
    return (
      <div key={key} className={clsx(layout.stack, styles.row)}>
        {row.map(showField)}
      </div>
    );
  };

  return (
    <>
      {FORM_PARTS.map(({ part, rows }, index) => (
        <fieldset key={part} className={styles.part}>
          <legend>
            <span aria-hidden="true">{index + 1}</span>
            {messages.typography(messages.parts[part])}
          </legend>
          {part === 'need' ? (
            <>
              <IntentNotice {...intent} />
              <EstimateNotice {...intent} onRemove={onRemoveEstimate} />
            </>
          ) : null}
          {part === 'recipient' ? (
            <RecipientField id={fieldId('recipient')}>{rows.slice(1).map(showRow)}</RecipientField>
          ) : (
            rows.map(showRow)
          )}
        </fieldset>
      ))}
      {/* Hidden from keyboard, autofill and screen readers, also where `inert` is unknown. */}
      <div inert aria-hidden="true" className={styles.honeypot}>
        <label>
          {messages.honeypot}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/**
 * Who the request is for, and the fields about a relative. Radios, labels and fields are siblings:
 * `:checked ~` shows the fields without a script (`:has` needs Chrome 105).
 */
function RecipientField({ id, children }: { id: string; children: ReactNode }) {
  const { relativeNote, translate, typography } = useFormMessages();
  return (
    <div className={styles.choices}>
      {RECIPIENTS.map((choice, index) => (
        <Fragment key={choice}>
          <input
            id={`${id}-${index}`}
            type="radio"
            name="recipient"
            value={choice}
            className={choice === FOR_RELATIVE ? styles.relative : undefined}
          />
          <label htmlFor={`${id}-${index}`}>{translate(choice)}</label>
        </Fragment>
      ))}
      <div className={styles.relativeFields}>
        <p className={texts.note}>{typography(relativeNote)}</p>
        {children}
      </div>
    </div>
  );
}

/** The service type, and what the chosen one covers. */
function ServiceTypeField({ form, requestedService, ...field }: RequestFieldProps) {
  const { coverage } = useFormMessages();
  const type = useFormValue(form, 'serviceType');
  const covered = type && !requestedService ? coverage[type as ServiceType] : '';
  return <Field {...field} remark={covered} />;
}

/**
 * Where to come, as free text. A known neighbourhood is answered at once; if the content has none, it
 * is an ordinary field.
 */
function NeighbourhoodField({ form, area, centre, ...field }: RequestFieldProps) {
  const { answered, names, ...handlers } = useNeighbourhoodAnswer(
    form,
    controlName(field.name),
    area,
  );
  const { locale } = useDictionary();
  const service = serviceIn(useQuery());
  if (neighbourhoodNames(area).length === 0) return <Field {...field} />;
  return (
    <Field
      {...field}
      {...handlers}
      list={`${field.id}-names`}
      suggestion={
        <>
          <NeighbourhoodNames id={`${field.id}-names`} names={names} />
          <NeighbourhoodAnswer answered={answered} centre={centre} />
          <PageLink
            href={service ? forService(routes.neighbourhoods, service) : routes.neighbourhoods}
            className={layout.target}
            hrefLang={locale === 'fr' ? undefined : 'fr'}
          >
            {area.listLabel}
          </PageLink>
        </>
      }
    />
  );
}
