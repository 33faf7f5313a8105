import { PrintableTable } from './PrintableTable';

const columns = [
  { label: 'Nom du médicament', width: 'wide' },
  { label: 'Matin', width: 'narrow', kind: 'number' },
  { label: 'Soir', width: 'narrow', kind: 'number' },
] as const;

export const OneLineARow = () => (
  <PrintableTable table={{ row: 'Médicament', rows: 2, columns: [...columns], below: [] }} />
);
export const TwoLinesARow = () => (
  <PrintableTable
    table={{
      row: 'Médicament',
      rows: 2,
      columns: [...columns],
      below: [{ label: 'Prescrit par', width: 'wide', kind: 'name' }],
    }}
  />
);
