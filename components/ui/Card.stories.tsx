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

export const Plain = () => (
  <CardGrid>
    <Card {...card} />
  </CardGrid>
);
export const WithEverything = () => (
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
export const FilledRows = () => (
  <CardGrid>
    {['coral', 'indigo', 'maize', 'palm', 'sky'].map((tone) => (
      <Card key={tone} {...card} tone={tone as typeof card.tone} />
    ))}
  </CardGrid>
);
export const ScrollingRow = () => (
  <CardGrid variant="uniform" row="Cartes">
    <Card {...card} />
    <Card {...card} />
  </CardGrid>
);
