import { PrintableField } from './PrintableField';

export function Half() {
  return (
    <ul>
      <PrintableField field={{ label: 'Nom', width: 'half' }} />
    </ul>
  );
}
export function ThreeLines() {
  return (
    <ul>
      <PrintableField field={{ label: 'Allergies', lines: 3 }} />
    </ul>
  );
}
