import { PrintButton } from './PrintButton';

export function Primary() {
  return <PrintButton label="Imprimer la fiche" />;
}
export function Link() {
  return <PrintButton label="Imprimer les tarifs" variant="link" />;
}
