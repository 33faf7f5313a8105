import { Button, ButtonLink } from './Button';

export const Primary = () => <Button>Prendre rendez-vous</Button>;
export const Dark = () => <Button variant="dark">Nous contacter</Button>;
export const Outline = () => <Button variant="outline">Voir sur une carte</Button>;
export const Link = () => <Button variant="link">Effacer ma saisie</Button>;
export const Light = () => (
  <div style={{ background: 'var(--indigo-800)', padding: '1rem' }}>
    <Button variant="light">Nous appeler</Button>
  </div>
);
export const WideOnPhones = () => (
  <ButtonLink wide href="/contact">
    Nous contacter
  </ButtonLink>
);
