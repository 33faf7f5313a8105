import { PrintableField } from './PrintableField';

const block = { fields: [], centre: [], signs: [], today: [], points: [], boxes: [] };

export const Half = () => <PrintableField field={{ label: 'Nom', width: 'half' }} block={block} />;
export const ThreeLines = () => (
  <PrintableField field={{ label: 'Allergies', lines: 3 }} block={block} />
);
