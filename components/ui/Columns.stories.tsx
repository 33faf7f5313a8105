import { Columns } from './Columns';
import { Picture } from './Picture';

const text = <p>Depuis 2015, nos soignants vont chez les personnes âgées de Yaoundé.</p>;
const picture = (
  <Picture picture={{ src: '/illustrations/histoire.svg', alt: 'Les débuts du centre.' }} />
);

export function TextFirst() {
  return (
    <Columns>
      {text}
      {picture}
    </Columns>
  );
}
export function PictureFirst() {
  return (
    <Columns pictureFirst>
      {picture}
      {text}
    </Columns>
  );
}
