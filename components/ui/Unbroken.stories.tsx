import { Unbroken } from './Unbroken';

export function NarrowHeading() {
  return (
    <h3 style={{ maxInlineSize: '11rem' }}>
      <Unbroken>La personne est-elle prête ?</Unbroken>
    </h3>
  );
}
