import { quarterNames, type Quarters } from '@/lib/area/quarters';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

/**
 * The names that a field offers while one types, where the browser knows how. They are not in the
 * document, which lists them all below the field: its first round trip has no room for them twice.
 */
export function QuarterNames({ id, quarters }: { id: string; quarters: Quarters }) {
  const isBrowser = useBrowserValue(() => true, false);
  const names = isBrowser ? quarterNames(quarters) : [];
  return (
    <datalist id={id}>
      {names.map((name) => (
        // No text of its own: a translator would change it, and the value is what is meant.
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
