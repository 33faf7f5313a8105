import { Card } from '@/components/ui/Card';
import { CardGrid } from '@/components/ui/CardGrid';
import { Section, SectionHead } from '@/components/ui/Section';
import { serviceRoute } from '@/lib/routing/routes';
import type { PriorityGroup } from '@/lib/content/schemas/about';

interface PriorityGroupsProps {
  heading: string;
  lead: string;
  items: readonly PriorityGroup[];
}

/** The people whom the centre serves first, each with a service. */
export function PriorityGroups({ heading, lead, items }: PriorityGroupsProps) {
  return (
    <Section labelledBy="priorites" ground="tinted">
      <SectionHead id="priorites" heading={heading} lead={lead} />
      <CardGrid variant="uniform">
        {items.map(({ title, color, image, icon, text, service }) => (
          <Card
            key={title}
            href={serviceRoute(service)}
            title={title}
            tone={color}
            picture={image}
            icon={icon}
            text={text}
            more="Voir ce service"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
