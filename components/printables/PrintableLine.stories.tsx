import { PrintableLine } from './PrintableLine';

export function WithoutLabel() {
  return <PrintableLine room={40} field="Allergies 2" name="Allergies, ligne 2" />;
}
