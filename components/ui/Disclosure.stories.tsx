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
