'use client';

import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { MAX_LENGTH, NO_SERVICE, SERVICE_TYPES, type RequestField } from '@/lib/appointment';
import { fr } from '@/lib/typography';
import { Field } from './Field';
import { PhoneField } from './PhoneField';
import { WishedMoment } from './WishedMoment';
import styles from './AppointmentForm.module.css';

interface RequestFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  /** The id of a field's control, and what is wrong with it. */
  control: (field: RequestField) => { id: string; error: string | undefined };
  reached: boolean;
  /** Called once the phone field holds a new number: the library tells no input event of it. */
  onNumber: () => void;
  /** Title of the service that the visitor comes from, '' for none. */
  requestedService: string;
}

/** What the form asks, in three parts: the need, the moment, the person. */
export function RequestFields(props: RequestFieldsProps) {
  const { form, control, reached, requestedService, onNumber } = props;
  return (
    <>
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">1</span>
          Votre besoin
        </legend>
        {requestedService ? (
          <p className={styles.requested}>
            <Icon name="check-circle" />
            <span>
              {fr('Service demandé : ')}
              <b>{requestedService}</b>
            </span>
          </p>
        ) : null}
        <Field label="Type de service" {...control('serviceType')}>
          {(props) => (
            <select {...props} name="serviceType" defaultValue="">
              <option value="">{NO_SERVICE}</option>
              {SERVICE_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">2</span>
          Le bon moment
        </legend>
        <WishedMoment
          form={form}
          date={control('appointmentDate')}
          time={control('appointmentTime')}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <span aria-hidden="true">3</span>
          Vos coordonnées
        </legend>
        <Field label="Nom et prénom" {...control('fullName')}>
          {(props) => (
            <input
              {...props}
              type="text"
              name="fullName"
              autoComplete="name"
              spellCheck={false}
              maxLength={MAX_LENGTH.fullName}
            />
          )}
        </Field>
        <div className={styles.row}>
          <Field label="E-mail" hint="Par exemple nom@exemple.com." {...control('email')}>
            {(props) => (
              <input
                {...props}
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                spellCheck={false}
                maxLength={MAX_LENGTH.email}
              />
            )}
          </Field>
          <PhoneField {...control('phone')} reached={reached} onNumber={onNumber} />
        </div>
        <Field
          label="Message"
          optional
          hint="Dites ce qu’il vous faut. N’écrivez pas de diagnostic : vous en parlerez avec un soignant."
          {...control('message')}
        >
          {(props) => (
            <textarea {...props} name="message" rows={4} maxLength={MAX_LENGTH.message} />
          )}
        </Field>
      </fieldset>
    </>
  );
}
