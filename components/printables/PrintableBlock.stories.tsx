import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { site } from '@/lib/content/generated/site';
import { PrintableBlock } from './PrintableBlock';

const block = { fields: [], centre: [], signs: [], today: [], points: [], boxes: [] };

export function FramedWithPhones() {
  return (
    <PrintableBlock
      block={{ ...block, heading: 'En cas d’urgence', variant: 'frame', centre: ['phones'] }}
      centre={site}
      guides={firstAidPage}
    />
  );
}
export function HospitalWithPoints() {
  return (
    <PrintableBlock
      block={{ ...block, variant: 'hospital', points: ['Un visage de travers', 'Un étouffement'] }}
      centre={site}
      guides={firstAidPage}
    />
  );
}
export function BoxesAndField() {
  return (
    <PrintableBlock
      block={{ ...block, boxes: ['Carte d’identité', 'Carnet'], fields: [{ label: 'Nom' }] }}
      centre={site}
      guides={firstAidPage}
    />
  );
}
