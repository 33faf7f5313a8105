import { NoBreak } from './NoBreak';

export function NarrowHeading() {
  return (
    <h3 style={{ maxInlineSize: '11rem' }}>
      <NoBreak>La personne est-elle prête ?</NoBreak>
    </h3>
  );
}
