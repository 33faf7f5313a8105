import { RequestLink } from './RequestLink';

export function Outlined() {
  return (
    <RequestLink href="/contact" variant="outline">
      Demander une visite
    </RequestLink>
  );
}
