import { Columns } from './Columns';
import { Picture } from './Picture';

const text = <p>Depuis 2015, nos soignants vont chez les personnes âgées de Yaoundé.</p>;
const picture = (
  <Picture picture={{ src: '/illustrations/histoire.svg', alt: 'Les débuts du centre.' }} />
);

export const TextFirst = () => (
  <Columns>
    {text}
    {picture}
  </Columns>
);
export const PictureFirst = () => (
  <Columns pictureFirst>
    {picture}
    {text}
  </Columns>
);
