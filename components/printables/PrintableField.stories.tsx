import { PrintableField } from './PrintableField';

const block = { fields: [], centre: [], signs: [], today: [], points: [], boxes: [] };

export function Half() {
  return <PrintableField field={{ label: 'Nom', width: 'half' }} block={block} />;
}
export function ThreeLines() {
  return <PrintableField field={{ label: 'Allergies', lines: 3 }} block={block} />;
}
