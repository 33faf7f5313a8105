import { PageLink } from '@/components/ui/PageLink';
import { forService, routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';

interface NeighbourhoodLinkProps {
  /** The service that travels along. */
  serviceId: number;
  /** Its title, where another service has such a link too. */
  title?: string;
  className?: string | undefined;
}

/** Leads to the neighbourhood check of the prices page. */
export function NeighbourhoodLink({ serviceId, title, className }: NeighbourhoodLinkProps) {
  const question = fr('Venons-nous dans votre quartier ?');
  return (
    <PageLink
      href={forService(routes.neighbourhoods, serviceId)}
      className={className}
      aria-label={title && `${question} ${title}`}
    >
      {question}
    </PageLink>
  );
}
