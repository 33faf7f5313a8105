import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/card/Card';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Icon } from '@/components/ui/Icon';
import { Section, SectionAction } from '@/components/ui/Section';
import { startingPrice } from '@/lib/services/prices';
import { serviceRoute } from '@/lib/routing/routes';
import type { Route } from 'next';
import type { Service } from '@/lib/content/schemas/services';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import type { ServiceCard } from '@/lib/content/schemas/cards';
import layout from '@/components/ui/layout.module.css';
import styles from './ServiceCards.module.css';

interface ServiceCardsProps {
  heading: string;
  lead: string;
  cards: readonly ServiceCard[];
  /** For the prices on the cards. */
  services: readonly Service[];
  /** The text of the card links. */
  more: string;
  /** Reasons to trust the centre: those that have a short form are shown below the cards. */
  commitments: Guide['commitments']['items'];
  /** The link below the cards. */
  action: { label: string; href: Route };
  /** Between the heading and the cards. */
  children?: ReactNode;
}

/** The services as cards. */
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
  const points = commitments.flatMap(({ inBrief }) => inBrief ?? []);
  return (
    <Section id="services" labelledBy="services-heading" heading={heading} lead={lead}>
      {children}
      <CardGrid>
        {cards.map((card) => (
          <Card
            key={card.title}
            href={serviceRoute(card.service)}
            title={card.title}
            tone={card.color}
            picture={card.image}
            icon={card.icon}
            text={card.description}
            price={startingPrice(services.find(({ id }) => id === card.service)?.pricing ?? [], {
              need: card.need,
            })}
            features={card.features}
            more={more}
          />
        ))}
      </CardGrid>
      {points.length > 0 ? (
        <ul className={clsx(layout.row, layout.iconTexts, styles.trust)}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check-circle" />
              {point}
            </li>
          ))}
        </ul>
      ) : null}
      <SectionAction>
        <ButtonLink href={action.href} variant="dark" wide>
          {action.label}
        </ButtonLink>
      </SectionAction>
    </Section>
  );
}
