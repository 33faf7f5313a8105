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

/** Those whom the centre helps first, each with the service that is theirs. */
export function PriorityGroups({ heading, lead, items }: PriorityGroupsProps) {
  return (
    <Section labelledBy="priorites" ground="tint">
      <SectionHead id="priorites" heading={heading} lead={lead} />
      <CardGrid look="alike">
        {items.map(({ title, color, image, icon, text, service }) => (
          <Card
            key={title}
            href={serviceRoute(service)}
            title={title}
            tint={color}
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
