import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Section, SectionHead } from '@/components/ui/Section';
import { routes, serviceRoute } from '@/lib/routes';
import type { ServiceCard } from '@/lib/content/schemas/cards';
import styles from './ServiceCards.module.css';

interface ServiceCardsProps {
  heading: string;
  lead: string;
  cards: readonly ServiceCard[];
}

/** The cards of the services page. */
export function ServiceCards({ heading, lead, cards }: ServiceCardsProps) {
  return (
    <Section labelledBy="cards-heading">
      <SectionHead id="cards-heading" heading={heading} lead={lead} />
      <ul className={styles.grid}>
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
            more="En savoir plus"
          />
        ))}
      </ul>
      <p className={styles.contact}>
        <ButtonLink href={routes.contact} look="dark" wide>
          Nous contacter
        </ButtonLink>
      </p>
    </Section>
  );
}
