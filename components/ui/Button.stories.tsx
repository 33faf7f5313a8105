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
export const Busy = () => <Button aria-disabled>Envoi en cours...</Button>;
export const BusyOutline = () => (
  <Button variant="outline" aria-disabled>
    Envoyer par WhatsApp
  </Button>
);
export const LongWords = () => (
  <Button>Prendre un rendez-vous d’électrocardiographie à domicile aujourd’hui</Button>
);
