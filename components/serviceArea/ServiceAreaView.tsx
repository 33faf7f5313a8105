import { PageHero } from '@/components/layout/PageHero';
import { Cta } from '@/components/sections/Cta';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Section } from '@/components/ui/Section';
import type { Area } from '@/lib/content/schemas/area';
import type { PricesPage } from '@/lib/content/schemas/prices';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { PhoneNumber } from '@/lib/text/format';
import { NeighbourhoodCheck } from './NeighbourhoodCheck';
import { NeighbourhoodLists } from './NeighbourhoodLists';
import styles from './NeighbourhoodLists.module.css';

interface ServiceAreaViewProps {
  heading: string;
  figure: `/${string}` | undefined;
  breadcrumbs: BreadcrumbItems;
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  cta: PricesPage['cta'];
}

/** Where the centre's teams go: a field that answers, and the lists. */
export function ServiceAreaView({
  heading,
  figure,
  breadcrumbs,
  area,
  centre,
  cta,
}: ServiceAreaViewProps) {
  return (
    <>
      <PageHero title={heading} lead={area.lead} breadcrumbs={breadcrumbs} figure={figure} />
      <Section labelledBy="quartiers">
        <ErrorBoundary>
          <NeighbourhoodCheck area={area} centre={centre} />
        </ErrorBoundary>
        <h2 id="quartiers" className={styles.heading}>
          {area.listLabel}
        </h2>
        <NeighbourhoodLists area={area} />
      </Section>
      <Cta {...cta} phone={centre.phone} last />
    </>
  );
}
