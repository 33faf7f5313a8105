import clsx from 'clsx';
import { LinkList } from '@/components/sections/LinkList';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import { WarningSigns } from '@/components/firstAid/WarningSigns';
import { ShareStrip } from '@/components/share/ShareStrip';
import { Prose } from '@/components/ui/text/Prose';
import { Container, Section } from '@/components/ui/Section';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PageHero } from '@/components/layout/PageHero';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import tones from '@/components/ui/tones.module.css';
import { fr } from '@/lib/text/typography';
import { articleRoute, quoteRoute, routes, serviceRoute } from '@/lib/routing/routes';
import { splitIntroduction } from '@/lib/markdown/reading';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import { ServiceSummary, type ServiceSummaryProps } from './ServiceSummary';
import { ServicePanels, type ServicePanelsProps } from './ServicePanels';
import layout from '@/components/ui/layout.module.css';
import styles from './ServiceDetail.module.css';

interface ServiceDetailProps extends ServicePanelsProps, ServiceSummaryProps {
  service: Service;
  breadcrumbs: BreadcrumbItems;
  /** About this service. */
  articles: readonly Article[];
  others: readonly Service[];
  signs: AllSigns;
  /** The canonical URL of the page. */
  url: string;
}

/** A service: contact actions, facts, description, panels, and warning signs. */
export function ServiceDetail({ signs, articles, others, ...shown }: ServiceDetailProps) {
  const { service, breadcrumbs, site, url } = shown;
  const { first, rest } = splitIntroduction(service.body);
  return (
    <>
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
        summary={<ServiceSummary {...shown} />}
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
      <Container className={styles.body}>
        <div className={clsx(layout.columns, layout.flow, styles.columns)}>
          <div className={styles.lead}>
            <Prose>{first}</Prose>
          </div>
          <ServicePanels {...shown} />
          <div className={clsx(layout.stackXl, layout.flow, styles.rest)}>
            <Prose>{rest}</Prose>
            <WarningSigns
              named={service.warningSigns}
              signs={signs}
              centre={site}
              serviceId={service.id}
              isPendingShown={!service.review}
            />
          </div>
        </div>
        <div className={clsx(layout.stack, layout.flow, styles.after)}>
          <ArticleMeta
            author={service.author}
            updated={service.updated}
            review={service.review}
            ground="paper"
          />
          <ShareStrip heading="Partager ce service" title={service.title} url={url} />
        </div>
      </Container>
      <Section ground="tinted" className={clsx(layout.screen, layout.belowFold)}>
        <LinkList
          id="autres-services"
          heading="Autres services"
          pages={others}
          getRoute={serviceRoute}
        />
        <LinkList
          id="a-lire"
          heading="À lire sur ce sujet"
          pages={articles}
          getRoute={articleRoute}
        />
      </Section>
    </>
  );
}
