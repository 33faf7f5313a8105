import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/text/format';
import type { Area } from '@/lib/content/schemas/area';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { routes } from '@/lib/routing/routes';
import { NeighbourhoodCheck } from './NeighbourhoodCheck';
import layout from '@/components/ui/layout.module.css';

/** The anchor of the section. */
export const AREA_PART = 'quartiers';

interface ServiceAreaSectionProps {
  /** In English. */
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
}

/** The service area, on the English page. Hidden until the owner has confirmed a neighbourhood. */
export function ServiceAreaSection({ area, centre }: ServiceAreaSectionProps) {
  if (neighbourhoodNames(area).length === 0) return null;
  return (
    <Section id={AREA_PART} labelledBy="quartiers-heading" heading={area.heading} lead={area.lead}>
      <ErrorBoundary>
        <NeighbourhoodCheck area={area} centre={centre} />
      </ErrorBoundary>
      <PageLink href={routes.neighbourhoods} hrefLang="fr" className={layout.target}>
        {area.listLabel}
      </PageLink>
    </Section>
  );
}
