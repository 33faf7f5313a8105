import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Section, SectionHead } from '@/components/ui/Section';
import { routes, serviceRoute } from '@/lib/routes';
import type { ServiceCard } from '@/lib/content/schemas/cards';
import styles from './HomeServices.module.css';

interface HomeServicesProps {
  heading: string;
  lead: string;
  cards: readonly ServiceCard[];
}

/** Services on the home page: two wide cards, then the others. */
export function HomeServices({ heading, lead, cards }: HomeServicesProps) {
  return (
    <Section id="services" labelledBy="services-heading">
      <SectionHead id="services-heading" heading={heading} lead={lead} />
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
            more="Découvrir ce service"
          />
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href={routes.services} look="dark" wide>
          Voir tous nos services
        </ButtonLink>
      </p>
    </Section>
  );
}
