import { PageLink } from './PageLink';

export function InText() {
  return (
    <p>
      Les prix sont sur la page <PageLink href="/tarifs">Tarifs</PageLink>.
    </p>
  );
}
