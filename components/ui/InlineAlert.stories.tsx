import { Button } from './Button';
import { InlineAlert } from './InlineAlert';

export const Shown = () => (
  <InlineAlert isShown message="Votre saisie est effacée.">
    <Button variant="dark">Rétablir ma saisie</Button>
  </InlineAlert>
);
export const LongWord = () => (
  <InlineAlert isShown message="Vouliez-vous dire marieantoinettengobayihaetefils@gmail.com ?">
    <Button variant="dark">Oui, corriger</Button>
  </InlineAlert>
);
