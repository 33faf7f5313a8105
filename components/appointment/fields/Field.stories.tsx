import { Field } from './Field';

const field = { optional: false, error: undefined };

export function Required() {
  return <Field {...field} id="nom" name="fullName" />;
}
export function OptionalWithHint() {
  return <Field {...field} id="quartier" name="neighbourhood" optional />;
}
export function Select() {
  return <Field {...field} id="service" name="serviceType" />;
}
export function LongText() {
  return <Field {...field} id="message" name="message" />;
}
export function TimeWithRemark() {
  return <Field {...field} id="heure" name="appointmentTime" remark="Le centre est alors fermé." />;
}
export function WithError() {
  return (
    <Field {...field} id="courriel" name="email" error="Il manque le « @ » à cette adresse." />
  );
}
