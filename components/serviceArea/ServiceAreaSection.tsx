import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/text/format';
import type { Area } from '@/lib/content/schemas/area';
import type { Locale } from '@/lib/i18n/locale';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { neighbourhoodsRoute } from '@/lib/routing/routes';
import { NeighbourhoodCheck } from './NeighbourhoodCheck';
import layout from '@/components/ui/layout.module.css';
import { NeighbourhoodLists } from './NeighbourhoodLists';

/** The anchor of the section. */
export const AREA_PART = 'quartiers';

interface ServiceAreaSectionProps {
  /** In the page's language. */
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  locale?: Locale;
}

/** The service area. Hidden until the owner has confirmed a neighbourhood. */
export function ServiceAreaSection({ area, centre, locale = 'fr' }: ServiceAreaSectionProps) {
  if (neighbourhoodNames(area).length === 0) return null;
  return (
    <Section id={AREA_PART} labelledBy="quartiers-heading" heading={area.heading} lead={area.lead}>
      <ErrorBoundary>
        <NeighbourhoodCheck area={area} centre={centre} />
      </ErrorBoundary>
      {locale === 'fr' ? (
        <NeighbourhoodLists area={area} />
      ) : (
        <PageLink href={neighbourhoodsRoute} hrefLang="fr" className={layout.target}>
          {area.listLabel}
        </PageLink>
      )}
    </Section>
  );
}
