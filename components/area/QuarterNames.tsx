import { quarterNames, type Quarters } from '@/lib/area/quarters';

/** The names that a field offers while one types, where the browser knows how. */
export function QuarterNames({ id, quarters }: { id: string; quarters: Quarters }) {
  return (
    <datalist id={id}>
      {quarterNames(quarters).map((name) => (
        // No text of its own: a translator would change it, and the value is what is meant.
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
