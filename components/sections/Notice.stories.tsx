import { Notice } from './Notice';

export const Urgent = () => (
  <Notice variant="urgent" heading="Partez à l’hôpital">
    <p>Une douleur forte dans la poitrine suffit.</p>
  </Notice>
);
export const Info = () => (
  <Notice variant="info" heading="En bref">
    <p>Buvez souvent, même sans soif.</p>
  </Notice>
);
