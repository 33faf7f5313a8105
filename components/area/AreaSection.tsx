import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Area } from '@/lib/content/schemas/area';
import type { Locale } from '@/lib/text/locale';
import { quarterNames } from '@/lib/area/quarters';
import { quartersRoute } from '@/lib/routes';
import { QuarterCheck } from './QuarterCheck';
import styles from './QuarterCheck.module.css';
import { QuarterLists } from './QuarterLists';

/** Target of links to it. */
export const AREA_PART = 'quartiers';

interface AreaSectionProps {
  /** In the page's language. */
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
  locale?: Locale;
}

/** Where the centre goes. Nothing of it is shown before the owner has confirmed a quartier. */
export function AreaSection({ area, centre, locale = 'fr' }: AreaSectionProps) {
  if (quarterNames(area).length === 0) return null;
  return (
    <Section id={AREA_PART} labelledBy="quartiers-heading">
      <SectionHead id="quartiers-heading" heading={area.heading} lead={area.lead} />
      <QuarterCheck area={area} centre={centre} locale={locale} />
      {locale === 'fr' ? (
        <QuarterLists area={area} />
      ) : (
        <PageLink href={quartersRoute} hrefLang="fr" className={styles.all}>
          {area.listLabel}
        </PageLink>
      )}
    </Section>
  );
}
