import { PrintableActions } from './PrintableActions';

export function Untouched() {
  return (
    <form method="dialog">
      <PrintableActions id="medicaments" />
    </form>
  );
}
