import { Field } from './Field';

const field = { optional: false, error: undefined };

export const Required = () => <Field {...field} id="nom" name="fullName" />;
export const OptionalWithHint = () => (
  <Field {...field} id="quartier" name="neighbourhood" optional />
);
export const Select = () => <Field {...field} id="service" name="serviceType" />;
export const LongText = () => <Field {...field} id="message" name="message" />;
export const TimeWithRemark = () => (
  <Field {...field} id="heure" name="appointmentTime" remark="Le centre est alors fermé." />
);
export const WithError = () => (
  <Field {...field} id="courriel" name="email" error="Il manque le « @ » à cette adresse." />
);
