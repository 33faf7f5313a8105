import { Button } from '@/components/ui/Button';
import { Dialog } from './Dialog';
import { dialogOpener } from './dialogOpener';

export function WithClose() {
  return (
    <>
      <Button {...dialogOpener('partager')}>Partager</Button>
      <Dialog id="partager" title="Partager cette page">
        <p>Copiez le lien, puis collez-le où vous voulez.</p>
      </Dialog>
    </>
  );
}
export function WithConfirm() {
  return (
    <>
      <Button {...dialogOpener('conditions')}>Lire les conditions</Button>
      <Dialog id="conditions" title="Conditions de la visite" confirm="J’ai lu">
        <p>Le transport est à payer hors de Yaoundé.</p>
      </Dialog>
    </>
  );
}
