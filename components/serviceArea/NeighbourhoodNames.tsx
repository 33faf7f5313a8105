/** The suggestions of a field. */
export function NeighbourhoodNames({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        // Without text: a page translator would change it, and the value would differ.
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
