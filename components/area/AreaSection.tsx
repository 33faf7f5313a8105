import { Section, SectionHead } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Area } from '@/lib/content/schemas/area';
import { quarterNames } from '@/lib/area/quarters';
import { QuarterCheck } from './QuarterCheck';
import { QuarterLists } from './QuarterLists';

interface AreaSectionProps {
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
}

/** Where the centre goes. Nothing of it is shown before the owner has confirmed a quartier. */
export function AreaSection({ area, centre }: AreaSectionProps) {
  if (quarterNames(area).length === 0) return null;
  return (
    <Section id="quartiers" labelledBy="quartiers-heading">
      <SectionHead id="quartiers-heading" heading={area.heading} lead={area.lead} />
      <QuarterCheck area={area} centre={centre} />
      <QuarterLists area={area} />
    </Section>
  );
}
