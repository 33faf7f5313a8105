import { PageLink } from './PageLink';

export const InText = () => (
  <p>
    Les prix sont sur la page <PageLink href="/tarifs">Tarifs</PageLink>.
  </p>
);
