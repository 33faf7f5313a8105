import { Field } from './Field';

const field = { optional: false, error: undefined };

export const Required = () => (
  <Field {...field} id="nom" name="fullName">
    {(control) => <input {...control} />}
  </Field>
);
export const OptionalWithHint = () => (
  <Field {...field} id="quartier" name="neighbourhood" optional>
    {(control) => <input {...control} defaultValue="Mvog-Ada" />}
  </Field>
);
export const Select = () => (
  <Field {...field} id="service" name="serviceType">
    {(control) => (
      <select {...control}>
        <option>Gestion de médication</option>
      </select>
    )}
  </Field>
);
export const LongText = () => (
  <Field {...field} id="message" name="message">
    {(control) => <textarea {...control} />}
  </Field>
);
export const TimeWithRemark = () => (
  <Field {...field} id="heure" name="appointmentTime" remark="Le centre est alors fermé.">
    {(control) => <input {...control} type="time" defaultValue="21:30" />}
  </Field>
);
export const WithError = () => (
  <Field {...field} id="courriel" name="email" error="Il manque le « @ » à cette adresse.">
    {(control) => <input {...control} defaultValue="ngo.bayiha.gmail.com" />}
  </Field>
);
