import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { forService, routes } from '@/lib/routing/routes';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';

/** A link to the page on how care starts, perhaps from a service. */
export function HowItWorksLink({ serviceId }: { serviceId?: number }) {
  const page = routes.howItWorks;
  return (
    <p className={clsx(layout.apart, texts.note, texts.strong)}>
      <PageLink href={serviceId ? forService(page, serviceId) : page}>
        Comment ça se passe, étape par étape
      </PageLink>
    </p>
  );
}
