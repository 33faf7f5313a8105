import { Notice } from './Notice';

export function Urgent() {
  return (
    <Notice variant="urgent" heading="Partez à l’hôpital">
      <p>Une douleur forte dans la poitrine suffit.</p>
    </Notice>
  );
}
export function Info() {
  return (
    <Notice variant="info" heading="En bref">
      <p>Buvez souvent, même sans soif.</p>
    </Notice>
  );
}
