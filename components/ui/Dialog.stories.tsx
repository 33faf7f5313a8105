import { Button } from './Button';
import { Dialog } from './Dialog';
import { dialogOpener } from './dialogOpener';

export const WithClose = () => (
  <>
    <Button {...dialogOpener('partager')}>Partager</Button>
    <Dialog id="partager" title="Partager cette page">
      <p>Copiez le lien, puis collez-le où vous voulez.</p>
    </Dialog>
  </>
);
export const WithConfirm = () => (
  <>
    <Button {...dialogOpener('conditions')}>Lire les conditions</Button>
    <Dialog id="conditions" title="Conditions de la visite" confirm="J’ai lu">
      <p>Le transport est à payer hors de Yaoundé.</p>
    </Dialog>
  </>
);
