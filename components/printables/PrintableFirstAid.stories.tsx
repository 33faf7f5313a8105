import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { PrintableFirstAid } from './PrintableFirstAid';

export function TwoGuides() {
  return (
    <PrintableFirstAid
      neverLabel={firstAidPage.neverLabel}
      guides={firstAidPage.guides.slice(0, 2)}
    />
  );
}
