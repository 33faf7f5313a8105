import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routes';

/** The way to the page that says how care begins: it has the same words wherever it stands. */
export function HowItWorksLink({ className }: { className?: string | undefined }) {
  return (
    <PageLink href={routes.howItWorks} className={className}>
      Comment ça se passe, du premier appel aux premières nouvelles
    </PageLink>
  );
}
