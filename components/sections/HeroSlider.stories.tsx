import { HeroSlider } from './HeroSlider';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function WithAccentAndLink() {
  return (
    <HeroSlider
      heading="Soins à domicile à Yaoundé"
      label="Ce que nous faisons"
      interval={6000}
      slides={[
        {
          title: 'Chez vous, avec vous',
          accent: 'avec vous',
          subtitle: 'Une infirmière vient quand il le faut, le jour comme la nuit.',
          cta: { label: 'Demander une visite', href: '/contact' },
          image: { src: '/illustrations/hero-1.svg', alt: 'Une soignante et une dame âgée.' },
        },
      ]}
    />
  );
}
