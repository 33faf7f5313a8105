import { Disclosure } from './Disclosure';

export const Closed = () => <Disclosure heading="Tous les quartiers">Biyem-Assi</Disclosure>;
export const Open = () => (
  <Disclosure open icon="calendar" heading="Prenez rendez-vous" hint="sous trois jours">
    <p>Une fatigue qui dure.</p>
  </Disclosure>
);
export const Caution = () => (
  <Disclosure tone="caution" icon="phone" heading="Appelez aujourd’hui">
    Fièvre
  </Disclosure>
);
export const Danger = () => (
  <Disclosure tone="danger" icon="hospital" heading="Hôpital tout de suite">
    Saignement
  </Disclosure>
);
export const Card = () => (
  <Disclosure variant="card" icon="clock" heading="Quand venez-vous ?" headingLevel="h3">
    Du lundi au samedi
  </Disclosure>
);
export const Tile = () => (
  <Disclosure
    variant="tile"
    heading="Brûlure"
    headingLevel="h2"
    picture={<img src="../public/illustrations/acces.svg" alt="" />}
  >
    De l’eau fraîche
  </Disclosure>
);
export const Link = () => (
  <Disclosure variant="link" heading="Tous les quartiers">
    Biyem-Assi
  </Disclosure>
);
export const Toggle = () => <Disclosure variant="toggle" heading="Afficher la suite" />;
