import { PrintButton } from './PrintButton';

export const Primary = () => <PrintButton label="Imprimer la fiche" />;
export const Link = () => <PrintButton label="Imprimer les tarifs" variant="link" />;
