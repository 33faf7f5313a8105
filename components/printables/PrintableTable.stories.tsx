import { PrintableTable } from './PrintableTable';

const columns = [
  { label: 'Nom du médicament', width: 'wide' },
  { label: 'Matin', width: 'narrow' },
  { label: 'Soir', width: 'narrow' },
] as const;

export function OneLineARow() {
  return (
    <PrintableTable table={{ row: 'Médicament', rows: 2, columns: [...columns], below: [] }} />
  );
}
export function TwoLinesARow() {
  return (
    <PrintableTable
      table={{
        row: 'Médicament',
        rows: 2,
        columns: [...columns],
        below: [{ label: 'Prescrit par', width: 'wide' }],
      }}
    />
  );
}
