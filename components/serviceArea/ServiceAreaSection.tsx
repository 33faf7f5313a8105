import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Area } from '@/lib/content/schemas/area';
import type { Locale } from '@/lib/text/locale';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { neighbourhoodsRoute } from '@/lib/routing/routes';
import { NeighbourhoodCheck } from './NeighbourhoodCheck';
import styles from './NeighbourhoodCheck.module.css';
import { NeighbourhoodLists } from './NeighbourhoodLists';

/** Target of links to it. */
export const AREA_PART = 'quartiers';

interface ServiceAreaSectionProps {
  /** In the page's language. */
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  locale?: Locale;
}

/** Where the centre goes. Nothing of it is shown before the owner has confirmed a quartier. */
export function ServiceAreaSection({ area, centre, locale = 'fr' }: ServiceAreaSectionProps) {
  if (neighbourhoodNames(area).length === 0) return null;
  return (
    <Section id={AREA_PART} labelledBy="quartiers-heading">
      <SectionHead id="quartiers-heading" heading={area.heading} lead={area.lead} />
      <NeighbourhoodCheck area={area} centre={centre} locale={locale} />
      {locale === 'fr' ? (
        <NeighbourhoodLists area={area} />
      ) : (
        <PageLink href={neighbourhoodsRoute} hrefLang="fr" className={styles.all}>
          {area.listLabel}
        </PageLink>
      )}
    </Section>
  );
}
