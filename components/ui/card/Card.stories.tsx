import type { ComponentProps } from 'react';
import { Card } from './Card';
import { CardGrid } from './CardGrid';

const card: ComponentProps<typeof Card> = {
  href: '/services',
  title: 'Suivi de grossesse à domicile',
  tone: 'mint',
  picture: { src: '/illustrations/famille.svg', alt: 'Une famille réunie.' },
  text: 'Une sage-femme vous suit à la maison.',
  more: 'En savoir plus',
};

export function Plain() {
  return (
    <CardGrid>
      <Card {...card} />
    </CardGrid>
  );
}
export function WithEverything() {
  return (
    <CardGrid>
      <Card
        {...card}
        icon="baby"
        eyebrow="Santé"
        price="Dès 5 000 FCFA"
        features={['Visite de 1 heure', 'Tension et poids']}
      />
    </CardGrid>
  );
}
export function Tones() {
  return (
    <CardGrid>
      {['coral', 'indigo', 'maize', 'palm', 'sky'].map((tone) => (
        <Card key={tone} {...card} tone={tone as typeof card.tone} />
      ))}
    </CardGrid>
  );
}
export function LongWords() {
  return (
    <CardGrid>
      <Card
        {...card}
        title="Électrocardiographie et oxygénothérapie à domicile"
        price="De 12 500 à 25 000 FCFA par demi-journée"
      />
    </CardGrid>
  );
}
