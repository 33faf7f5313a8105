import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { CardGrid } from '@/components/ui/CardGrid';
import { Section, SectionAction, SectionHead } from '@/components/ui/Section';
import { Trust } from '@/components/sections/Trust';
import { startingPrice } from '@/lib/services/prices';
import { serviceRoute } from '@/lib/routing/routes';
import type { Route } from 'next';
import type { Service } from '@/lib/content/schemas/services';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import type { ServiceCard } from '@/lib/content/schemas/cards';

interface ServiceCardsProps {
  heading: string;
  lead: string;
  cards: readonly ServiceCard[];
  /** Whose prices the cards show. */
  services: readonly Service[];
  /** What each card's link says. */
  more: string;
  /** Those with a short form stand under the cards. */
  commitments: Guide['commitments']['items'];
  /** Where to go on from all of them. */
  action: { label: string; href: Route };
  /** Between the head and the cards. */
  children?: ReactNode;
}

/** The services as cards, each leading to its page. */
export function ServiceCards({
  heading,
  lead,
  cards,
  services,
  more,
  commitments,
  action,
  children,
}: ServiceCardsProps) {
  return (
    <Section id="services" labelledBy="services-heading">
      <SectionHead id="services-heading" heading={heading} lead={lead} />
      {children}
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
            price={startingPrice(
              services.find(({ id }) => id === card.service)?.pricing ?? [],
              card.need,
            )}
            features={card.features}
            more={more}
          />
        ))}
      </CardGrid>
      <Trust commitments={commitments} />
      <SectionAction>
        <ButtonLink href={action.href} look="dark" wide>
          {action.label}
        </ButtonLink>
      </SectionAction>
    </Section>
  );
}
