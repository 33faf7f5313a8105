import type { FieldProps } from './Field';
import { NativeField } from './NativeField';

const field: Omit<FieldProps, 'children'> = {
  id: 'vide',
  name: 'fullName',
  optional: false,
  error: undefined,
};

export const Empty = () => <NativeField {...field} />;
export const Optional = () => (
  <NativeField {...field} id="quartier" name="neighbourhood" optional />
);
export const Select = () => <NativeField {...field} id="service" name="serviceType" />;
export const Day = () => <NativeField {...field} id="jour" name="appointmentDate" />;
export const LongText = () => <NativeField {...field} id="message" name="message" />;
export const WithRemark = () => (
  <NativeField {...field} id="heure" name="appointmentTime" remark="Le centre est alors fermé." />
);
export const WithError = () => (
  <NativeField
    {...field}
    id="faux"
    name="email"
    error="Il manque le « @ » à cette adresse : écrivez-la comme nom@exemple.com."
  />
);
