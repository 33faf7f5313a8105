import { Card } from './Card';
import { CardGrid } from './CardGrid';

const cards = ['Soins infirmiers', 'Garde de nuit', 'Aide à la toilette', 'Repas'].map((title) => (
  <Card
    key={title}
    href="/services"
    title={title}
    tone="sky"
    picture={{ src: '/illustrations/garde-nuit.svg', alt: 'Une garde-malade veille la nuit.' }}
    text="Chez vous, à Yaoundé."
    more="En savoir plus"
  />
));

export function Filled() {
  return <CardGrid>{cards}</CardGrid>;
}
export function Uniform() {
  return <CardGrid variant="uniform">{cards}</CardGrid>;
}
