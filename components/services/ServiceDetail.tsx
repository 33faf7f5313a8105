import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import { WarningSigns } from '@/components/firstAid/WarningSigns';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { startingPrice } from '@/lib/services/prices';
import { splitLead } from '@/lib/markdown/reading';
import { neighbourhoodsFor, routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { fr } from '@/lib/text/typography';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import type { Article } from '@/lib/content/schemas/articles';
import { formatHours } from '@/lib/openingHours/formatHours';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { RelatedContent } from './RelatedContent';
import { ServiceHero } from './ServiceHero';
import { ServicePanels, type ServicePanelsProps } from './ServicePanels';
import styles from './ServiceDetail.module.css';

interface ServiceDetailProps extends ServicePanelsProps {
  service: Service;
  breadcrumbs: BreadcrumbItems;
  /** About this service. */
  articles: readonly Article[];
  others: readonly Service[];
  signs: AllSigns;
  site: Site;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
  /** The canonical URL of the page. */
  url: string;
}

/** A service: description, panels, warning signs, and how to request it. */
export function ServiceDetail(props: ServiceDetailProps) {
  const { service, site } = props;
  const { first: lead, rest } = splitLead(service.body);
  const [homeCare] = site.hours.homeCare.lines;
  const { days, hours } = formatHours(homeCare);
  const price = startingPrice(service.pricing);
  return (
    <>
      <ServiceHero service={service} breadcrumbs={props.breadcrumbs} site={site} />
      <Container className={styles.body}>
        <ul className={styles.facts}>
          {price ? (
            <li>
              <a href="#tarifs">
                <AnnotatedText>{price}</AnnotatedText>
              </a>
            </li>
          ) : null}
          {props.checksNeighbourhoods ? (
            <li>
              <PageLink href={neighbourhoodsFor(service.id)}>
                {fr('Venons-nous dans votre quartier ?')}
              </PageLink>
            </li>
          ) : null}
          <li>{fr(`${days}, ${hours}`)}</li>
        </ul>
        <ReadAloud>
          <BackLink href={routes.services}>Retour aux services</BackLink>
        </ReadAloud>
        <div className={styles.columns}>
          <div className={styles.lead} data-read data-long-description="">
            <Prose>{lead}</Prose>
          </div>
          <ServicePanels {...props} />
          <div className={styles.rest} data-read data-long-description="">
            <Prose>{rest}</Prose>
          </div>
        </div>
        <div className={styles.after}>
          <div data-read>
            <WarningSigns
              named={service.warningSigns}
              signs={props.signs}
              centre={site}
              serviceId={service.id}
            />
          </div>
          <ArticleMeta
            author={service.author}
            updated={service.updated}
            review={service.review}
            ground="paper"
          />
          <ShareStrip heading="Partager ce service" title={service.title} url={props.url} />
        </div>
      </Container>
      <RelatedContent articles={props.articles} others={props.others} />
    </>
  );
}
