import { Button } from '@/components/ui/Button';
import type { Draft } from '@/lib/browser/draft';
import { Offer } from './Offer';

interface ErasedProps {
  /** What can be given back; null for nothing. */
  erased: Draft | null;
  onRestore: (erased: Draft) => void;
}

/** Stands above a form that was emptied: one tap gives all of it back. */
export function Erased({ erased, onRestore }: ErasedProps) {
  return (
    <Offer isMade={erased !== null} words="Votre saisie est effacée.">
      <Button look="dark" onClick={() => erased && onRestore(erased)}>
        Rétablir ma saisie
      </Button>
    </Offer>
  );
}
