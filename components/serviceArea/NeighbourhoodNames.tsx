import { neighbourhoodNames, type Neighbourhoods } from '@/lib/serviceArea/neighbourhoods';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

/**
 * The names that a field offers while one types, where the browser knows how. They are not in the
 * document, which lists them all below the field: its first round trip has no room for them twice.
 */
export function NeighbourhoodNames({
  id,
  neighbourhoods,
}: {
  id: string;
  neighbourhoods: Neighbourhoods;
}) {
  const isBrowser = useBrowserValue(() => true, false);
  const names = isBrowser ? neighbourhoodNames(neighbourhoods) : [];
  return (
    <datalist id={id}>
      {names.map((name) => (
        // No text of its own: a translator would change it, and the value is what is meant.
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
