import { Card } from '@/components/ui/card/Card';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Section } from '@/components/ui/Section';
import { serviceRoute } from '@/lib/routing/routes';
import type { Content } from '@/lib/content/collections';

/** The people whom the centre serves first, each with a service. */
export function PriorityGroups({ heading, lead, items }: Content['about']['priorityGroups']) {
  return (
    <Section labelledBy="priorites" ground="tinted" heading={heading} lead={lead}>
      <CardGrid variant="uniform" rows>
        {items.map(({ title, color, image, icon, text, service }) => (
          <Card
            key={title}
            isRow
            href={serviceRoute(service)}
            {...{ title, text, icon }}
            tone={color}
            picture={image}
            more="Voir ce service"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
