import { Button, ButtonLink } from './Button';

export function Primary() {
  return <Button>Prendre rendez-vous</Button>;
}
export function Dark() {
  return <Button variant="dark">Nous contacter</Button>;
}
export function Outline() {
  return <Button variant="outline">Voir sur une carte</Button>;
}
export function Link() {
  return <Button variant="link">Effacer ma saisie</Button>;
}
export function Light() {
  return (
    <div style={{ background: 'var(--indigo-800)', padding: '1rem' }}>
      <Button variant="light">Nous appeler</Button>
    </div>
  );
}
export function WideOnPhones() {
  return (
    <ButtonLink wide href="/contact">
      Nous contacter
    </ButtonLink>
  );
}
export function Busy() {
  return <Button aria-disabled>Envoi en cours...</Button>;
}
export function BusyOutline() {
  return (
    <Button variant="outline" aria-disabled>
      Envoyer par WhatsApp
    </Button>
  );
}
export function LongWords() {
  return <Button>Prendre un rendez-vous d’électrocardiographie à domicile aujourd’hui</Button>;
}
