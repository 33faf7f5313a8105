import { neighbourhoodNames, type Neighbourhoods } from '@/lib/serviceArea/neighbourhoods';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

/**
 * The suggestions of a field. They are not in the prerendered document, which lists the names below
 * the field: its initial congestion window has no room for them twice.
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
        // Without text: a page translator would change it, and the value would differ.
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
