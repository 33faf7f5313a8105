import { ConsultationLink } from './ConsultationLink';

export function Elsewhere() {
  return <ConsultationLink label="Prendre rendez-vous" href="/rendez-vous" />;
}
export function OnItsPage() {
  return <ConsultationLink label="Prendre rendez-vous" href="/galerie" />;
}
