import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PageHero } from '@/components/layout/PageHero';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import tones from '@/components/ui/tones.module.css';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { quoteRoute, routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import { ServiceSummary, type ServiceSummaryProps } from './ServiceSummary';
import layout from '@/components/ui/layout.module.css';
import styles from './ServiceDetail.module.css';

interface ServiceHeroProps extends ServiceSummaryProps {
  breadcrumbs: BreadcrumbItems;
}

/** The hero of a service: badge, title, contact actions and summary. */
export function ServiceHero(props: ServiceHeroProps) {
  const { service, breadcrumbs, site } = props;
  return (
    <PageHero
      heading={service.title}
      lead={service.description}
      breadcrumbs={breadcrumbs}
      variant="service"
      back={<BackLink href={routes.services}>Retour aux services</BackLink>}
      mark={
        <span className={clsx(layout.screen, styles.badge, tones[service.color])}>
          <Icon name={service.icon} size="feature" alone />
        </span>
      }
      summary={<ServiceSummary {...props} />}
      picture={service.image}
      tone={service.color}
    >
      <div className={clsx(layout.actions, layout.screen, styles.actions)}>
        <PhoneButton phone={site.phones[0]} variant="light" label="Nous appeler" />
        <ButtonLink href={quoteRoute(service.id)}>Demander un devis</ButtonLink>
        <span className={styles.chat}>
          <WhatsAppButton
            number={site.whatsapp}
            text={fr(`Bonjour, je vous écris au sujet de « ${service.title} ».`)}
            variant="light"
            label="Écrire sur WhatsApp au sujet de ce service"
          />
        </span>
      </div>
    </PageHero>
  );
}
