import { Button } from './Button';
import { Dialog, dialogOpener } from './Dialog';

export const WithClose = () => (
  <>
    <Button {...dialogOpener('exemple')}>Partager</Button>
    <Dialog id="exemple" title="Partager cette page">
      <p>Copiez le lien, puis collez-le où vous voulez.</p>
    </Dialog>
  </>
);
