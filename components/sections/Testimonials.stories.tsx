import { Testimonials } from './Testimonials';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

const told = {
  quote: 'Le matin, j’entends le portail et je sais que Justine arrive.',
  author: 'Maman Odile',
  role: 'Bénéficiaire',
  color: 'maize',
  sample: true,
} as const;

export function WithAndWithoutPicture() {
  return (
    <Testimonials
      heading="Ce qu’ils en disent"
      lead="Trois personnes racontent."
      testimonials={[
        { ...told, rating: 5, image: { src: '/illustrations/avatar-1.svg', alt: '' } },
        { ...told, rating: 3, quote: 'Il a fallu trois visites pour trouver la bonne heure.' },
      ]}
    />
  );
}
