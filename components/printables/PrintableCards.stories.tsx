import { printables } from '@/lib/content/generated/printables';
import { PrintableCards } from './PrintableCards';

export function OddNumber() {
  return <PrintableCards printables={printables.slice(0, 3)} />;
}
