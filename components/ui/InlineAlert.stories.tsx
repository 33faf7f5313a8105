import { Button } from './Button';
import { InlineAlert } from './InlineAlert';

export function Shown() {
  return (
    <InlineAlert isShown message="Votre saisie est effacée.">
      <Button variant="dark">Rétablir ma saisie</Button>
    </InlineAlert>
  );
}
export function LongWord() {
  return (
    <InlineAlert isShown message="Vouliez-vous dire marieantoinettengobayihaetefils@gmail.com ?">
      <Button variant="dark">Oui, corriger</Button>
    </InlineAlert>
  );
}
