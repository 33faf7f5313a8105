import { Disclosure } from './Disclosure';

export function Closed() {
  return <Disclosure heading="Tous les quartiers">Biyem-Assi</Disclosure>;
}
export function Open() {
  return (
    <Disclosure open icon="calendar" heading="Prenez rendez-vous" hint="sous trois jours">
      <p>Une fatigue qui dure.</p>
    </Disclosure>
  );
}
export function Caution() {
  return (
    <Disclosure tone="caution" icon="phone" heading="Appelez aujourd’hui">
      Fièvre
    </Disclosure>
  );
}
export function Danger() {
  return (
    <Disclosure tone="danger" icon="hospital" heading="Hôpital tout de suite">
      Saignement
    </Disclosure>
  );
}
export function Card() {
  return (
    <Disclosure variant="card" icon="clock" heading="Quand venez-vous ?" headingLevel="h3">
      Du lundi au samedi
    </Disclosure>
  );
}
export function Tile() {
  return (
    <Disclosure
      variant="tile"
      heading="Brûlure"
      headingLevel="h2"
      picture={<img src="../public/illustrations/acces.svg" alt="" />}
    >
      De l’eau fraîche
    </Disclosure>
  );
}
export function Link() {
  return (
    <Disclosure variant="link" heading="Tous les quartiers">
      Biyem-Assi
    </Disclosure>
  );
}
