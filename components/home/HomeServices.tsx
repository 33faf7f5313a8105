import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { CardGrid } from '@/components/ui/CardGrid';
import { Section, SectionAction, SectionHead } from '@/components/ui/Section';
import { routes, serviceRoute } from '@/lib/routes';
import type { ServiceCard } from '@/lib/content/schemas/cards';

interface HomeServicesProps {
  heading: string;
  lead: string;
  cards: readonly ServiceCard[];
}

/** The services that the home page shows. */
export function HomeServices({ heading, lead, cards }: HomeServicesProps) {
  return (
    <Section id="services" labelledBy="services-heading">
      <SectionHead id="services-heading" heading={heading} lead={lead} />
      <CardGrid>
        {cards.map((card) => (
          <Card
            key={card.title}
            href={serviceRoute(card.service)}
            title={card.title}
            tint={card.color}
            picture={card.image}
            icon={card.icon}
            text={card.description}
            features={card.features}
            more="Découvrir ce service"
          />
        ))}
      </CardGrid>
      <SectionAction>
        <ButtonLink href={routes.services} look="dark" wide>
          Voir tous nos services
        </ButtonLink>
      </SectionAction>
    </Section>
  );
}
