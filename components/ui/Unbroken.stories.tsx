import { Unbroken } from './Unbroken';

export const NarrowHeading = () => (
  <h3 style={{ maxInlineSize: '11rem' }}>
    <Unbroken>La personne est-elle prête ?</Unbroken>
  </h3>
);
