import { BackLink } from './BackLink';

export function Plain() {
  return <BackLink href="/services">Retour aux services</BackLink>;
}
